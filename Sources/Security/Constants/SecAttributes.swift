import FoundationCompatibility

// Attributes of items, and when items are readable.

/// The key of the account: a string or data.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The key of the service of a generic password.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// The key of an app's own data in a generic password.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The key of the server of an Internet password.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The key of the security domain of an Internet password.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the protocol of an Internet password, such as `kSecAttrProtocolHTTPS`.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The key of the kind of authentication of an Internet password, such as `kSecAttrAuthenticationTypeHTTPBasic`.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of the port of an Internet password: a number.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The key of the path of an Internet password.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
/// The key of the name that the user sees in the program for passwords.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// The key of a description of the kind of item.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// The key of the user's comment.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The key of the creator: a number.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr"
/// The key of the app's kind of item: a number.
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
/// The key of whether the item should not be shown. Kept: returned with the attributes.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether the user wants no password to be saved here. Kept: returned with the attributes.
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega"
/// The key of the time of creation, in whole seconds.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the time of the last change, in whole seconds.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The key of a group of apps that share the item. Without it an item belongs to the app, and a search finds the items that the app added. All programs of the user can read the items of a desktop's keychain.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of the time at which the item is readable, such as `kSecAttrAccessibleWhenUnlocked`. Kept: returned with the attributes, and compared in searches. The keychain of a desktop is unlocked as a whole, usually when the user logs in.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// The key of a `SecAccessControl`.
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc"
/// The key of whether the item is synchronized to other devices: a Boolean, or in searches `kSecAttrSynchronizableAny`. Kept: nothing synchronizes the items, but a search without the key finds only those with false.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// The value with which a search finds items with and without synchronization.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"

/// Readable while the device is unlocked. The default.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Readable after the first unlocking.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always readable.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// Readable while the device is unlocked, if it has a passcode.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Readable while the device is unlocked; not transferred to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Readable after the first unlocking; not transferred to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always readable; not transferred to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
