import Foundation

/// What an app does at the turning points of a scene. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is there and can be given a window.
    ///
    /// - Note: Rule 82.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// Called after the scene was taken away.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called before the scene comes on screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene stops receiving events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called after the scene left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The activity from which the scene can be shown again as it is; nil for none. Asked when the scene goes to the background,
    /// and, in this port, a second after something changed on the screen.
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
    /// Keeps nothing.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// A scene delegate with a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the scene shows.
    var window: UIWindow? { get set }
}
