import Foundation
import FoundationCompatibility

/// The conditions under which an item is readable.
public final class SecAccessControl: NSObject, Sendable {
    /// The value of `kSecAttrAccessible`.
    let protection: String

    fileprivate init(protection: String) { self.protection = protection }
}

/// Proofs of the user's presence. A desktop's keychain has no such proofs: only the empty set is supported.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: CFOptionFlags

    /// Makes a set of bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Biometry or passcode.
    public static let userPresence = Self(rawValue: 1 << 0)
    /// Biometry of any enrolled person.
    public static let biometryAny = Self(rawValue: 1 << 1)
    /// The earlier name of `biometryAny`.
    public static let touchIDAny = Self(rawValue: 1 << 1)
    /// Biometry of the presently enrolled persons.
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    /// The earlier name of `biometryCurrentSet`.
    public static let touchIDCurrentSet = Self(rawValue: 1 << 3)
    /// The device's passcode.
    public static let devicePasscode = Self(rawValue: 1 << 4)
    /// A paired watch.
    public static let watch = Self(rawValue: 1 << 5)
    /// One of the conditions suffices.
    public static let or = Self(rawValue: 1 << 14)
    /// All conditions are needed.
    public static let and = Self(rawValue: 1 << 15)
    /// Use of a private key.
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    /// A password of the app.
    public static let applicationPassword = Self(rawValue: 1 << 31)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a value of `kSecAttrAccessControl`. Returns nil with the error `errSecUnimplemented` if it has flags: a desktop's keychain
/// cannot demand a proof of the user's presence for one item.
///
/// - Parameters:
///   - allocator: must be nil.
///   - protection: a value of `kSecAttrAccessible`.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?,
    _ protection: CFTypeRef,
    _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    func fail(_ status: OSStatus) -> SecAccessControl? {
        error?.pointee = .passRetained(statusError(status))
        return nil
    }
    guard let protection = protection as? NSString else { return fail(errSecParam) }
    guard flags.isEmpty else { return fail(errSecUnimplemented) }
    return SecAccessControl(protection: String(describing: protection))
}

/// An error with a status as its code.
func statusError(_ status: OSStatus) -> CFError {
    let message = SecCopyErrorMessageString(status, nil)?.description ?? ""
    return NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: message])
}
