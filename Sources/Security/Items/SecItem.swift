import Foundation
import FoundationCompatibility

// The functions of items. Each waits for the keychain's service, and for the user if the keychain is locked: call them on a background
// queue if the keychain may be locked. They return `errSecNotAvailable` if there is no service. Any thread.

extension Keychain {
    /// The user's keychain.
    fileprivate static let ofUser = Keychain(
        store: SecretServiceStore(),
        application: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    )
}

/// Calls a function, and returns its result and status.
private func status(
    _ result: UnsafeMutablePointer<CFTypeRef?>? = nil,
    _ body: () throws(KeychainFailure) -> CFTypeRef?
) -> OSStatus {
    do {
        let value = try body()
        result?.pointee = value
        return errSecSuccess
    } catch {
        return error.status
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item. Returns `errSecDuplicateItem` if there is one with the same identifying attributes.
///
/// - Parameters:
///   - attributes: `kSecClass`, attributes, `kSecValueData` and `kSecReturn…` keys.
///   - result: receives the values that the `kSecReturn…` keys select.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status(result) { () throws(KeychainFailure) in try Keychain.ofUser.add(attributes) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds items. Returns `errSecItemNotFound` if there is none.
///
/// - Parameters:
///   - query: `kSecClass`, attributes, `kSecMatchLimit` and `kSecReturn…` keys.
///   - result: receives data or a dictionary, or with another limit than one an array of them.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status(result) { () throws(KeychainFailure) in try Keychain.ofUser.find(query) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes all items of a query. Returns `errSecItemNotFound` if there is none.
///
/// - Parameter attributesToUpdate: attributes and `kSecValueData`.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    status { () throws(KeychainFailure) in
        try Keychain.ofUser.update(query, attributesToUpdate)
        return nil
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Deletes all items of a query. Returns `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    status { () throws(KeychainFailure) in
        try Keychain.ofUser.delete(query)
        return nil
    }
}
