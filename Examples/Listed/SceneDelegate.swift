import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let main = MainViewController(countries: loadCountries())
        let navigation = UINavigationController(rootViewController: main)
        navigation.navigationBar.prefersLargeTitles = true
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Returns the countries. Exits on an error, because the app has no content without them.
    private func loadCountries() -> [Country] {
        do {
            return try CountryFile.default.read()
        } catch {
            // The error quotes the file, which may contain control characters that a terminal obeys.
            let unsafe = CharacterSet.controlCharacters.union(.newlines)
            let message = "\(error)".components(separatedBy: unsafe).joined(separator: "\u{FFFD}").prefix(500)
            FileHandle.standardError.write(Data("listed: \(message)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }
}
