import Foundation

/// The machine that the app runs on. Must be used on the main actor.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The only instance.
    public class var current: UIDevice { theOnlyDevice }

    private static let theOnlyDevice = UIDevice()

    private var observers = 0

    override init() {
        super.init()
    }

    /// The host name of the machine.
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

    /// `Linux`: the only machines with a model in UIKit's sense are iPhone, iPad and Mac.
    open var model: String { "Linux" }

    /// The same as ``model``.
    open var localizedModel: String { model }

    /// An identifier for this user that all apps of a vendor share, the same after each launch. The vendor is the bundle identifier
    /// without its last component, or the name of a program without an identifier. Nil if it cannot be stored.
    ///
    /// It is a random number in the folder `vendors` of `$XDG_STATE_HOME`, usually `~/.local/state`. Unlike on phones, it remains after
    /// the vendor's last app was removed.
    open var identifierForVendor: UUID? { UIApplication.current?.host.vendorIdentifier }

    /// The kind of interface that the host specifies; `.unspecified` only if the host leaves it open.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        (UIApplication.current?.host.traits ?? .current).userInterfaceIdiom
    }

    // MARK: Battery and proximity

    /// Whether the app observes the battery. Default: false.
    ///
    /// In windows the service UPower answers in a later turn. Until then, and on machines without a battery or the service, the battery
    /// is unknown. After the answer the notifications are posted.
    open var isBatteryMonitoringEnabled: Bool {
        get { UIApplication.current?.observesBattery ?? false }
        set { UIApplication.current?.observesBattery = newValue }
    }

    /// The state of the battery. `unknown` unless ``isBatteryMonitoringEnabled``, and on machines without a battery.
    open var batteryState: BatteryState { observedBattery?.state ?? .unknown }

    /// The charge of the battery, in 0…1. -1 unless ``isBatteryMonitoringEnabled``, and on machines without a battery.
    open var batteryLevel: Float { observedBattery.map { Float($0.level) } ?? -1 }

    /// Whether the app observes the proximity of the user's head. Stays false, as on iPads: no machine with a desktop tells apps about
    /// such a sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether something is close to the screen: false, because ``isProximityMonitoringEnabled`` is.
    open var proximityState: Bool { false }

    // MARK: Orientation

    /// The orientation, derived from the shape of the frontmost window: portrait if its height is at least its width,
    /// otherwise landscape left; unknown if no window is on screen.
    open var orientation: UIDeviceOrientation {
        guard let application = UIApplication.current else { return .unknown }
        return application.windowOrientation
    }

    /// Whether ``orientationDidChangeNotification`` is posted. Always true while an app runs.
    open var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 || UIApplication.current != nil }

    /// Requests ``orientationDidChangeNotification``, which is posted to apps even without a request. Calls are counted;
    /// balance each with ``endGeneratingDeviceOrientationNotifications()``.
    open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }

    /// Balances a call of ``beginGeneratingDeviceOrientationNotifications()``. Does nothing without one.
    open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

    /// Posted after ``orientation`` changed and the windows were laid out. The object is the device.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Upright.
    case portrait
    /// Upright, with the top edge down.
    case portraitUpsideDown
    /// On its side, with the top edge to the left.
    case landscapeLeft
    /// On its side, with the top edge to the right.
    case landscapeRight
    /// Flat, with the screen up.
    case faceUp
    /// Flat, with the screen down.
    case faceDown

    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether the value is an orientation of an interface: portrait or landscape.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
