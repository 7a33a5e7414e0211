import CryptoKit
import Testing

@Suite("CryptoKit: signatures and key agreement")
struct CurveTests {
    @Test
    func `Ed25519 signs the test 2 of RFC 8032`() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
        )
        #expect(
            digits(key.publicKey.rawRepresentation)
                == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
        )
        let signature = try key.signature(for: bytes("72"))
        #expect(
            digits(signature)
                == "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        )
        #expect(key.publicKey.isValidSignature(signature, for: bytes("72")))
        #expect(!key.publicKey.isValidSignature(signature, for: bytes("73")))
        #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: bytes("72")))
    }

    @Test
    func `X25519 makes the shared secret of RFC 7748`() throws {
        let first = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb")
        )
        let other = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
        )
        let expected = bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
        #expect(try first.sharedSecretFromKeyAgreement(with: other) == Data(expected))
        let second = Curve25519.KeyAgreement.PrivateKey()
        let secret = try first.sharedSecretFromKeyAgreement(with: second.publicKey)
        #expect(secret == (try second.sharedSecretFromKeyAgreement(with: first.publicKey)))
    }

    @Test
    func `P-256 accepts the signature of RFC 6979, and only for its text`() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721")
        )
        #expect(
            digits(key.publicKey.rawRepresentation)
                == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
                + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
        )
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: bytes(
                """
                EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716
                F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
                """
            )
        )
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
    }

    @Test
    func `Signatures of each curve pass through both forms`() throws {
        func check<Curve: NISTCurve>(_ key: NISTSigningPrivateKey<Curve>, _ length: Int) throws {
            let signature = try key.signature(for: Data("text".utf8))
            #expect(signature.rawRepresentation.count == length)
            let raw = try NISTSignature<Curve>(rawRepresentation: signature.rawRepresentation)
            let der = try NISTSignature<Curve>(derRepresentation: signature.derRepresentation)
            #expect(key.publicKey.isValidSignature(raw, for: Data("text".utf8)))
            #expect(key.publicKey.isValidSignature(der, for: Data("text".utf8)))
            #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
                try NISTSignature<Curve>(derRepresentation: signature.derRepresentation + [0])
            }
        }
        try check(P256.Signing.PrivateKey(), 64)
        try check(P384.Signing.PrivateKey(), 96)
        try check(P521.Signing.PrivateKey(), 132)
    }

    @Test
    func `Keys of each curve pass through all forms`() throws {
        func check<Curve: NISTCurve>(_ key: NISTAgreementPrivateKey<Curve>) throws {
            typealias Private = NISTAgreementPrivateKey<Curve>
            typealias Public = NISTAgreementPublicKey<Curve>
            for copy in [
                try Private(rawRepresentation: key.rawRepresentation),
                try Private(x963Representation: key.x963Representation),
                try Private(derRepresentation: key.derRepresentation),
                try Private(pemRepresentation: key.pemRepresentation),
            ] {
                #expect(copy.rawRepresentation == key.rawRepresentation)
            }
            let open = key.publicKey
            for copy in [
                try Public(rawRepresentation: open.rawRepresentation),
                try Public(x963Representation: open.x963Representation),
                try Public(compressedRepresentation: open.compressedRepresentation),
                try Public(compactRepresentation: #require(open.compactRepresentation)),
                try Public(derRepresentation: open.derRepresentation),
                try Public(pemRepresentation: open.pemRepresentation),
            ] {
                #expect(copy.rawRepresentation == open.rawRepresentation)
            }
        }
        try check(P256.KeyAgreement.PrivateKey())
        try check(P384.KeyAgreement.PrivateKey())
        try check(P521.KeyAgreement.PrivateKey())
    }

    @Test
    func `Two sides derive the same key`() throws {
        let first = P256.KeyAgreement.PrivateKey()
        let second = P256.KeyAgreement.PrivateKey()
        func derive(_ key: P256.KeyAgreement.PrivateKey, _ other: P256.KeyAgreement.PublicKey) throws -> SymmetricKey {
            try key.sharedSecretFromKeyAgreement(with: other)
                .hkdfDerivedSymmetricKey(
                    using: SHA256.self,
                    salt: Data("salt".utf8),
                    sharedInfo: Data(),
                    outputByteCount: 32
                )
        }
        #expect(try derive(first, second.publicKey) == derive(second, first.publicKey))
        #expect(try derive(first, second.publicKey) != derive(first, first.publicKey))
    }

    @Test
    func `ECDH of P-256 makes the shared secret of NIST's vector`() throws {
        let key = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534")
        )
        let other = try P256.KeyAgreement.PublicKey(
            rawRepresentation: bytes(
                """
                700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287
                db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac
                """
            )
        )
        let secret = try key.sharedSecretFromKeyAgreement(with: other)
        #expect(
            secret.withUnsafeBytes { digits($0) }
                == "46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b"
        )
    }

    @Test
    func `Data that is no key throws`() {
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.Signing.PrivateKey(rawRepresentation: [1, 2, 3] as [UInt8])
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31))
        }
        // Zero, the order of the curve, and a point that is not on the curve.
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32))
        }
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.Signing.PrivateKey(
                rawRepresentation: bytes("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")
            )
        }
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.Signing.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64))
        }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PublicKey(pemRepresentation: "x") }
        // A key of another curve.
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
            try P256.Signing.PrivateKey(derRepresentation: P384.Signing.PrivateKey().derRepresentation)
        }
    }

    @Test
    func `There is no Secure Enclave`() {
        #expect(!SecureEnclave.isAvailable)
    }
}
