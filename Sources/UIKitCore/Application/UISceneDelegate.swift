import Foundation

/// What an app does at the turning points of a scene. Every member is optional. Main actor. iOS 13.0.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is there and can be given a window. iOS 13.0, rule 82.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// Called after the scene was taken away. iOS 13.0.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called before the scene comes on screen. iOS 13.0.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene receives events. iOS 13.0.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene stops receiving events. iOS 13.0.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called after the scene left the screen. iOS 13.0.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The activity from which the scene can be shown again as it is; nil for none. Asked when the scene goes to the background,
    /// and, in this port, a second after something changed on the screen. iOS 13.0, rule 82.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    /// Does nothing. iOS 13.0.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing. iOS 13.0.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing. iOS 13.0.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing. iOS 13.0.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing. iOS 13.0.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing. iOS 13.0.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Keeps nothing. iOS 13.0.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// A scene delegate with a window. iOS 13.0.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the scene shows. iOS 13.0.
    var window: UIWindow? { get set }
}
