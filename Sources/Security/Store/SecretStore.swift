import Foundation
import FoundationCompatibility

/// A place where items are stored: the Secret Service, or memory in tests.
package protocol SecretStore: Sendable {
    /// Returns the items with all of the attributes.
    func items(matching attributes: [String: String], unlocking: Bool) throws(KeychainFailure) -> [StoredItem]
    /// Returns the secret of an unlocked item.
    func secret(of item: StoredItem) throws(KeychainFailure) -> Data
    /// Adds an item.
    func add(attributes: [String: String], label: String, secret: Data) throws(KeychainFailure)
    /// Replaces the attributes and the label, and with a secret also that.
    func update(
        _ item: StoredItem,
        attributes: [String: String],
        label: String,
        secret: Data?
    ) throws(KeychainFailure)
    /// Deletes an item.
    func delete(_ item: StoredItem) throws(KeychainFailure)
}

/// An item as the store has it.
package struct StoredItem {
    /// The store's object for the item.
    package let handle: AnyObject
    package let attributes: [String: String]
    package let label: String
    package let created: Date
    package let modified: Date
    package let isLocked: Bool

    package init(
        handle: AnyObject,
        attributes: [String: String],
        label: String,
        created: Date,
        modified: Date,
        isLocked: Bool
    ) {
        self.handle = handle
        self.attributes = attributes
        self.label = label
        self.created = created
        self.modified = modified
        self.isLocked = isLocked
    }
}

/// The reason why the keychain cannot do something.
package struct KeychainFailure: Error {
    package let status: OSStatus

    package init(_ status: OSStatus) { self.status = status }
}
