import FoundationCompatibility

// Classes of items.

/// The key of the class of an item.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// The class of passwords for services. An item is identified by service, account, access group and synchronization.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords for servers. An item is identified by server, account, protocol, port, path, security domain, kind of authentication, access group and synchronization.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates. There are no such items: adding one returns `errSecUnimplemented`.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// The class of keys. There are no such items: adding one returns `errSecUnimplemented`; see CryptoKit.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// The class of keys with certificates. There are no such items: adding one returns `errSecUnimplemented`.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
