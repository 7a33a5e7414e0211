import CryptoKit
import Testing

@Suite("CryptoKit: hashes, codes and derived keys")
struct HashTests {
    @Test
    func `SHA-2 has the digests of FIPS 180-4's examples`() {
        let text = Data("abc".utf8)
        #expect(
            digits(SHA256.hash(data: text)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        )
        #expect(
            digits(SHA384.hash(data: text))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
        )
        #expect(
            digits(SHA512.hash(data: text))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        )
        #expect(digits(SHA256.hash(data: [])) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test
    func `Outdated functions have the digests of RFC 1321 and RFC 3174`() {
        #expect(digits(Insecure.MD5.hash(data: Data("message digest".utf8))) == "f96b697d7cb7938d525a2f31aaf161d0")
        #expect(digits(Insecure.SHA1.hash(data: Data("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    }

    @Test
    func `Bytes that arrive in parts have the digest of the whole`() {
        let data = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0) })
        var function = SHA256()
        function.update(data: data.prefix(100))
        let copy = function
        function.update(data: data.dropFirst(100))
        #expect(function.finalize() == SHA256.hash(data: data))
        // A copy continues where it was made, and finalizing it leaves it unchanged.
        #expect(copy.finalize() == SHA256.hash(data: data.prefix(100)))
        #expect(copy.finalize() == SHA256.hash(data: data.prefix(100)))
    }

    @Test
    func `A digest is a sequence of bytes with a description`() {
        let digest = Insecure.MD5.hash(data: Data())
        #expect(digest.description == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
        #expect(Data(digest).count == Insecure.MD5.byteCount)
        #expect(digest == Data(digest))
        #expect(digest != Data(digest).dropLast())
        #expect(Set([digest, Insecure.MD5.hash(data: Data())]).count == 1)
    }

    @Test
    func `HMAC has the codes of RFC 4231`() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let text = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(digits(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        // A key longer than a block is hashed.
        let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
        let message = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(
            digits(HMAC<SHA512>.authenticationCode(for: message, using: long))
                == "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e52"
                + "95e64f73f63f0aec8b915a985d786598"
        )
    }

    @Test
    func `A code is valid only for its data and key`() {
        let key = SymmetricKey(size: .bits256)
        let code = HMAC<SHA256>.authenticationCode(for: Data("tea".utf8), using: key)
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("tea".utf8), using: key))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data("tea".utf8), using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("tee".utf8), using: key))
        let other = SymmetricKey(size: .bits256)
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("tea".utf8), using: other))
    }

    @Test
    func `HKDF derives the keys of RFC 5869`() {
        let key = SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22))
        let derived = HKDF<SHA256>
            .deriveKey(
                inputKeyMaterial: key,
                salt: bytes("000102030405060708090a0b0c"),
                info: bytes("f0f1f2f3f4f5f6f7f8f9"),
                outputByteCount: 42
            )
        let expected = "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
        #expect(derived.withUnsafeBytes { digits($0) } == expected)
        let withoutSalt = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, outputByteCount: 42)
        #expect(
            withoutSalt.withUnsafeBytes { digits($0) }
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
        )
    }

    @Test
    func `Random keys have their length and differ`() {
        let key = SymmetricKey(size: .bits192)
        #expect(key.bitCount == 192)
        #expect(key != SymmetricKey(size: .bits192))
        #expect(key == SymmetricKey(data: key))
    }
}
