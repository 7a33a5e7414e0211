import Foundation

/// Shows one controller in a window: the whole app of a test that needs no delegate of its own.
@_spi(Host)
public final class RootSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window, once the scene is there.
    public var window: UIWindow?
    private let makeRoot: @MainActor () -> UIViewController

    /// Makes a delegate of the closure that makes the controller.
    public init(makeRoot: @escaping @MainActor () -> UIViewController) {
        self.makeRoot = makeRoot
        super.init()
    }

    /// Gives the scene its window.
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
