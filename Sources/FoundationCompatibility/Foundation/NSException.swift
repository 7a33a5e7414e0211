import Foundation
import TextEscaping

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of exceptions without a name of their own.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index or range is out of bounds.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument is invalid.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An internal assumption does not hold.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An object is not accessible.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// An object is of the wrong class.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// A key is unknown.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// An exception. Swift cannot catch exceptions, so raising one ends the program, as on iOS.
open class NSException: NSObject {
    /// The name.
    public let name: NSExceptionName
    /// The reason, for users.
    public let reason: String?
    /// Further data.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the program with a message that contains the name and the reason.
    open func raise() {
        trap("Uncaught exception \(name.rawValue): \(reason ?? "no reason")")
    }

    /// Ends the program with a message that contains a name and a formatted reason.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}
