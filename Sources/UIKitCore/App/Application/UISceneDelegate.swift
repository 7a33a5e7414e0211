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
}

/// A scene delegate with a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowDelegate {
    /// The window of the scene. Optional. Through the protocol its type is `UIWindow??`, as for each optional property.
    @_disfavoredOverload
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Nil. Assigning it traps.
    @_disfavoredOverload
    public var window: UIWindow? {
        get { DelegateWindow.missing }
        set { DelegateWindow.assigned(to: self) }
    }

    /// The window that the class declares.
    public var _window: UIWindow?? { DelegateWindow.read { window } }
}
