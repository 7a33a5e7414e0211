import Foundation
import Security

/// Items in memory, with the search rules of the Secret Service.
final class MemoryStore: SecretStore, @unchecked Sendable {
    private final class Entry {
        var item: StoredItem
        var secret: Data

        init(item: StoredItem, secret: Data) {
            self.item = item
            self.secret = secret
        }
    }

    private final class Handle {}

    private var entries: [Entry] = []
    /// The seconds since 1970 for the next change.
    var time = 1000.0
    /// Whether the user must unlock the items.
    var isLocked = false
    /// Whether the user agrees to unlock them.
    var userUnlocks = true
    /// The failure of every call; nil for none.
    var failure: KeychainFailure?

    private func entry(_ item: StoredItem) -> Entry { entries.first { $0.item.handle === item.handle }! }

    private func fail() throws(KeychainFailure) { if let failure { throw failure } }

    func items(matching attributes: [String: String], unlocking: Bool) throws(KeychainFailure) -> [StoredItem] {
        try fail()
        if unlocking, userUnlocks { isLocked = false }
        return entries.filter { entry in attributes.allSatisfy { entry.item.attributes[$0.key] == $0.value } }
            .map { entry in
                StoredItem(
                    handle: entry.item.handle,
                    attributes: entry.item.attributes,
                    label: entry.item.label,
                    created: entry.item.created,
                    modified: entry.item.modified,
                    isLocked: isLocked
                )
            }
    }

    func secret(of item: StoredItem) throws(KeychainFailure) -> Data {
        try fail()
        return entry(item).secret
    }

    func add(attributes: [String: String], label: String, secret: Data) throws(KeychainFailure) {
        try fail()
        let date = Date(timeIntervalSince1970: time)
        let item = StoredItem(
            handle: Handle(),
            attributes: attributes,
            label: label,
            created: date,
            modified: date,
            isLocked: false
        )
        entries.append(Entry(item: item, secret: secret))
    }

    func update(_ item: StoredItem, attributes: [String: String], label: String, secret: Data?) throws(KeychainFailure)
    {
        try fail()
        let entry = entry(item)
        entry.item = StoredItem(
            handle: item.handle,
            attributes: attributes,
            label: label,
            created: item.created,
            modified: Date(timeIntervalSince1970: time),
            isLocked: false
        )
        if let secret { entry.secret = secret }
    }

    func delete(_ item: StoredItem) throws(KeychainFailure) {
        try fail()
        entries.removeAll { $0.item.handle === item.handle }
    }

    /// The names of the items in the desktop's program for passwords.
    var labels: [String] { entries.map(\.item.label) }
}
