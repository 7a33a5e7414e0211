import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(
            rootViewController: AttractionsViewController(attractions: loadAttractions())
        )
        navigation.navigationBar.prefersLargeTitles = true
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Returns the attractions. Exits on an error, because the app has no content without them.
    private func loadAttractions() -> [Attraction] {
        do {
            return try AttractionFile.default.read()
        } catch {
            // The error quotes the file, which may contain control characters that a terminal obeys.
            let unsafe = CharacterSet.controlCharacters.union(.newlines)
            let message = "\(error)".components(separatedBy: unsafe).joined(separator: "\u{FFFD}").prefix(500)
            FileHandle.standardError.write(Data("attractions: \(message)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }
}
