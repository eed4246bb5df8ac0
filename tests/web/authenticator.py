"""Device with passkeys for tests. It also signs data that no browser would send."""

from __future__ import annotations

import base64
import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, SYNCED, WITH_KEY = 0x01, 0x04, 0x18, 0x40


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")


class Authenticator:
    """One passkey, for a site; each part of what it signs can be made another."""

    def __init__(self, site: str = "localhost", origin: str = "http://localhost", *, flags: int = VERIFIED) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(32)
        self.site, self.origin, self.flags = site, origin, flags | PRESENT
        self.count = 0
        self.handle = b""

    def made(self, options: dict[str, Any]) -> str:
        """Answer to being asked for a new passkey."""
        self.handle = decoded(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        named = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + named + key}
        response = {"attestationObject": encoded(cbor2.dumps(attestation))}
        return self._written("webauthn.create", options, response)

    def signed(self, options: dict[str, Any], *, key: ec.EllipticCurvePrivateKey | None = None) -> str:
        """Answer to being asked to sign."""
        self.count += 1
        data, said = self._data(), self._said("webauthn.get", options)
        signature = (key or self.key).sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {"authenticatorData": encoded(data), "signature": encoded(signature)}
        return self._written("webauthn.get", options, response | {"userHandle": encoded(self.handle)})

    def _data(self, more: int = 0) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _written(self, kind: str, options: dict[str, Any], response: dict[str, str]) -> str:
        name, said = encoded(self.credential), encoded(self._said(kind, options))
        whole = {"id": name, "rawId": name, "type": "public-key", "response": {"clientDataJSON": said, **response}}
        return json.dumps(whole)
