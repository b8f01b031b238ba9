// Ciphers and signatures, which are not here: named, so that the compiler says it in a sentence.

/// Not supported: a cipher.
@available(
  *, unavailable, message: "Colonnade has hashes and HMAC only. Use swift-crypto for ciphers."
)
public enum AES {}

/// Not supported: a cipher.
@available(
  *, unavailable, message: "Colonnade has hashes and HMAC only. Use swift-crypto for ciphers."
)
public enum ChaChaPoly {}

/// Not supported: keys of an elliptic curve.
@available(
  *, unavailable, message: "Colonnade has hashes and HMAC only. Use swift-crypto for keys."
)
public enum Curve25519 {}

/// Not supported: keys of an elliptic curve.
@available(
  *, unavailable, message: "Colonnade has hashes and HMAC only. Use swift-crypto for keys."
)
public enum P256 {}

/// Not supported: keys of an elliptic curve.
@available(
  *, unavailable, message: "Colonnade has hashes and HMAC only. Use swift-crypto for keys."
)
public enum P384 {}

/// Not supported: keys of an elliptic curve.
@available(
  *, unavailable, message: "Colonnade has hashes and HMAC only. Use swift-crypto for keys."
)
public enum P521 {}

/// Not supported: keys from others.
@available(
  *, unavailable, message: "Colonnade has hashes and HMAC only. Use swift-crypto for keys."
)
public enum HKDF<H: HashFunction> {}

/// Not supported: keys of the device.
@available(
  *, unavailable, message: "Colonnade has hashes and HMAC only: there is no Secure Enclave."
)
public enum SecureEnclave {}
