import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private static let activityType = "com.example.flowers.search"

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let main = MainTableViewController(products: loadProducts())
        let given = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        if let activity = given, activity.activityType == Self.activityType {
            scene.userActivity = activity
            main.restoreUserActivityState(activity)
        } else {
            scene.userActivity = NSUserActivity(activityType: Self.activityType)
        }
        // The screen writes to the activity when the scene's state is saved.
        main.userActivity = scene.userActivity

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: main)
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity?.needsSave = true
        return scene.userActivity
    }

    /// Returns the products. Exits on an error, because the app has no content without them.
    private func loadProducts() -> [Product] {
        do {
            return try ProductFile.default.read()
        } catch {
            // The error quotes the file, which may contain control characters that a terminal obeys.
            let unsafe = CharacterSet.controlCharacters.union(.newlines)
            let message = "\(error)".components(separatedBy: unsafe).joined(separator: "\u{FFFD}").prefix(500)
            FileHandle.standardError.write(Data("flowers: \(message)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }
}
