import Foundation
import FoundationCompatibility
import Synchronization

/// The identity of a managed object: its store, entity and number. Any thread may use it.
///
/// A new object has a temporary ID until it is saved, or until `obtainPermanentIDs(for:)`.
public final class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription

    /// The identifier of the store; nil for a temporary ID.
    let storeIdentifier: String?

    /// The number among the objects of the root entity, or of all temporary IDs.
    let key: Int64

    /// The ID that replaced this temporary one when the object was saved.
    private let successor = Mutex<NSManagedObjectID?>(nil)

    private let rootName: String
    private let storedHash: Int

    private static let lastTemporary = Atomic<Int64>(0)

    /// Makes a permanent ID.
    init(entity: NSEntityDescription, storeIdentifier: String, key: Int64) {
        self.entity = entity
        self.storeIdentifier = storeIdentifier
        self.key = key
        rootName = entity.layout.rootName
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(rootName)
        storedHash = hasher.finalize()
    }

    /// Makes a temporary ID, different from all others of the process.
    init(temporaryFor entity: NSEntityDescription) {
        self.entity = entity
        storeIdentifier = nil
        key = Self.lastTemporary.wrappingAdd(1, ordering: .relaxed).newValue
        rootName = entity.layout.rootName
        var hasher = Hasher()
        hasher.combine(-key)
        storedHash = hasher.finalize()
    }

    /// The permanent ID of the object if it was saved, otherwise this one. Lists keep the temporary ID of a new object.
    var current: NSManagedObjectID { isTemporaryID ? successor.withLock { $0 } ?? self : self }

    /// Replaces this temporary ID.
    func becomePermanent(as id: NSManagedObjectID) { successor.withLock { $0 = id } }

    /// Whether the object was not saved yet.
    public var isTemporaryID: Bool { storeIdentifier == nil }

    /// The store of the object. Nil for a temporary ID, and if the store was removed.
    public var persistentStore: NSPersistentStore? {
        storeIdentifier.flatMap(NSPersistentStore.open(withIdentifier:))
    }

    /// The ID as a URL, which stays valid while the store exists if the ID is permanent.
    public func uriRepresentation() -> URL {
        let name = (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        let text =
            storeIdentifier.map { "x-coredata://\($0)/\(name)/p\(key)" } ?? "x-coredata:///\(name)/t\(key)"
        guard let url = URL(string: text) else { trap("The entity '\(entity.name ?? "")' has no URL.") }
        return url
    }

    /// Returns the ID itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return isEqual(to: other)
    }

    func isEqual(to other: NSManagedObjectID) -> Bool {
        self === other
            || (key == other.key && storeIdentifier == other.storeIdentifier && rootName == other.rootName)
    }

    public override var hash: Int { storedHash }

    public override var description: String {
        "0x\(String(UInt(bitPattern: storedHash), radix: 16)) <\(uriRepresentation().absoluteString)>"
    }
}
