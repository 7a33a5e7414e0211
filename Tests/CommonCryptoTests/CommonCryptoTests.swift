import CommonCrypto
import Foundation
import Testing

@Suite("CommonCrypto")
struct CommonCryptoTests {
    private func digits(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    private func bytes(_ text: String) -> [UInt8] {
        let digits = text.map { UInt8($0.hexDigitValue!) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    @Test
    func `A digest is computed as extensions of String in apps do`() {
        let data = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
        #expect(digits(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5("abc", 3, &short)
        #expect(digits(short) == "900150983cd24fb0d6963f7d28e17f72")
        var other = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
        CC_SHA224("abc", 3, &other)
        #expect(digits(other) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        var first = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CC_SHA1("abc", 3, &first)
        #expect(digits(first) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    }

    @Test
    func `Bytes that arrive in parts have the digest of the whole, also after a copy of the context`() {
        var context = CC_SHA512_CTX()
        CC_SHA512_Init(&context)
        CC_SHA512_Update(&context, "ab", 2)
        var copy = context
        CC_SHA512_Update(&context, "c", 1)
        CC_SHA512_Update(&copy, "c", 1)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
        CC_SHA512_Final(&digest, &context)
        var second = digest.map { _ in UInt8(0) }
        CC_SHA512_Final(&second, &copy)
        #expect(digits(digest).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(digest == second)
        var smaller = CC_SHA512_CTX()
        CC_SHA384_Init(&smaller)
        CC_SHA384_Update(&smaller, "abc", 3)
        CC_SHA384_Final(&digest, &smaller)
        #expect(digits(digest.prefix(Int(CC_SHA384_DIGEST_LENGTH))).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    }

    @Test
    func `HMAC has the codes of RFC 2202 and RFC 4231`() {
        let text = "what do ya want for nothing?"
        func code(_ algorithm: Int, _ length: Int32) -> String {
            var code = [UInt8](repeating: 0, count: Int(length))
            CCHmac(CCHmacAlgorithm(algorithm), "Jefe", 4, text, text.utf8.count, &code)
            return digits(code)
        }
        #expect(code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH) == "750c783e6ab0b503eaa86e310a5db738")
        #expect(code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        #expect(
            code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH)
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        )
        #expect(code(kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH).hasPrefix("164b7a7bfcf819e2e395fbe73b56e0a3"))
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA224), "Jefe", 4)
        CCHmacUpdate(&context, text, text.utf8.count)
        var parts = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
        CCHmacFinal(&context, &parts)
        #expect(digits(parts) == "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44")
    }

    @Test
    func `PBKDF2 derives the keys of RFC 6070`() {
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2),
            "password",
            8,
            Array("salt".utf8),
            4,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1),
            4096,
            &key,
            key.count
        )
        #expect(status == Int32(kCCSuccess))
        #expect(digits(key) == "4b007901b765489abead49d926f721d065a429c1")
        let invalid = CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "x", 1, nil, 0, 99, 1, &key, 20)
        #expect(invalid == Int32(kCCParamError))
    }

    private func crypt(
        _ operation: Int,
        _ algorithm: Int,
        _ options: Int,
        key: [UInt8],
        iv: [UInt8]?,
        _ input: [UInt8],
        room: Int? = nil
    ) -> (status: Int, output: [UInt8]) {
        var output = [UInt8](repeating: 0, count: room ?? input.count + 16)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation),
            CCAlgorithm(algorithm),
            CCOptions(options),
            key,
            key.count,
            iv,
            input,
            input.count,
            &output,
            output.count,
            &moved
        )
        return (Int(status), status == 0 ? Array(output.prefix(moved)) : [UInt8(truncatingIfNeeded: moved)])
    }

    @Test
    func `AES encrypts the examples of NIST SP 800-38A`() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let plain = bytes("6bc1bee22e409f96e93d7e117393172a")
        let electronic = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, key: key, iv: nil, plain)
        #expect(digits(electronic.output) == "3ad77bb40d7a3660a89ecaf32466ef97")
        let iv = Array(UInt8(0)...15)
        let chained = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, iv: iv, plain)
        #expect(digits(chained.output) == "7649abac8119b246cee98e9b12e9197d")
    }

    @Test(arguments: [
        (kCCAlgorithmAES, 32), (kCCAlgorithm3DES, 24), (kCCAlgorithmDES, 8), (kCCAlgorithmCAST, 16),
        (kCCAlgorithmRC4, 16), (kCCAlgorithmRC2, 16), (kCCAlgorithmBlowfish, 16),
    ])
    func `Each cipher decrypts its own output`(_ algorithm: Int, _ length: Int) {
        let key = (0..<length).map { UInt8($0 * 7) }
        let text = Array("A text of more than one block".utf8)
        let sealed = crypt(kCCEncrypt, algorithm, kCCOptionPKCS7Padding, key: key, iv: nil, text)
        #expect(sealed.status == kCCSuccess)
        #expect(sealed.output != text)
        let opened = crypt(kCCDecrypt, algorithm, kCCOptionPKCS7Padding, key: key, iv: nil, sealed.output)
        #expect(opened.output == text)
    }

    @Test
    func `Invalid calls return their status`() {
        let key = [UInt8](repeating: 1, count: 16)
        let text = Array("0123456789".utf8)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, iv: nil, text).status == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 1, key: [1, 2], iv: nil, text).status == kCCKeySizeError)
        #expect(crypt(kCCEncrypt, 99, 1, key: key, iv: nil, text).status == kCCParamError)
        let small = crypt(kCCEncrypt, kCCAlgorithmAES, 1, key: key, iv: nil, text, room: 15)
        #expect(small.status == kCCBufferTooSmall)
        #expect(small.output == [16])
        // A block of zeros has no valid padding after decryption with this key.
        let invalid = crypt(kCCDecrypt, kCCAlgorithmAES, 1, key: key, iv: nil, [UInt8](repeating: 0, count: 16))
        #expect(invalid.status == kCCDecodeError)
    }

    @Test
    func `A cryptor encrypts in parts, and starts again`() throws {
        let key = [UInt8](repeating: 9, count: 16)
        let text = Array("The quick brown fox jumps over the lazy dog".utf8)
        let whole = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: nil, text).output
        var cryptor: CCCryptorRef?
        #expect(
            CCCryptorCreate(
                CCOperation(kCCEncrypt),
                CCAlgorithm(kCCAlgorithmAES),
                CCOptions(kCCOptionPKCS7Padding),
                key,
                key.count,
                nil,
                &cryptor
            ) == CCCryptorStatus(kCCSuccess)
        )
        defer { CCCryptorRelease(cryptor) }
        for _ in 0..<2 {
            var result: [UInt8] = []
            var moved = 0
            for part in [text.prefix(7), text[7..<40], text[40...]] {
                var output = [UInt8](repeating: 0, count: CCCryptorGetOutputLength(cryptor, part.count, false))
                #expect(
                    CCCryptorUpdate(cryptor, Array(part), part.count, &output, output.count, &moved)
                        == CCCryptorStatus(kCCSuccess)
                )
                result += output.prefix(moved)
            }
            var output = [UInt8](repeating: 0, count: 16)
            #expect(CCCryptorFinal(cryptor, &output, output.count, &moved) == CCCryptorStatus(kCCSuccess))
            #expect(result + output.prefix(moved) == whole)
            #expect(CCCryptorFinal(cryptor, &output, output.count, &moved) == CCCryptorStatus(kCCCallSequenceError))
            #expect(CCCryptorReset(cryptor, nil) == CCCryptorStatus(kCCSuccess))
        }
    }

    @Test
    func `The counter mode encrypts the example of NIST SP 800-38A`() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let counter = bytes("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff")
        let plain = bytes("6bc1bee22e409f96e93d7e117393172aae2d")
        var cryptor: CCCryptorRef?
        let status = CCCryptorCreateWithMode(
            CCOperation(kCCEncrypt),
            CCMode(kCCModeCTR),
            CCAlgorithm(kCCAlgorithmAES),
            CCPadding(ccNoPadding),
            counter,
            key,
            key.count,
            nil,
            0,
            0,
            CCModeOptions(kCCModeOptionCTR_BE),
            &cryptor
        )
        #expect(status == CCCryptorStatus(kCCSuccess))
        defer { CCCryptorRelease(cryptor) }
        var output = [UInt8](repeating: 0, count: plain.count)
        var moved = 0
        CCCryptorUpdate(cryptor, plain, plain.count, &output, output.count, &moved)
        #expect(moved == plain.count)
        #expect(digits(output) == "874d6191b620e3261bef6864990db6ce9806")
    }

    @Test
    func `Random bytes differ`() {
        var first = [UInt8](repeating: 0, count: 32)
        var second = first
        #expect(CCRandomGenerateBytes(&first, 32) == CCRNGStatus(kCCSuccess))
        #expect(CCRandomGenerateBytes(&second, 32) == CCRNGStatus(kCCSuccess))
        #expect(first != second)
    }
}
