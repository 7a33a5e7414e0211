import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts the app whose delegate's class has a name, on the host that the environment asks for, and ends the process with it.
///
/// - Parameters:
///   - argc: The number of arguments, which nobody reads here.
///   - argv: The arguments, which nobody reads here.
///   - principalClassName: Nil, or the name of `UIApplication`: there are no other classes of applications here.
///   - delegateClassName: What `NSStringFromClass(_:)` says of the class of the delegate.
/// - Returns: Never.
@MainActor
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard principalClassName == nil || principalClassName == String(reflecting: UIApplication.self) else {
        Launch.refuse("UIApplicationMain: the principal class has to be nil or UIApplication; use a delegate instead.")
    }
    let name = delegateClassName ?? ""
    guard let delegate = (MarkedClass.named(name) ?? _typeByName(name)) as? any UIApplicationDelegate.Type else {
        Launch.refuse(
            "UIApplicationMain: there is no class \(String(name.prefix(80)).debugDescription) that conforms to "
                + "UIApplicationDelegate; pass NSStringFromClass(AppDelegate.self), or mark the class @main instead."
        )
    }
    delegate.main()
    return 0
}

// What the `main` calls that the compiler writes for a class marked `@UIApplicationMain`: the second function with what the
// first returns.

/// The class that is marked, which its name leads back to, also where it is private.
@MainActor
private enum MarkedClass {
    private static var classes: [String: AnyClass] = [:]

    static func named(_ name: String) -> AnyClass? { classes[name] }

    static func note(_ marked: AnyClass) -> String {
        let name = String(reflecting: marked)
        classes[name] = marked
        return name
    }
}

/// The name of a class, as an `NSString`. The caller takes no reference over; the process ends with the app, so the one that
/// is left over does no harm.
@_cdecl("NSStringFromClass")
@_spi(Host)
public func _UIApplicationMainClassName(_ metatype: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    let marked: AnyClass = unsafeBitCast(metatype, to: AnyClass.self)
    let name = MainActor.assumeIsolated { MarkedClass.note(marked) }
    return Unmanaged.passRetained(NSString(string: name)).toOpaque()
}

/// Calls ``UIApplicationMain(_:_:_:_:)`` with names that are `NSString` objects.
@_cdecl("UIApplicationMain")
@_spi(Host)
public func _UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: UnsafeRawPointer?,
    _ delegateClassName: UnsafeRawPointer?
) -> Int32 {
    func string(_ object: UnsafeRawPointer?) -> String? {
        object.map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue().description }
    }
    let names = (string(principalClassName), string(delegateClassName))
    return MainActor.assumeIsolated { UIApplicationMain(argc, nil, names.0, names.1) }
}
