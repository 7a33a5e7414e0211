import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var packages: PackagesViewController? { window?.rootViewController as? PackagesViewController }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let packages = PackagesViewController(environment: .process)
        if connectionOptions.urlContexts.isEmpty, let activity = session.stateRestorationActivity,
            let state = PackagesState(activity)
        {
            packages.restore(state)
        }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = packages
        window.makeKeyAndVisible()
        self.window = window
        packages.start()
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { packages?.state.activity }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for url in contexts.map(\.url) { packages?.open(url) }
    }
}
