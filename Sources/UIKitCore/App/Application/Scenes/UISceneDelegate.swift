import Foundation

/// Methods for the life cycle of a scene. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is connected and needs a window.
    ///
    /// - Note: Rule 82.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// Called after the scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called after the scene entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Returns the activity from which the scene can be restored; nil for none. Called when the scene enters the background,
    /// and, unlike in UIKit, one second after a change on screen.
    ///
    /// - Note: Rule 82.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called at the end of the launch of a scene with a state restoration activity, to restore further state from it.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Called when the running app shall open addresses or files. A starting app finds them in the connection options.
    ///
    /// Web addresses arrive as an activity of type `NSUserActivityTypeBrowsingWeb` in ``scene(_:continue:)`` instead.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called before ``scene(_:continue:)``.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called when the running app shall continue an activity. A starting app finds it in the connection options.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Never called: activities arrive complete.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called after the app's current activity was saved, while the scene is the frontmost one.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Returns nil: no state is saved.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// A scene delegate with a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowDelegate {
    /// The window of the scene. Optional. Through the protocol its type is `UIWindow??`, as for each optional property.
    @_disfavoredOverload
    var window: UIWindow? { get set }

    /// Called when the running app shall perform a quick action. A starting app finds it in the connection options. The handler takes
    /// whether the action was performed.
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    /// Called after the size of the scene's windows or its traits changed.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )

    /// Called after the size of the scene's windows changed.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    )
}

extension UIWindowSceneDelegate {
    /// Reports that the action was not performed.
    public func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}

    /// Nil. Assigning it traps.
    @_disfavoredOverload
    public var window: UIWindow? {
        get { DelegateWindow.missing }
        set { DelegateWindow.assigned(to: self) }
    }

    /// The window that the class declares.
    public var _window: UIWindow?? { DelegateWindow.read { window } }
}
