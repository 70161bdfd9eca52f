// Makes src/net/wire.ts from the server's models: `npm run types`. With --from-schema it uses the committed wire.json.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { typescript } from "./wire.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const schema = here("../wire.json");

if (!process.argv.includes("--from-schema")) {
  const own = here("../../.venv/bin/python");
  const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
  execFileSync(python, [here("wire.py"), schema], { stdio: "inherit", env: { PYTHONPATH: here("../../src"), ...process.env } });
}
writeFileSync(here("../src/net/wire.ts"), await typescript(JSON.parse(readFileSync(schema, "utf8"))));
