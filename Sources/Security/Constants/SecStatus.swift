import Foundation
import FoundationCompatibility

// The results of functions. Their numbers are those of Apple's systems.

/// No error.
public var errSecSuccess: OSStatus { 0 }
/// The function or operation is not available.
public var errSecUnimplemented: OSStatus { -4 }
/// The disk is full.
public var errSecDiskFull: OSStatus { -34 }
/// The keychain's service failed.
public var errSecIO: OSStatus { -36 }
/// The file is already open for writing.
public var errSecOpWr: OSStatus { -49 }
/// A parameter is not valid.
public var errSecParam: OSStatus { -50 }
/// Writing is not permitted.
public var errSecWrPerm: OSStatus { -61 }
/// Memory cannot be allocated.
public var errSecAllocate: OSStatus { -108 }
/// The user canceled the operation.
public var errSecUserCanceled: OSStatus { -128 }
/// The request is not valid.
public var errSecBadReq: OSStatus { -909 }
/// An internal component failed.
public var errSecInternalComponent: OSStatus { -2070 }
/// No keychain is available.
public var errSecNotAvailable: OSStatus { -25_291 }
/// The keychain is read-only.
public var errSecReadOnly: OSStatus { -25_292 }
/// The authentication failed.
public var errSecAuthFailed: OSStatus { -25_293 }
/// There is no such keychain.
public var errSecNoSuchKeychain: OSStatus { -25_294 }
/// The keychain is not valid.
public var errSecInvalidKeychain: OSStatus { -25_295 }
/// The keychain exists already.
public var errSecDuplicateKeychain: OSStatus { -25_296 }
/// The callback is installed already.
public var errSecDuplicateCallback: OSStatus { -25_297 }
/// The callback is not valid.
public var errSecInvalidCallback: OSStatus { -25_298 }
/// The item exists already.
public var errSecDuplicateItem: OSStatus { -25_299 }
/// The item cannot be found.
public var errSecItemNotFound: OSStatus { -25_300 }
/// The buffer is too small.
public var errSecBufferTooSmall: OSStatus { -25_301 }
/// The data is too large.
public var errSecDataTooLarge: OSStatus { -25_302 }
/// The attribute does not exist.
public var errSecNoSuchAttr: OSStatus { -25_303 }
/// The item does not exist any more.
public var errSecInvalidItemRef: OSStatus { -25_304 }
/// The search is not valid.
public var errSecInvalidSearchRef: OSStatus { -25_305 }
/// The class of items does not exist.
public var errSecNoSuchClass: OSStatus { -25_306 }
/// There is no default keychain.
public var errSecNoDefaultKeychain: OSStatus { -25_307 }
/// The keychain is locked, and the user must not be asked.
public var errSecInteractionNotAllowed: OSStatus { -25_308 }
/// The attribute is read-only.
public var errSecReadOnlyAttr: OSStatus { -25_309 }
/// The version is not supported.
public var errSecWrongSecVersion: OSStatus { -25_310 }
/// The length of the key is not permitted.
public var errSecKeySizeNotAllowed: OSStatus { -25_311 }
/// There is no module for storage.
public var errSecNoStorageModule: OSStatus { -25_312 }
/// The user must be asked.
public var errSecInteractionRequired: OSStatus { -25_315 }
/// The data is not available.
public var errSecDataNotAvailable: OSStatus { -25_316 }
/// The data cannot be changed.
public var errSecDataNotModifiable: OSStatus { -25_317 }
/// The certificates form no chain.
public var errSecCreateChainFailed: OSStatus { -25_318 }
/// The domain of settings is not valid.
public var errSecInvalidPrefsDomain: OSStatus { -25_319 }
/// The display is off.
public var errSecInDarkWake: OSStatus { -25_320 }
/// The access control list is not simple.
public var errSecACLNotSimple: OSStatus { -25_240 }
/// The policy does not exist.
public var errSecPolicyNotFound: OSStatus { -25_241 }
/// The setting of trust is not valid.
public var errSecInvalidTrustSetting: OSStatus { -25_242 }
/// The item has no access control.
public var errSecNoAccessForItem: OSStatus { -25_243 }
/// The owner cannot be changed.
public var errSecInvalidOwnerEdit: OSStatus { -25_244 }
/// An internal error occurred.
public var errSecInternalError: OSStatus { -26_276 }
/// The format is not supported.
public var errSecUnsupportedFormat: OSStatus { -25_256 }
/// The format is unknown.
public var errSecUnknownFormat: OSStatus { -25_257 }
/// The data cannot be decoded.
public var errSecDecode: OSStatus { -26_275 }
/// The app lacks an entitlement.
public var errSecMissingEntitlement: OSStatus { -34_018 }
/// The app may not use this function.
public var errSecRestrictedAPI: OSStatus { -34_020 }
/// The verification failed.
public var errSecVerifyFailed: OSStatus { -67_808 }
/// The service is not available.
public var errSecServiceNotAvailable: OSStatus { -67_585 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a sentence in English about a status, for messages to developers; nil for an unknown number.
///
/// - Parameter reserved: must be nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    statusMessages[status].map { NSString(string: $0) }
}

private let statusMessages: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "The function or operation is not available.",
    errSecDiskFull: "The disk is full.",
    errSecIO: "The keychain's service failed.",
    errSecOpWr: "The file is already open for writing.",
    errSecParam: "A parameter is not valid.",
    errSecWrPerm: "Writing is not permitted.",
    errSecAllocate: "Memory cannot be allocated.",
    errSecUserCanceled: "The user canceled the operation.",
    errSecBadReq: "The request is not valid.",
    errSecInternalComponent: "An internal component failed.",
    errSecNotAvailable: "No keychain is available.",
    errSecReadOnly: "The keychain is read-only.",
    errSecAuthFailed: "The authentication failed.",
    errSecNoSuchKeychain: "There is no such keychain.",
    errSecInvalidKeychain: "The keychain is not valid.",
    errSecDuplicateKeychain: "The keychain exists already.",
    errSecDuplicateCallback: "The callback is installed already.",
    errSecInvalidCallback: "The callback is not valid.",
    errSecDuplicateItem: "The item exists already.",
    errSecItemNotFound: "The item cannot be found.",
    errSecBufferTooSmall: "The buffer is too small.",
    errSecDataTooLarge: "The data is too large.",
    errSecNoSuchAttr: "The attribute does not exist.",
    errSecInvalidItemRef: "The item does not exist any more.",
    errSecInvalidSearchRef: "The search is not valid.",
    errSecNoSuchClass: "The class of items does not exist.",
    errSecNoDefaultKeychain: "There is no default keychain.",
    errSecInteractionNotAllowed: "The keychain is locked, and the user must not be asked.",
    errSecReadOnlyAttr: "The attribute is read-only.",
    errSecWrongSecVersion: "The version is not supported.",
    errSecKeySizeNotAllowed: "The length of the key is not permitted.",
    errSecNoStorageModule: "There is no module for storage.",
    errSecInteractionRequired: "The user must be asked.",
    errSecDataNotAvailable: "The data is not available.",
    errSecDataNotModifiable: "The data cannot be changed.",
    errSecCreateChainFailed: "The certificates form no chain.",
    errSecInvalidPrefsDomain: "The domain of settings is not valid.",
    errSecInDarkWake: "The display is off.",
    errSecACLNotSimple: "The access control list is not simple.",
    errSecPolicyNotFound: "The policy does not exist.",
    errSecInvalidTrustSetting: "The setting of trust is not valid.",
    errSecNoAccessForItem: "The item has no access control.",
    errSecInvalidOwnerEdit: "The owner cannot be changed.",
    errSecInternalError: "An internal error occurred.",
    errSecUnsupportedFormat: "The format is not supported.",
    errSecUnknownFormat: "The format is unknown.",
    errSecDecode: "The data cannot be decoded.",
    errSecMissingEntitlement: "The app lacks an entitlement.",
    errSecRestrictedAPI: "The app may not use this function.",
    errSecVerifyFailed: "The verification failed.",
    errSecServiceNotAvailable: "The service is not available.",
]
