import UIKit

/// 2012: the app delegate creates the window.
class OldAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = .purple
        window.rootViewController = UINavigationController(rootViewController: RecipesViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
