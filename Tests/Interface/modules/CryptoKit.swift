import CryptoKit
import SwiftUI

func nonce(_ text: String) -> String {
  let digest = SHA256.hash(data: Data(text.utf8))
  return digest.compactMap { String(format: "%02x", $0) }.joined()
}

func gravatar(_ mail: String) -> String {
  Insecure.MD5.hash(data: Data(mail.lowercased().utf8)).map { String(format: "%02hhx", $0) }
    .joined()
}

func signed(_ body: Data) -> Data {
  let key = SymmetricKey(size: .bits256)
  let code = HMAC<SHA512>.authenticationCode(for: body, using: key)
  let kept = key.withUnsafeBytes { Data($0) }
  let isValid = HMAC<SHA512>.isValidAuthenticationCode(
    code, authenticating: body, using: SymmetricKey(data: kept))
  return isValid ? Data(code) : Data(SHA384.hash(data: body))
}
