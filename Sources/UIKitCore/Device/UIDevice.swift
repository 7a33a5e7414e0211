import Foundation

/// The machine that the app runs on. Main actor.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The machine.
    public class var current: UIDevice { theOnlyDevice }

    private static let theOnlyDevice = UIDevice()

    private var observers = 0

    override init() {
        super.init()
    }

    /// The name of the machine in its network.
    open var name: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return model }
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// `Linux`.
    open var systemName: String { "Linux" }

    /// The version of the kernel, such as `6.1` or `6.1.12`.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        let patch = version.patchVersion > 0 ? ".\(version.patchVersion)" : ""
        return "\(version.majorVersion).\(version.minorVersion)\(patch)"
    }

    /// `Linux`: what is not an iPhone, an iPad or a Mac has no model in UIKit's sense.
    open var model: String { "Linux" }

    /// The model in the language of the person: the same.
    open var localizedModel: String { model }

    /// The kind of interface that the host asks for; `.unspecified` only if the host leaves it open.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        (UIApplication.current?.host.traits ?? .current).userInterfaceIdiom
    }

    // MARK: Orientation

    /// How the machine is held. A window tells no more than its shape: portrait while the one in front is at least as high as
    /// wide, else landscape left; unknown while none is on screen.
    open var orientation: UIDeviceOrientation {
        guard let application = UIApplication.current else { return .unknown }
        return application.windowOrientation
    }

    /// Whether ``orientationDidChangeNotification`` is posted. True while an app runs: UIKit asks for it itself.
    open var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 || UIApplication.current != nil }

    /// Asks for ``orientationDidChangeNotification``, which apps get without asking. Calls count; each has to be followed by
    /// ``endGeneratingDeviceOrientationNotifications()``.
    open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }

    /// Takes a call of ``beginGeneratingDeviceOrientationNotifications()`` back; without one it does nothing.
    open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

    /// Posted after ``orientation`` changed, when the windows were laid out. Its object is the device.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// Upright, with the upper edge below.
    case portraitUpsideDown
    /// On its side, with the upper edge to the left.
    case landscapeLeft
    /// On its side, with the upper edge to the right.
    case landscapeRight
    /// Lying, with the screen up.
    case faceUp
    /// Lying, with the screen down.
    case faceDown

    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether the value says how an interface stands: upright or on its side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
