import Foundation
import FoundationCompatibility

/// The operations of items on a store.
///
/// An item's attributes in the store are those of the app by their codes, and these: `xdg:schema`, `class`, `app` (the app that added
/// the item), `agrp`, `sync.flag` and `id`, which persistent references contain.
package struct Keychain: Sendable {
    private static let schema = "org.searchlight.Keychain"

    let store: any SecretStore
    /// The name of the app: items without an access group belong to it.
    let application: String

    package init(store: any SecretStore, application: String) {
        self.store = store
        self.application = application
    }

    /// Held while an item is added or changed, so that two threads cannot add the same item.
    private static let lock = NSLock()

    // MARK: Operations

    package func add(_ attributes: CFDictionary) throws(KeychainFailure) -> CFTypeRef? {
        let query = try KeychainQuery(attributes)
        guard !query.isOtherClass else { throw KeychainFailure(errSecUnimplemented) }
        guard let itemClass = query.itemClass, query.synchronizable != nil else { throw KeychainFailure(errSecParam) }
        var values = query.values
        if values["pdmn"] == nil { values["pdmn"] = .text("ak") }
        var stored = Self.texts(values)
        stored["xdg:schema"] = Self.schema
        stored["class"] = itemClass.rawValue
        stored["app"] = application
        stored["agrp"] = query.accessGroup ?? application
        stored["sync.flag"] = query.synchronizable == true ? "1" : "0"
        stored["id"] = UUID().uuidString
        let secret = query.secret ?? Data()

        Self.lock.lock()
        defer { Self.lock.unlock() }
        guard try !isDuplicate(stored, of: itemClass) else { throw KeychainFailure(errSecDuplicateItem) }
        try store.add(attributes: stored, label: label(values, itemClass), secret: secret)
        guard query.returnsAttributes || query.returnsData || query.returnsPersistentReference else { return nil }
        let id = ["xdg:schema": Self.schema, "id": stored["id"]!]
        guard let item = try store.items(matching: id, unlocking: false).first else {
            throw KeychainFailure(errSecItemNotFound)
        }
        return try result(item, for: query)
    }

    package func find(_ dictionary: CFDictionary) throws(KeychainFailure) -> CFTypeRef? {
        let query = try KeychainQuery(dictionary)
        let items = try matches(query)
        switch query.limit ?? .one {
        case .one: return try result(items[0], for: query)
        case .all: return try results(items[...], for: query)
        case .number(let number): return try results(items.prefix(number), for: query)
        }
    }

    package func update(
        _ dictionary: CFDictionary,
        _ attributes: CFDictionary
    ) throws(KeychainFailure) {
        let changes = try KeychainQuery(attributes)
        let isValid =
            changes.limit == nil && !changes.returnsData && !changes.returnsAttributes
            && !changes.returnsPersistentReference && changes.persistentReference == nil && changes.dates.isEmpty
        guard isValid, attributes.count > 0 else { throw KeychainFailure(errSecParam) }
        let query = try KeychainQuery(dictionary)

        Self.lock.lock()
        defer { Self.lock.unlock() }
        for item in try matches(query) {
            guard let itemClass = item.attributes["class"].flatMap(KeychainQuery.ItemClass.init) else { continue }
            guard changes.values.keys.allSatisfy({ itemClass.has($0) || !Self.isOfOneClass($0) }) else {
                throw KeychainFailure(errSecNoSuchAttr)
            }
            var stored = item.attributes
            for (code, value) in changes.values {
                // The kind of the value may change.
                for (name, text) in item.attributes where KeychainValue.read(name: name, text: text)?.code == code {
                    stored[name] = nil
                }
                if let (name, text) = value.stored(as: code) { stored[name] = text }
            }
            if let group = changes.accessGroup { stored["agrp"] = group }
            if attributes.object(forKey: kSecAttrSynchronizable) != nil {
                guard let flag = changes.synchronizable else { throw KeychainFailure(errSecParam) }
                stored["sync.flag"] = flag ? "1" : "0"
            }
            guard try !isDuplicate(stored, of: itemClass) else { throw KeychainFailure(errSecDuplicateItem) }
            let label = label(Self.values(stored), itemClass)
            try store.update(item, attributes: stored, label: label, secret: changes.secret)
        }
    }

    package func delete(_ dictionary: CFDictionary) throws(KeychainFailure) {
        let query = try KeychainQuery(dictionary)
        // As on iOS, all matching items are deleted.
        guard query.limit == nil || query.limit == .all else { throw KeychainFailure(errSecParam) }
        for item in try matches(query) { try store.delete(item) }
    }

    // MARK: Search

    /// Returns the items of a query, at least one.
    private func matches(_ query: KeychainQuery) throws(KeychainFailure) -> [StoredItem] {
        guard !query.isOtherClass else { throw KeychainFailure(errSecItemNotFound) }
        var wanted = Self.texts(query.values)
        wanted["xdg:schema"] = Self.schema
        if let itemClass = query.itemClass {
            wanted["class"] = itemClass.rawValue
        } else if query.persistentReference == nil {
            throw KeychainFailure(errSecParam)
        }
        if let id = query.persistentReference {
            wanted["id"] = id
        } else if let flag = query.synchronizable {
            wanted["sync.flag"] = flag ? "1" : "0"
        }
        if let group = query.accessGroup {
            wanted["agrp"] = group
        } else {
            wanted["app"] = application
        }
        var items = try store.items(matching: wanted, unlocking: query.dialog == .allow)
            .filter { item in
                query.dates.allSatisfy { $0.key == "cdat" ? item.created == $0.value : item.modified == $0.value }
            }
        if items.contains(where: \.isLocked) {
            switch query.dialog {
            case .allow: throw KeychainFailure(errSecUserCanceled)
            case .fail: throw KeychainFailure(errSecInteractionNotAllowed)
            case .skip: items.removeAll(where: \.isLocked)
            }
        }
        guard !items.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
        // The order of addition, as far as it is known; the store's order is arbitrary.
        return items.sorted { ($0.created, $0.attributes["id"] ?? "") < ($1.created, $1.attributes["id"] ?? "") }
    }

    /// Whether another item has the same identifying attributes.
    private func isDuplicate(
        _ stored: [String: String],
        of itemClass: KeychainQuery.ItemClass
    ) throws(KeychainFailure) -> Bool {
        let names: Set = ["xdg:schema", "class", "agrp", "sync.flag"]
        let key = stored.filter { names.contains($0.key) || Self.isKey($0.key, of: itemClass) }
        // The store also returns items with further attributes: an item without an account is not one with an account.
        return try store.items(matching: key, unlocking: false)
            .contains { item in
                item.attributes["id"] != stored["id"]
                    && item.attributes.allSatisfy { !Self.isKey($0.key, of: itemClass) || key[$0.key] == $0.value }
            }
    }

    private static func isKey(_ name: String, of itemClass: KeychainQuery.ItemClass) -> Bool {
        itemClass.keyCodes.contains(String(name.prefix { $0 != "." }))
    }

    private static func isOfOneClass(_ code: String) -> Bool {
        KeychainQuery.ItemClass.generic.has(code) || KeychainQuery.ItemClass.internet.has(code)
    }

    // MARK: Results

    private func results(
        _ items: ArraySlice<StoredItem>,
        for query: KeychainQuery
    ) throws(KeychainFailure) -> CFTypeRef? {
        var results: [Any] = []
        for item in items {
            if let result = try result(item, for: query) { results.append(result) }
        }
        return results.isEmpty ? nil : NSArray(array: results)
    }

    /// The value of one item: data, a dictionary, or nil if the query asks for nothing.
    private func result(_ item: StoredItem, for query: KeychainQuery) throws(KeychainFailure) -> CFTypeRef? {
        let secret = query.returnsData ? NSData(data: try store.secret(of: item)) : nil
        let reference =
            query.returnsPersistentReference ? NSData(data: Data((item.attributes["id"] ?? "").utf8)) : nil
        if !query.returnsAttributes, secret == nil || reference == nil { return secret ?? reference }
        let result = NSMutableDictionary()
        if query.returnsAttributes {
            for (code, value) in Self.values(item.attributes) {
                result.setObject(value.object, forKey: NSString(string: code))
            }
            result.setObject(
                NSDate(timeIntervalSince1970: item.created.timeIntervalSince1970),
                forKey: kSecAttrCreationDate
            )
            result.setObject(
                NSDate(timeIntervalSince1970: item.modified.timeIntervalSince1970),
                forKey: kSecAttrModificationDate
            )
        }
        if let secret { result.setObject(secret, forKey: kSecValueData) }
        if let reference { result.setObject(reference, forKey: kSecValuePersistentRef) }
        return result
    }

    // MARK: Attributes

    private static func texts(_ values: [String: KeychainValue]) -> [String: String] {
        Dictionary(values.compactMap { $0.value.stored(as: $0.key) }) { $1 }
    }

    /// The attributes that an app sees.
    private static func values(_ stored: [String: String]) -> [String: KeychainValue] {
        var result: [String: KeychainValue] = [:]
        for (name, text) in stored where !["xdg:schema", "app", "id"].contains(name) {
            if let (code, value) = KeychainValue.read(name: name, text: text) { result[code] = value }
        }
        return result
    }

    /// The name of an item in the desktop's program for passwords.
    private func label(_ values: [String: KeychainValue], _ itemClass: KeychainQuery.ItemClass) -> String {
        func text(_ code: String) -> String? {
            guard case .text(let text) = values[code], !text.isEmpty else { return nil }
            return text
        }
        let place = text(itemClass == .generic ? "svce" : "srvr") ?? application
        return text("labl") ?? text("acct").map { "\(place): \($0)" } ?? place
    }
}
