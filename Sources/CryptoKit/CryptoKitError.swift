/// The failure of a cryptographic operation.
public enum CryptoKitError: Error, Hashable, Sendable {
    /// The algorithm has no keys of this length.
    case incorrectKeySize
    /// Data does not have the length that the operation requires.
    case incorrectParameterSize
    /// The tag does not match: the data was changed, or encrypted with another key.
    case authenticationFailure
    /// OpenSSL failed. The code is 0.
    case underlyingCoreCryptoError(error: Int32)
    /// A key cannot be wrapped.
    case wrapFailure
    /// A wrapped key cannot be unwrapped.
    case unwrapFailure
    /// A value is not one of those that the operation accepts, such as a public key that is not on its curve.
    case invalidParameter
}

/// The reason why text or data in a standard encoding is not a key or signature.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
    /// The DER data is not of the expected kind, or belongs to another curve.
    case invalidASN1Object
    /// The text is not a PEM document of the expected kind.
    case invalidPEMDocument
}
