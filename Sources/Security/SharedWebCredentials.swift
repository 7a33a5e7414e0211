import Foundation
import FoundationCompatibility

// Passwords that apps share with Safari. There is no such store: requests end with the error `errSecUnimplemented`.

/// The key of the password in a shared credential.
nonisolated(unsafe) public let kSecSharedPassword: CFString = "spwd"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls back with the error `errSecUnimplemented`, on a queue of the system: there are no passwords shared with a browser.
public func SecAddSharedWebCredential(
    _ fqdn: CFString,
    _ account: CFString,
    _ password: CFString?,
    _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(statusError(errSecUnimplemented)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls back with the error `errSecUnimplemented`, on a queue of the system: there are no passwords shared with a browser.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?,
    _ account: CFString?,
    _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(nil, statusError(errSecUnimplemented)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a random password of the form `abc-d3f-gh4-jk5`. It has more than 60 bits of randomness; letters and digits that look alike
/// are missing.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    var system = SystemRandomNumberGenerator()
    let groups = (0..<4).map { _ in String((0..<3).map { _ in letters.randomElement(using: &system)! }) }
    return NSString(string: groups.joined(separator: "-"))
}
