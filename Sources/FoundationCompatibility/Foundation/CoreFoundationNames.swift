import Foundation

// Core Foundation's names for classes of Foundation. On Apple's systems both are the same objects.

/// Core Foundation's name of an object of any class.
public typealias CFTypeRef = AnyObject
/// Core Foundation's name of `NSString`.
public typealias CFString = NSString
/// Core Foundation's name of `NSMutableString`.
public typealias CFMutableString = NSMutableString
/// Core Foundation's name of `NSAttributedString`.
public typealias CFAttributedString = NSAttributedString
/// Core Foundation's name of `NSMutableAttributedString`.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Core Foundation's name of `NSArray`.
public typealias CFArray = NSArray
/// Core Foundation's name of `NSMutableArray`.
public typealias CFMutableArray = NSMutableArray
/// Core Foundation's name of `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name of `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's name of `NSSet`.
public typealias CFSet = NSSet
/// Core Foundation's name of `NSMutableSet`.
public typealias CFMutableSet = NSMutableSet
/// Core Foundation's name of `NSURL`.
public typealias CFURL = NSURL
/// Core Foundation's name of `NSData`.
public typealias CFData = NSData
/// Core Foundation's name of `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// Core Foundation's name of `NSDate`.
public typealias CFDate = NSDate
/// Core Foundation's name of `NSNumber`.
public typealias CFNumber = NSNumber
/// Core Foundation's name of the `NSNumber` of a Boolean.
public typealias CFBoolean = NSNumber
/// Core Foundation's name of `NSLocale`.
public typealias CFLocale = NSLocale
/// Core Foundation's name of `NSError`.
public typealias CFError = NSError
/// A number of elements, or an index.
public typealias CFIndex = Int
/// A length of time in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the system's clock. Any thread.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    PredicateEnvironment.current.now().timeIntervalSinceReferenceDate
}

/// A set of options as a number.
public typealias CFOptionFlags = UInt
/// The domain of an error.
public typealias CFErrorDomain = NSString
/// The result of a function: 0, or the reason of a failure.
public typealias OSStatus = Int32
/// The status of success.
public var noErr: OSStatus { 0 }

/// Core Foundation's way to allocate objects. Objects of Foundation are allocated by Swift: the only value is nil.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator! = nil
/// The Boolean true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the domain of an error.
public func CFErrorGetDomain(_ error: CFError!) -> CFErrorDomain! { NSString(string: error.domain) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the code of an error.
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the further values of an error.
public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! { NSDictionary(dictionary: error.userInfo) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a description of an error for the user.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { NSString(string: error.localizedDescription) }

/// The key of the identifier in the `Info.plist` of a bundle.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the build version in the `Info.plist` of a bundle.
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the short name in the `Info.plist` of a bundle.
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the program's name in the `Info.plist` of a bundle.
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
