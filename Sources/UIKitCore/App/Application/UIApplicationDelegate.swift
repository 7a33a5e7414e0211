import Foundation

/// Methods for the life cycle of an app. Every member is optional.
///
/// A class marked `@main` that conforms to this protocol starts the app. Main actor.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowDelegate {
    /// The window of an app without scenes. Through the protocol its type is `UIWindow??`, as for each optional property.
    @_disfavoredOverload
    var window: UIWindow? { get set }

    /// Called first. If it returns false, the address or quick action of the launch options is not passed to the delegate again.
    /// The options are nil if the Info.plist has a scene manifest: the scene's delegate gets the addresses and quick actions.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called before the first scene connects. If it returns false, the address or quick action of the launch options is not passed to
    /// the delegate again. The options are nil if the Info.plist has a scene manifest.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns the configuration of a new scene, which names its delegate.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after the user or the app closed windows for good. Their sessions have ended, and their saved state is deleted.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Called when the app shall open an address or file; not for apps with scene delegates. After a launch with an address it is
    /// called unless one of the launch methods returned false.
    ///
    /// Web addresses arrive as an activity of type `NSUserActivityTypeBrowsingWeb` instead.
    ///
    /// - Returns: Whether the app opened it.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// The method of old apps for opening an address. Called if the newer one is not implemented.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool

    /// Called before ``application(_:continue:restorationHandler:)``. The return value has no effect: activities arrive complete.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Called when the app shall continue an activity; not for apps with scene delegates.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - userActivity: The activity.
    ///   - restorationHandler: Calls `restoreUserActivityState(_:)` of the given objects.
    /// - Returns: Whether the app continues the activity.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Never called: activities arrive complete.
    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// Called after the app's current activity was saved; not for apps with scene delegates.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Called when the app shall perform a quick action; not for apps with scene delegates. After a launch with a quick action it is
    /// called unless one of the launch methods returned false. The handler takes whether the action was performed.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    /// Called after the app became active; not for apps with scene delegates.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app becomes inactive; not for apps with scene delegates.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called after the app entered the background; not for apps with scene delegates.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app enters the foreground from the background; not for apps with scene delegates.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before the app terminates.
    func applicationWillTerminate(_ application: UIApplication)

    /// Returns whether to save the state of controllers when the app enters the background; not for apps with scene
    /// delegates. The delegate may write to the coder. Default: false.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Returns whether to restore the saved state, before the launch is finished. The coder reads what the delegate wrote.
    /// Default: false.
    ///
    /// If a launch with restored state crashed, that state is not offered again, as on iOS: it is set aside with a message,
    /// and the app starts without it. A launch ends when its first window was drawn. Termination by `exit`, `SIGHUP`,
    /// `SIGINT` or `SIGTERM` is not a crash; termination by `SIGKILL` cannot be distinguished from one. Processes that are
    /// launched at the same time do not affect each other.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// Same as the secure variant, for classes without secure coding. Called if the secure variant returns false.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// Same as the secure variant, for state saved after `application(_:shouldSaveApplicationState:)`.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Called before controllers encode their state. The coder is the app's.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called after controllers decoded their state. The coder is the app's.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Returns a controller to restore that has no restoration class. Nil for an existing controller or one from the
    /// storyboard.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - identifierComponents: The restoration identifiers from the window's root to the controller.
    ///   - coder: The encoded state of the controller.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Returns the orientations that the windows of the app support. Never called: the user sizes the windows of a desktop.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Called when memory is low, before controllers and observers are notified.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Nil. Assigning it traps.
    @_disfavoredOverload
    public var window: UIWindow? {
        get { DelegateWindow.missing }
        set { DelegateWindow.assigned(to: self) }
    }

    /// The window that the class declares.
    public var _window: UIWindow?? { DelegateWindow.read { window } }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns the configuration in the app's Info.plist, or an empty one.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
    /// Calls the method of old apps.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { application(app, open: url, sourceApplication: nil, annotation: [String: Any]()) }
    /// Returns false.
    public func application(
        _ application: UIApplication,
        open url: URL,
        sourceApplication: String?,
        annotation: Any
    ) -> Bool { false }
    /// Returns false.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    /// Returns false.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    /// Reports that the action was not performed.
    public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
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
    /// Returns false.
    public func application(
        _ application: UIApplication,
        shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    /// Returns false.
    public func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    /// Returns false.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Returns false.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// Returns nil.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Returns all orientations.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
}
