import FoundationCompatibility

// The keys of searches: the returned values, limits and dialogs.

/// The key of the secret: data.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// The key of data from `kSecReturnPersistentRef`, which selects one item.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of a reference to a key, certificate or identity, which do not exist here.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
/// The key of whether the secret is returned.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// The key of whether a dictionary of attributes is returned.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether data is returned that selects the item later.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of whether a reference is returned. Passwords have none: as on iOS, the key has no effect for them.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// The key of the largest number of found items: a number, `kSecMatchLimitOne` (default) or `kSecMatchLimitAll`.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// The limit of one item, which is returned by itself.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// No limit: an array of items is returned.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of whether the user may be asked to unlock the keychain, such as `kSecUseAuthenticationUIFail`.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked. The default.
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// Locked items make the function return `errSecInteractionNotAllowed`.
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Locked items are not found.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of a Boolean: true is `kSecUseAuthenticationUIFail`.
nonisolated(unsafe) public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The key of a text that the user sees when unlocking. Kept without effect: the desktop's dialog has a text of its own.
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of a context of the authentication. Kept without effect: the desktop authenticates the user.
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of a choice between two keychains of macOS. Kept without effect: there is one keychain.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
