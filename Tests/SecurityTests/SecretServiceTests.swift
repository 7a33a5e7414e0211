#if Security
import Foundation
import Glibc
import Security
import Testing

/// The functions of items, with GNOME Keyring on the tests' own session bus.
@Suite("Items in the Secret Service", .serialized, .enabled(if: SecretService.isAvailable))
struct SecretServiceTests {
    init() throws { try #require(SecretService.isRunning) }

    /// A wrapper as apps write it.
    private struct Passwords {
        let service: String

        private func query(_ account: String) -> [String: AnyObject] {
            [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service as AnyObject,
                kSecAttrAccount as String: account as AnyObject,
            ]
        }

        func save(_ password: String, account: String) throws {
            let data = password.data(using: .utf8)!
            var status = SecItemUpdate(
                query(account) as CFDictionary,
                [kSecValueData as String: data as AnyObject] as CFDictionary
            )
            if status == errSecItemNotFound {
                var item = query(account)
                item[kSecValueData as String] = data as AnyObject?
                status = SecItemAdd(item as CFDictionary, nil)
            }
            guard status == noErr else {
                throw NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: nil)
            }
        }

        func read(_ account: String) -> String? {
            var query = query(account)
            query[kSecMatchLimit as String] = kSecMatchLimitOne
            query[kSecReturnAttributes as String] = kCFBooleanTrue
            query[kSecReturnData as String] = kCFBooleanTrue
            var result: AnyObject?
            let status = withUnsafeMutablePointer(to: &result) {
                SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
            }
            guard status == noErr, let item = result as? [String: AnyObject],
                let data = item[kSecValueData as String] as? Data
            else { return nil }
            return String(data: data, encoding: .utf8)
        }

        func delete(_ account: String) -> OSStatus { SecItemDelete(query(account) as CFDictionary) }
    }

    @Test
    func `A password is saved, changed, read and deleted`() throws {
        let passwords = Passwords(service: "tea")
        #expect(passwords.read("ann") == nil)
        try passwords.save("p\u{E4}ssword", account: "ann")
        #expect(passwords.read("ann") == "p\u{E4}ssword")
        try passwords.save("other", account: "ann")
        #expect(passwords.read("ann") == "other")
        #expect(passwords.delete("ann") == errSecSuccess)
        #expect(passwords.read("ann") == nil)
        #expect(passwords.delete("ann") == errSecItemNotFound)
    }

    @Test
    func `Items with attributes of each kind are listed`() throws {
        let server: [String: Any] = [
            kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.com",
        ]
        SecItemDelete(server as CFDictionary)
        for account in ["ann", "bob"] {
            let item = server.merging([
                kSecAttrAccount as String: account, kSecAttrPort as String: 8080,
                kSecAttrComment as String: "Tea & cake", kSecValueData as String: Data([0, 1, 255]),
            ]) { $1 }
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
        }
        var result: CFTypeRef?
        let query = server.merging([
            kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
            kSecReturnData as String: true,
        ]) { $1 }
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
        let items = try #require(result as? [[String: Any]])
        #expect(Set(items.compactMap { $0[kSecAttrAccount as String] as? String }) == ["ann", "bob"])
        for item in items {
            #expect(item[kSecAttrPort as String] as? Int == 8080)
            #expect(item[kSecAttrComment as String] as? String == "Tea & cake")
            #expect(item[kSecValueData as String] as? Data == Data([0, 1, 255]))
            #expect(item[kSecAttrCreationDate as String] is Date)
        }
        #expect(SecItemDelete(server as CFDictionary) == errSecSuccess)
    }

    @Test
    func `The desktop's program for passwords shows an item by its label`() throws {
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "labels",
            kSecAttrAccount as String: "ann", kSecValueData as String: Data("visible".utf8),
        ]
        SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrService: "labels"] as CFDictionary)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        let path = try SecretService.call("SearchItems", "{'svce': 'labels', 'acct': 'ann'}")
        #expect(path.contains("/org/freedesktop/secrets/collection/login/"))
    }
}

/// The daemon of GNOME Keyring, in the temporary home folder of the tests, unlocked with a password.
private enum SecretService {
    private static let program = "/usr/bin/gnome-keyring-daemon"

    /// Tests without their own bus would change the user's keychain.
    static let isAvailable =
        ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false
        && ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]?.hasPrefix("/tmp/") == true
        && FileManager.default.isExecutableFile(atPath: program)

    private nonisolated(unsafe) static var identifier: pid_t = 0

    /// Starts the daemon once; it ends with the tests.
    static let isRunning: Bool = {
        let daemon = Process()
        daemon.executableURL = URL(fileURLWithPath: program)
        daemon.arguments = ["--foreground", "--components=secrets", "--unlock"]
        let input = Pipe()
        daemon.standardInput = input
        daemon.standardOutput = FileHandle.nullDevice
        daemon.standardError = FileHandle.nullDevice
        guard (try? daemon.run()) != nil else { return false }
        identifier = daemon.processIdentifier
        atexit { kill(SecretService.identifier, SIGTERM) }
        input.fileHandleForWriting.write(Data("password".utf8))
        try? input.fileHandleForWriting.close()
        return (try? run("/usr/bin/gdbus", ["wait", "--session", "--timeout", "60", "org.freedesktop.secrets"])) != nil
    }()

    /// Calls a method of the service from another program, and returns the printed result.
    static func call(_ method: String, _ arguments: String) throws -> String {
        try run(
            "/usr/bin/gdbus",
            [
                "call", "--session", "--dest", "org.freedesktop.secrets", "--object-path", "/org/freedesktop/secrets",
                "--method", "org.freedesktop.Secret.Service.\(method)", arguments,
            ]
        )
    }

    private struct Failure: Error {}

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure() }
        return String(decoding: text, as: UTF8.self)
    }
}
#endif
