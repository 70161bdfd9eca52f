"""Every request and every answer: headers, sizes, addresses that do not exist."""

from __future__ import annotations

from support.patience import get, post, request


def test_every_answer_bears_the_headers(url: str) -> None:
    for path in ("/", "/t/abc", "/api/about", "/api/nothing", "/api/docs", "/api/tables/none/view"):
        headers = get(url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "permissions-policy" in headers and "server" not in headers


def test_what_is_too_large_is_refused(url: str) -> None:
    for path, size in (("/api/tables", 70_000), ("/api/records", 5_100_000)):
        answer = post(url + path, content=b" " * size, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413 and answer.json()["error"] == "too-large"

    def parts() -> object:
        for _ in range(20):
            yield b" " * 5000

    answer = post(f"{url}/api/tables", content=parts(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


def test_what_is_not_there_and_what_cannot_be_done(url: str) -> None:
    assert get(f"{url}/api/nothing").json()["error"] == "unknown"
    for method, path in (("PUT", "/api/tables"), ("DELETE", "/api/about"), ("GET", "/api/tables/x/act")):
        answer = request(method, url + path)
        assert answer.status_code == 405 and answer.json()["error"] == "malformed" and answer.headers["allow"]
