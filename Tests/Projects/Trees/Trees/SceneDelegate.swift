import UIKit.UIWindowScene

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let navigation = window?.rootViewController as? UINavigationController else { return }
        (navigation.topViewController as? TreesViewController)?.trees = TreeStore.bundled.trees
    }
}
