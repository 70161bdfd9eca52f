"""The encoding of Helvetiq, assembled from its parts."""

from __future__ import annotations

from ....core.encoding import Encoding
from .features import ROW, features
from .slots import SLOTS, auction, legal_slots, option_of, outbid, slot_of, unbid
from .truth import TRUTH, truth

ENCODING = Encoding(
    version=1,
    features=features,
    truth=truth,
    legal_slots=legal_slots,
    slot_of=slot_of,
    option_of=option_of,
    auction=auction,
    outbid=outbid,
    unbid=unbid,
    row=ROW,
    hidden=TRUTH,
    answers=SLOTS,
)
