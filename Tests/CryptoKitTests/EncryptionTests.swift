import CryptoKit
import Testing

@Suite("CryptoKit: encryption")
struct EncryptionTests {
    @Test
    func `AES-GCM encrypts the test case 4 of its specification`() throws {
        let plain = bytes(
            """
            d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525
            b16aedf5aa0de657ba637b39
            """
        )
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
        let extra = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(plain, using: key, nonce: nonce, authenticating: extra)
        #expect(
            digits(box.ciphertext)
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa05"
                + "1ba30b396a0aac973d58e091"
        )
        #expect(digits(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(try AES.GCM.open(box, using: key, authenticating: extra) == Data(plain))
    }

    @Test
    func `ChaChaPoly encrypts the example of RFC 8439`() throws {
        let text = """
            Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.
            """
        let key = SymmetricKey(data: Array(UInt8(0x80)...0x9F))
        let extra = bytes("50515253c0c1c2c3c4c5c6c7")
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: extra)
        #expect(digits(box.ciphertext.prefix(16)) == "d31a8d34648e60db7b86afbc53ef7ec2")
        #expect(digits(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        #expect(try ChaChaPoly.open(box, using: key, authenticating: extra) == Data(text.utf8))
    }

    @Test
    func `Data passes through the combined form`() throws {
        let key = SymmetricKey(size: .bits256)
        let sealed = try #require(try AES.GCM.seal(Data("secret".utf8), using: key).combined)
        #expect(sealed.count == 12 + 6 + 16)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: key) == Data("secret".utf8))
        let other = try ChaChaPoly.seal(Data("secret".utf8), using: key).combined
        #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: other), using: key) == Data("secret".utf8))
        #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key).isEmpty)
    }

    @Test(arguments: [0, 12, 17, 33])
    func `A changed byte makes opening fail`(_ index: Int) throws {
        let key = SymmetricKey(size: .bits128)
        var sealed = try #require(try AES.GCM.seal(Data("secret".utf8), using: key).combined)
        sealed[index] ^= 1
        let box = try AES.GCM.SealedBox(combined: sealed)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    }

    @Test
    func `Other data to authenticate makes opening fail`() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try ChaChaPoly.seal(Data("secret".utf8), using: key, authenticating: Data("a".utf8))
        #expect(throws: CryptoKitError.authenticationFailure) {
            try ChaChaPoly.open(box, using: key, authenticating: Data("b".utf8))
        }
    }

    @Test
    func `Wrong lengths throw`() throws {
        let short = SymmetricKey(data: [1, 2, 3] as [UInt8])
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: short) }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: [1, 2, 3]) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    }
}
