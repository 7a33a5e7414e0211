import Foundation

/// What an app does at the turning points of its life. Every member is optional.
///
/// A class marked `@main` that conforms to this protocol starts the app. Main actor.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes.
    var window: UIWindow? { get set }

    /// Called first. The return value plays no part in a launch without options.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called before the first scene connects. The return value plays no part in a launch without options.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Tells which delegate a new scene has.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after the app came to the front; not for apps with scene delegates.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app leaves the front; not for apps with scene delegates.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called after the app went to the background; not for apps with scene delegates.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app comes back from the background; not for apps with scene delegates.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// Asks whether the state of controllers is kept, when the app goes to the background; not for apps with scene delegates.
    /// The delegate may write to the coder. False unless implemented.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Asks whether the state that was kept is brought back, before the launch is finished. The coder reads what the delegate
    /// wrote. False unless implemented.
    ///
    /// State with which a launch ended in a crash is not offered again, as on iOS: it is put aside with a message, and the app starts
    /// afresh. A launch ends when its first window was drawn. An end by `exit`, `SIGHUP`, `SIGINT` or `SIGTERM` is no crash; one by
    /// `SIGKILL` cannot be told from one. Several processes that are launched at the same time do not disturb each other.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// As the secure one, for what does not say that it decodes safely. Asked when that one declines.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// As the secure one, for state that was kept by `application(_:shouldSaveApplicationState:)`.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Called before controllers write their state. The coder is the app's.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called after controllers read their state. The coder is the app's.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Makes a controller whose state was kept and that names no class for it; nil for one that is there, or comes from the
    /// storyboard.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - identifierComponents: The restoration identifiers from the window's root to the controller.
    ///   - coder: What the controller wrote.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Called when memory runs short, before controllers and observers are told.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// No window of its own.
    public var window: UIWindow? {
        get { nil }
        set {
            trap(
                "\(type(of: self)).window was assigned, but the delegate declares no such property; add 'var window: UIWindow?'."
            )
        }
    }

    /// Does nothing and agrees.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing and agrees.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// The configuration that the app's Info.plist names, or an empty one.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// False.
    public func application(
        _ application: UIApplication,
        shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    /// False.
    public func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    /// False.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// False.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// None.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
