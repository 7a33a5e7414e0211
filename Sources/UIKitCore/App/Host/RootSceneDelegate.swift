import Foundation

/// A scene delegate that shows one view controller in a window, for tests without a delegate of their own.
@_spi(Host)
public final class RootSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window; nil before the scene connects.
    public var window: UIWindow?
    private let makeRoot: @MainActor () -> UIViewController

    /// Makes a delegate from a closure that creates the view controller.
    public init(makeRoot: @escaping @MainActor () -> UIViewController) {
        self.makeRoot = makeRoot
        super.init()
    }

    /// Creates the window of the scene.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = makeRoot()
        window.makeKeyAndVisible()
        self.window = window
    }
}
