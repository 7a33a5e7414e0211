#if Security
import CSecret
import Foundation
import FoundationCompatibility

/// The Secret Service of the desktop (GNOME Keyring, KWallet, KeePassXC), through libsecret. Each call waits for the service, and for
/// the user if the keychain must be unlocked.
struct SecretServiceStore: SecretStore {
    /// An item of libsecret. It can be used on any thread.
    private final class Handle: @unchecked Sendable {
        let item: UnsafeMutablePointer<SecretItem>

        init(_ item: UnsafeMutablePointer<SecretItem>) {
            g_object_ref(item)
            self.item = item
        }

        deinit { g_object_unref(item) }
    }

    func items(matching attributes: [String: String], unlocking: Bool) throws(KeychainFailure) -> [StoredItem] {
        var flags = SECRET_SEARCH_ALL.rawValue
        if unlocking { flags |= SECRET_SEARCH_UNLOCK.rawValue }
        let table = Self.table(attributes)
        defer { g_hash_table_unref(table) }
        let list = try Self.call {
            secret_service_search_sync(nil, nil, table, SecretSearchFlags(rawValue: flags), nil, $0)
        }
        defer { g_list_free_full(list) { g_object_unref($0) } }
        var result: [StoredItem] = []
        var next = list
        while let entry = next {
            next = entry.pointee.next
            guard let item = entry.pointee.data?.assumingMemoryBound(to: SecretItem.self) else { continue }
            result.append(Self.stored(item))
        }
        return result
    }

    private static func stored(_ item: UnsafeMutablePointer<SecretItem>) -> StoredItem {
        let table = secret_item_get_attributes(item)
        defer { if let table { g_hash_table_unref(table) } }
        let label = secret_item_get_label(item)
        defer { g_free(label) }
        return StoredItem(
            handle: Handle(item),
            attributes: table.map(dictionary) ?? [:],
            label: label.map { String(cString: $0) } ?? "",
            created: Date(timeIntervalSince1970: Double(secret_item_get_created(item))),
            modified: Date(timeIntervalSince1970: Double(secret_item_get_modified(item))),
            isLocked: secret_item_get_locked(item) != 0
        )
    }

    func secret(of item: StoredItem) throws(KeychainFailure) -> Data {
        let item = Self.handle(item)
        _ = try Self.check { secret_item_load_secret_sync(item, nil, $0) }
        guard let value = secret_item_get_secret(item) else { throw KeychainFailure(errSecDataNotAvailable) }
        defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
        var count: gsize = 0
        guard let bytes = secret_value_get(value, &count) else { return Data() }
        return Data(bytes: bytes, count: Int(count))
    }

    func add(attributes: [String: String], label: String, secret: Data) throws(KeychainFailure) {
        let table = Self.table(attributes)
        defer { g_hash_table_unref(table) }
        let value = Self.value(secret)
        defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
        // The default collection; the service makes one, with the user's consent, if there is none.
        _ = try Self.check { secret_service_store_sync(nil, nil, table, "default", label, value, nil, $0) }
    }

    func update(
        _ item: StoredItem,
        attributes: [String: String],
        label: String,
        secret: Data?
    ) throws(KeychainFailure) {
        let handle = Self.handle(item)
        if attributes != item.attributes {
            let table = Self.table(attributes)
            defer { g_hash_table_unref(table) }
            _ = try Self.check { secret_item_set_attributes_sync(handle, nil, table, nil, $0) }
        }
        if label != item.label { _ = try Self.check { secret_item_set_label_sync(handle, label, nil, $0) } }
        if let secret {
            let value = Self.value(secret)
            defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
            _ = try Self.check { secret_item_set_secret_sync(handle, value, nil, $0) }
        }
    }

    func delete(_ item: StoredItem) throws(KeychainFailure) {
        let handle = Self.handle(item)
        _ = try Self.check { secret_item_delete_sync(handle, nil, $0) }
    }

    // MARK: Values of libsecret

    private static func handle(_ item: StoredItem) -> UnsafeMutablePointer<SecretItem> {
        guard let handle = item.handle as? Handle else { preconditionFailure("The item belongs to another store.") }
        return handle.item
    }

    private static func table(_ attributes: [String: String]) -> OpaquePointer {
        let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)!
        for (key, value) in attributes { g_hash_table_insert(table, g_strdup(key), g_strdup(value)) }
        return table
    }

    private static func dictionary(_ table: OpaquePointer) -> [String: String] {
        var result: [String: String] = [:]
        var iterator = GHashTableIter()
        var key: gpointer?
        var value: gpointer?
        g_hash_table_iter_init(&iterator, table)
        while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
            guard let key, let value else { continue }
            result[String(cString: key.assumingMemoryBound(to: CChar.self))] =
                String(cString: value.assumingMemoryBound(to: CChar.self))
        }
        return result
    }

    private static func value(_ secret: Data) -> OpaquePointer {
        secret.withUnsafeBytes {
            secret_value_new(
                $0.baseAddress?.assumingMemoryBound(to: gchar.self),
                gssize($0.count),
                "application/octet-stream"
            )
        }
    }

    // MARK: Errors

    private static func call<Result>(
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
    ) throws(KeychainFailure) -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = body(&error)
        guard let error else { return result }
        defer { g_error_free(error) }
        throw KeychainFailure(status(error.pointee))
    }

    private static func check(
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean
    ) throws(KeychainFailure) {
        // Without an error the user dismissed a dialog.
        guard try call(body) != 0 else { throw KeychainFailure(errSecUserCanceled) }
    }

    private static func status(_ error: GError) -> OSStatus {
        if error.domain == secret_error_get_quark() {
            return switch UInt32(bitPattern: error.code) {
            case SECRET_ERROR_IS_LOCKED.rawValue: errSecInteractionNotAllowed
            case SECRET_ERROR_NO_SUCH_OBJECT.rawValue: errSecItemNotFound
            case SECRET_ERROR_ALREADY_EXISTS.rawValue: errSecDuplicateItem
            default: errSecIO
            }
        }
        if error.domain == g_io_error_quark(), UInt32(bitPattern: error.code) == G_IO_ERROR_CANCELLED.rawValue {
            return errSecUserCanceled
        }
        // There is no session bus, or no service on it.
        return errSecNotAvailable
    }
}
#endif
