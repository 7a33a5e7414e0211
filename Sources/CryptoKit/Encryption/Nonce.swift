import Foundation

/// The bytes of a nonce.
struct NonceBytes: Sendable {
    let bytes: [UInt8]

    /// A random nonce of 12 bytes.
    init() { bytes = SecureBytes.random(count: 12).withUnsafeBytes { Array($0) } }

    init(_ data: some DataProtocol) { bytes = Array(data) }
}

/// Encrypted data in parts.
struct SealedParts: Sendable {
    static let tagLength = 16
    let nonce: [UInt8]
    let ciphertext: Data
    let tag: Data

    init(nonce: [UInt8], ciphertext: Data, tag: Data) {
        self.nonce = nonce
        self.ciphertext = ciphertext
        self.tag = tag
    }

    /// Splits data that begins with a nonce of 12 bytes, and ends with a tag.
    init(combined: some DataProtocol) throws {
        let data = Data(combined)
        guard data.count >= 12 + Self.tagLength else { throw CryptoKitError.incorrectParameterSize }
        nonce = Array(data.prefix(12))
        ciphertext = Data(data.dropFirst(12).dropLast(Self.tagLength))
        tag = Data(data.suffix(Self.tagLength))
    }

    /// Checks the length of a tag.
    init(nonce: [UInt8], ciphertext: some DataProtocol, tag: some DataProtocol) throws {
        guard tag.count == Self.tagLength else { throw CryptoKitError.incorrectParameterSize }
        self.init(nonce: nonce, ciphertext: Data(ciphertext), tag: Data(tag))
    }

    /// The parts one after the other.
    var combined: Data { Data(nonce) + ciphertext + tag }
}
