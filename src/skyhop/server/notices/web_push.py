"""Web push: encryption of a message (RFC 8188, RFC 8291) and identification of the server (VAPID, RFC 8292).

Browsers choose the push service. The service forwards the message, and cannot read it.
"""

from __future__ import annotations

import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Order of the curve P-256. A private key is a number from 1 to one less than the order."""
POINT_BYTES, SECRET_BYTES, SALT_BYTES, NUMBER_BYTES = 65, 16, 16, 32
RECORD_BYTES = 4096
"""Size in bytes of an encrypted record. Push services accept messages of one record."""
MAX_MESSAGE_BYTES = RECORD_BYTES - 103
"""Maximum size of a message in bytes. 86 bytes are the header, 16 the authentication tag, and one the delimiter."""
TOKEN_SECONDS = 12 * 3600
"""Seconds for which a token of the server is valid. Push services refuse more than 24 hours."""


class NoPushKey(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if the keys of a subscription are not valid keys for web push."""


def encode_base64(data: bytes) -> str:
    """Return bytes as base64 with the letters for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64(text: str) -> bytes:
    """Return the bytes of a base64 text with the letters for URLs. Raise `ValueError` for another text."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def check_keys(public_key: bytes, secret: bytes) -> None:
    """Check the keys of a browser.

    Raise `NoPushKey` if a key has the wrong length, or the public key is not a point of the curve P-256.
    """
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public_key)
    except ValueError:
        raise NoPushKey from None
    if len(public_key) != POINT_BYTES or len(secret) != SECRET_BYTES:
        raise NoPushKey


def encrypt(
    message: bytes,
    public_key: bytes,
    secret: bytes,
    *,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """[RFC 8291 3] Encrypt a message for the browser with this public key and authentication secret.

    `own` is the temporary private key of the server. Only tests give `salt` and `own`. By default, both are random.

    Raises:
        ValueError: if the message has more than `MAX_MESSAGE_BYTES` bytes.
    """
    if len(message) > MAX_MESSAGE_BYTES:
        raise ValueError(len(message))
    salt, own = salt or secrets.token_bytes(SALT_BYTES), own or ec.generate_private_key(CURVE)
    own_point = _encode_point(own.public_key())
    key, nonce = derive_keys(own, public_key, secret, salt, is_sender=True)
    header = salt + struct.pack("!IB", RECORD_BYTES, len(own_point)) + own_point
    return header + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def derive_keys(
    own: ec.EllipticCurvePrivateKey, other: bytes, secret: bytes, salt: bytes, *, is_sender: bool
) -> tuple[bytes, bytes]:
    """[RFC 8291 3.4] Return the key and the nonce of a message. Sender and receiver derive the same values."""
    point, own_point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, other), _encode_point(own.public_key())
    receiver, sender = (other, own_point) if is_sender else (own_point, other)
    shared = own.exchange(ec.ECDH(), point)
    key = HKDF(SHA256(), NUMBER_BYTES, secret, b"WebPush: info\0" + receiver + sender).derive(shared)
    content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
    return content_key, HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)


def _encode_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class ServerKey(NamedTuple):
    """Key by which push services recognise this server. Browsers accept only messages that are signed with this key."""

    private: ec.EllipticCurvePrivateKey
    contact: str
    """Address of the operator for push services: the public URL of the server, or empty."""

    @classmethod
    def derive(cls, random_bytes: bytes, contact: str) -> ServerKey:
        """Return the key for 64 random bytes. The same bytes always result in the same key."""
        number = int.from_bytes(random_bytes) % (ORDER - 1) + 1
        return cls(ec.derive_private_key(number, CURVE), contact)

    @property
    def public(self) -> str:
        """Public key as browsers expect it."""
        return encode_base64(_encode_point(self.private.public_key()))

    def authorize(self, address: str, at: int) -> str:
        """[RFC 8292 3] Return the header that identifies the server to the push service of an address.

        `at` is the present time in seconds since 1970.
        """
        parts = urlsplit(address)
        claims: dict[str, object] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": at + TOKEN_SECONDS}
        if self.contact:
            claims["sub"] = self.contact
        jwt_parts = (
            json.dumps(each, separators=(",", ":")).encode() for each in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        signed = ".".join(map(encode_base64, jwt_parts))
        signature = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = encode_base64(b"".join(number.to_bytes(NUMBER_BYTES) for number in signature))
        return f"vapid t={signed}.{token}, k={self.public}"
