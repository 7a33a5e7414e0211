import Foundation
import FoundationCompatibility

/// Success.
public let kSCStatusOK: Int32 = 0
/// An operation failed for an unknown reason.
public let kSCStatusFailed: Int32 = 1001
/// An argument is not valid, such as an address of another family than IPv4 and IPv6.
public let kSCStatusInvalidArgument: Int32 = 1002

/// The status of the last call on the present thread.
enum LastStatus {
    private static let key = "org.searchlight.SystemConfiguration.status"

    static var value: Int32 {
        get { Thread.current.threadDictionary[key] as? Int32 ?? kSCStatusOK }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Keeps whether a call made an object.
    static func keep<Object>(_ object: Object?) -> Object? {
        value = object == nil ? kSCStatusInvalidArgument : kSCStatusOK
        return object
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the status of the last function that made an object on the calling thread.
public func SCError() -> Int32 { LastStatus.value }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a sentence in English about a status, which must not be freed.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
    let text: StaticString =
        switch status {
        case kSCStatusOK: "Success"
        case kSCStatusInvalidArgument: "Invalid argument"
        default: "Failed"
        }
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

// Addresses on Apple's systems have a field with their length, which apps set.

extension sockaddr {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The length of the address by its family. Setting it is kept without effect: Linux has no such field.
    public var sa_len: UInt8 {
        get {
            switch Int32(sa_family) {
            case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
            case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
            default: UInt8(MemoryLayout<sockaddr>.size)
            }
        }
        set { _ = newValue }
    }
}

extension sockaddr_in {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The length of the address. Setting it is kept without effect: Linux has no such field.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in6 {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The length of the address. Setting it is kept without effect: Linux has no such field.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set { _ = newValue }
    }
}
