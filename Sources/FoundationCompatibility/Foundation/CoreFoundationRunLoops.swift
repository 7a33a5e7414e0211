import Foundation

// Core Foundation's names of run loops. On Apple's systems both are the same objects.

/// Core Foundation's name of `RunLoop`.
public typealias CFRunLoop = RunLoop

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    /// The name.
    public let rawValue: CFString

    /// Makes a mode of its name.
    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// Makes a mode of its name.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }

    /// The usual mode.
    public static let defaultMode = CFRunLoopMode(NSString(string: RunLoop.Mode.default.rawValue))
    /// All common modes.
    public static let commonModes = CFRunLoopMode(NSString(string: RunLoop.Mode.common.rawValue))
}

/// The usual mode.
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .defaultMode
/// All common modes.
public let kCFRunLoopCommonModes: CFRunLoopMode! = .commonModes

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the run loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
