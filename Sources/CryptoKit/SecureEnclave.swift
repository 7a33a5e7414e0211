/// Keys in a separate processor, which desktops lack.
public enum SecureEnclave {
    /// Whether there is such a processor: always false.
    public static var isAvailable: Bool { false }

    /// Keys in the processor.
    @available(
        *,
        unavailable,
        message: "desktops have no Secure Enclave: use CryptoKit.P256 and store the key in the keychain"
    )
    public enum P256 {}
}
