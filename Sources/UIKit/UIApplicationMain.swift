import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs the app with the named delegate class on the host chosen by the environment, and exits with the app.
///
/// - Parameters:
///   - argc: The number of arguments.
///   - argv: The name of the program, and the addresses, files and options with which the app is started. Nil: the arguments of the
///     process.
///   - principalClassName: Nil, or the name of `UIApplication`: subclasses are not supported.
///   - delegateClassName: The name of the delegate's class, from `NSStringFromClass(_:)`.
/// - Returns: Never.
@MainActor
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard principalClassName == nil || principalClassName == String(reflecting: UIApplication.self) else {
        Launch.refuse("UIApplicationMain: the principal class must be nil or UIApplication; use a delegate instead.")
    }
    let name = delegateClassName ?? ""
    guard let delegate = (MarkedClass.named(name) ?? _typeByName(name)) as? any UIApplicationDelegate.Type else {
        Launch.refuse(
            "UIApplicationMain: there is no class \(String(name.prefix(80)).debugDescription) that conforms to "
                + "UIApplicationDelegate; pass NSStringFromClass(AppDelegate.self), or mark the class @main instead."
        )
    }
    if let argv { Launch.arguments = (0..<Int(argc)).compactMap { argv[$0].map { String(cString: $0) } } }
    delegate.main()
    return 0
}

// The functions that the compiler-generated `main` of a class marked `@UIApplicationMain` calls: the second receives the result
// of the first.

/// The marked class, by name. Also finds a private class.
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

/// The name of a class, as an `NSString`. The extra reference is leaked, which is harmless because the process ends with the
/// app.
@_cdecl("NSStringFromClass")
@_spi(Host)
public func _UIApplicationMainClassName(_ metatype: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    let marked: AnyClass = unsafeBitCast(metatype, to: AnyClass.self)
    let name = MainActor.assumeIsolated { MarkedClass.note(marked) }
    return Unmanaged.passRetained(NSString(string: name)).toOpaque()
}

/// Calls ``UIApplicationMain(_:_:_:_:)`` with names given as `NSString` objects.
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
