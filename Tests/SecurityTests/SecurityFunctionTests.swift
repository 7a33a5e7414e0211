import Foundation
import Security
import Testing

@Suite("Security: random bytes, messages and access control")
struct SecurityFunctionTests {
    @Test
    func `Random bytes fill the whole buffer and differ`() {
        var first = [UInt8](repeating: 0, count: 37)
        var second = first
        #expect(SecRandomCopyBytes(kSecRandomDefault, first.count, &first) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, second.count, &second) == errSecSuccess)
        #expect(first != second)
        // With a probability of 1 in 2^40 the last five bytes are zero by chance.
        #expect(first.suffix(5).contains { $0 != 0 })
        #expect(SecRandomCopyBytes(nil, 0, &first) == errSecSuccess)
    }

    @Test
    func `Statuses have a message`() {
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? == "The item cannot be found.")
        #expect(SecCopyErrorMessageString(1, nil) == nil)
        #expect(errSecDuplicateItem == -25299)
    }

    @Test
    func `Access control without a proof of presence carries its protection, and with one fails`() {
        var error: Unmanaged<CFError>?
        let control = SecAccessControlCreateWithFlags(
            kCFAllocatorDefault,
            kSecAttrAccessibleAfterFirstUnlock,
            [],
            &error
        )
        #expect(control != nil && error == nil)
        #expect(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAlways, .userPresence, &error) == nil)
        let failure = error?.takeRetainedValue()
        #expect(failure.map { CFErrorGetCode($0) } == Int(errSecUnimplemented))
        #expect(failure.map { CFErrorGetDomain($0) as String } == NSOSStatusErrorDomain)
    }

    @Test
    func `There are no passwords shared with a browser`() async {
        let code = await withCheckedContinuation { continuation in
            SecRequestSharedWebCredential(nil, nil) { _, error in continuation.resume(returning: error?.code) }
        }
        #expect(code == Int(errSecUnimplemented))
        let password = SecCreateSharedWebCredentialPassword() as String?
        #expect(password?.split(separator: "-").map(\.count) == [3, 3, 3, 3])
    }
}
