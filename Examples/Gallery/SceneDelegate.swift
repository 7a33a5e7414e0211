import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let gallery = GalleryViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigation = UINavigationController(rootViewController: gallery)
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        for context in options.urlContexts { open(context.url) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { open(context.url) }
    }

    /// Opens the screen that an address names, such as `gallery:Text` or `gallery:Core%20Data`.
    private func open(_ url: URL) {
        guard url.scheme == "gallery" else { return }
        let title = url.absoluteString.dropFirst("gallery:".count).removingPercentEncoding
        guard let screen = Screen.all.first(where: { $0.title == title }) else { return }
        gallery.navigationController?.popToRootViewController(animated: false)
        gallery.open(screen, animated: false)
    }
}
