import Foundation
import Security
import Testing

/// The rules of items, on a store in memory.
@Suite("Keychain")
struct KeychainTests {
    private let store = MemoryStore()
    private var keychain: Keychain { Keychain(store: store, application: "com.example.app") }

    private func status(_ body: () throws(KeychainFailure) -> Void) -> OSStatus {
        do {
            try body()
            return errSecSuccess
        } catch {
            return error.status
        }
    }

    private func add(_ attributes: [String: Any]) -> OSStatus {
        status { () throws(KeychainFailure) in _ = try keychain.add(attributes as CFDictionary) }
    }

    private func find(_ query: [String: Any]) throws -> CFTypeRef? { try keychain.find(query as CFDictionary) }

    private func findStatus(_ query: [String: Any]) -> OSStatus {
        status { () throws(KeychainFailure) in _ = try keychain.find(query as CFDictionary) }
    }

    private func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        status { () throws(KeychainFailure) in try keychain.update(query as CFDictionary, changes as CFDictionary) }
    }

    private func delete(_ query: [String: Any]) -> OSStatus {
        status { () throws(KeychainFailure) in try keychain.delete(query as CFDictionary) }
    }

    private func password(_ account: String, service: String = "tea") -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
    }

    private func adding(_ query: [String: Any], _ more: [CFString: Any]) -> [String: Any] {
        query.merging(more.map { ($0.key as String, $0.value) }) { $1 }
    }

    @Test
    func `An added password is found by account and service`() throws {
        #expect(add(adding(password("ann"), [kSecValueData: Data("secret".utf8)])) == errSecSuccess)
        let found = try find(adding(password("ann"), [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]))
        #expect(found as? Data == Data("secret".utf8))
        #expect(findStatus(password("bob")) == errSecItemNotFound)
        #expect(findStatus(password("ann", service: "coffee")) == errSecItemNotFound)
        #expect(store.labels == ["tea: ann"])
    }

    @Test
    func `Adding an item with the same identity fails`() {
        #expect(add(password("ann")) == errSecSuccess)
        #expect(add(adding(password("ann"), [kSecAttrComment: "other"])) == errSecDuplicateItem)
        #expect(add(password("bob")) == errSecSuccess)
        #expect(add(adding(password("ann"), [kSecAttrSynchronizable: true])) == errSecSuccess)
        // No account is another identity than any account.
        #expect(
            add([kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tea"]) == errSecSuccess
        )
    }

    @Test
    func `All Internet passwords of a server are found in the order of addition`() throws {
        for (index, account) in ["ann", "bob"].enumerated() {
            store.time = 1000 + Double(index)
            let item: [String: Any] = [
                kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.com",
                kSecAttrProtocol as String: kSecAttrProtocolHTTPS, kSecAttrPort as String: 443,
                kSecAttrAccount as String: account, kSecValueData as String: Data(account.utf8),
            ]
            #expect(add(item) == errSecSuccess)
        }
        let found = try find([
            kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.com",
            kSecAttrPort as String: 443, kSecMatchLimit as String: kSecMatchLimitAll,
            kSecReturnAttributes as String: true, kSecReturnData as String: true,
        ])
        let items = try #require(found as? [[String: Any]])
        #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["ann", "bob"])
        #expect(items.first?[kSecAttrPort as String] as? Int == 443)
        #expect(items.first?[kSecValueData as String] as? Data == Data("ann".utf8))
        #expect(items.first?[kSecAttrProtocol as String] as? String == kSecAttrProtocolHTTPS as String)
        #expect(items.last?[kSecAttrCreationDate as String] as? Date == Date(timeIntervalSince1970: 1001))
        // The store's own attributes are not visible.
        #expect(items.first?["app"] == nil && items.first?["id"] == nil)
        #expect(items.first?[kSecAttrAccessGroup as String] as? String == "com.example.app")
        #expect(items.first?[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
    }

    @Test
    func `A limit bounds the number of items`() throws {
        for account in ["a", "b", "c"] { #expect(add(password(account)) == errSecSuccess) }
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: 2,
            kSecReturnAttributes as String: true,
        ]
        #expect((try find(query) as? [Any])?.count == 2)
    }

    @Test
    func `Attributes keep whether they are text or data`() throws {
        let account = Data("ann".utf8)
        let item: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account]
        #expect(add(item) == errSecSuccess)
        #expect(findStatus(item) == errSecSuccess)
        #expect(
            findStatus([kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann"])
                == errSecItemNotFound
        )
        let found = try find(adding(item, [kSecReturnAttributes: true])) as? [String: Any]
        #expect(found?[kSecAttrAccount as String] as? Data == account)
    }

    @Test
    func `An update changes the secret and attributes of all matching items`() throws {
        #expect(add(adding(password("ann"), [kSecValueData: Data("old".utf8)])) == errSecSuccess)
        store.time = 2000
        #expect(
            update(password("ann"), [kSecValueData as String: Data("new".utf8), kSecAttrAccount as String: "eve"])
                == errSecSuccess
        )
        #expect(findStatus(password("ann")) == errSecItemNotFound)
        let found = try find(adding(password("eve"), [kSecReturnData: true, kSecReturnAttributes: true]))
        let item = try #require(found as? [String: Any])
        #expect(item[kSecValueData as String] as? Data == Data("new".utf8))
        #expect(item[kSecAttrModificationDate as String] as? Date == Date(timeIntervalSince1970: 2000))
        #expect(store.labels == ["tea: eve"])
    }

    @Test
    func `An update must find an item, and must not make a duplicate`() {
        #expect(update(password("ann"), [kSecValueData as String: Data()]) == errSecItemNotFound)
        #expect(add(password("ann")) == errSecSuccess)
        #expect(add(password("bob")) == errSecSuccess)
        #expect(update(password("bob"), [kSecAttrAccount as String: "ann"]) == errSecDuplicateItem)
        #expect(update(password("bob"), [kSecAttrAccount as String: "bob"]) == errSecSuccess)
        #expect(update(password("bob"), [kSecReturnData as String: true]) == errSecParam)
        #expect(update(password("bob"), [:]) == errSecParam)
    }

    @Test
    func `Deleting removes all matching items`() {
        for account in ["a", "b"] { #expect(add(password(account)) == errSecSuccess) }
        #expect(add(password("a", service: "coffee")) == errSecSuccess)
        let all: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tea"]
        #expect(delete(adding(all, [kSecMatchLimit: kSecMatchLimitOne])) == errSecParam)
        #expect(delete(all) == errSecSuccess)
        #expect(delete(all) == errSecItemNotFound)
        #expect(findStatus(password("a", service: "coffee")) == errSecSuccess)
    }

    @Test
    func `A persistent reference selects its item`() throws {
        let attributes = adding(password("ann"), [kSecValueData: Data("x".utf8), kSecReturnPersistentRef: true])
        let reference = try #require(try keychain.add(attributes as CFDictionary) as? Data)
        #expect(add(password("bob")) == errSecSuccess)
        let query: [String: Any] = [
            kSecValuePersistentRef as String: reference, kSecReturnAttributes as String: true,
            kSecReturnData as String: true,
        ]
        let found = try find(query) as? [String: Any]
        #expect(found?[kSecAttrAccount as String] as? String == "ann")
        #expect(found?[kSecValueData as String] as? Data == Data("x".utf8))
        #expect(delete([kSecValuePersistentRef as String: reference]) == errSecSuccess)
        #expect(findStatus(password("bob")) == errSecSuccess)
    }

    @Test
    func `A search without synchronization finds only items without it`() {
        #expect(add(adding(password("ann"), [kSecAttrSynchronizable: kCFBooleanTrue!])) == errSecSuccess)
        #expect(findStatus(password("ann")) == errSecItemNotFound)
        #expect(findStatus(adding(password("ann"), [kSecAttrSynchronizable: true])) == errSecSuccess)
        #expect(
            findStatus(adding(password("ann"), [kSecAttrSynchronizable: kSecAttrSynchronizableAny])) == errSecSuccess
        )
    }

    @Test
    func `An app finds its own items, and those of a group that it names`() {
        #expect(add(password("ann")) == errSecSuccess)
        #expect(add(adding(password("bob"), [kSecAttrAccessGroup: "group.example"])) == errSecSuccess)
        let other = Keychain(store: store, application: "com.example.other")
        func finds(_ query: [String: Any]) -> Bool { (try? other.find(query as CFDictionary)) != nil }
        let all: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecReturnAttributes as String: true]
        #expect(!finds(all))
        #expect(finds(adding(all, [kSecAttrAccessGroup: "group.example"])))
        #expect(findStatus(password("bob")) == errSecSuccess)
    }

    @Test
    func `Locked items ask the user, fail or are skipped`() {
        #expect(add(password("ann")) == errSecSuccess)
        store.isLocked = true
        store.userUnlocks = false
        let query = password("ann")
        #expect(findStatus(query) == errSecUserCanceled)
        #expect(
            findStatus(adding(query, [kSecUseAuthenticationUI: kSecUseAuthenticationUIFail]))
                == errSecInteractionNotAllowed
        )
        #expect(findStatus(adding(query, [kSecUseAuthenticationUI: kSecUseAuthenticationUISkip])) == errSecItemNotFound)
        store.userUnlocks = true
        #expect(findStatus(query) == errSecSuccess)
    }

    @Test
    func `Invalid dictionaries return their status`() {
        #expect(findStatus([kSecAttrAccount as String: "ann"]) == errSecParam)
        #expect(findStatus([kSecClass as String: "none"]) == errSecNoSuchClass)
        #expect(findStatus(adding(password("ann"), [kSecAttrServer: "x"])) == errSecNoSuchAttr)
        #expect(findStatus(adding(password("ann"), ["what" as CFString: 1])) == errSecNoSuchAttr)
        #expect(add(adding(password("ann"), [kSecValueData: "text"])) == errSecParam)
        #expect(add(password("a\0b")) == errSecParam)
        #expect(add([kSecClass as String: kSecClassKey]) == errSecUnimplemented)
        #expect(delete([kSecClass as String: kSecClassCertificate]) == errSecItemNotFound)
    }

    @Test
    func `A failure of the store is returned`() {
        store.failure = KeychainFailure(errSecNotAvailable)
        #expect(add(password("ann")) == errSecNotAvailable)
        #expect(findStatus(password("ann")) == errSecNotAvailable)
        #expect(delete(password("ann")) == errSecNotAvailable)
    }
}
