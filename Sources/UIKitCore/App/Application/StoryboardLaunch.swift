import Foundation

// The Info.plist can name the storyboard of an app without scenes (`UIMainStoryboardFile`), and that of a scene
// (`UISceneStoryboardFile`). UIKit then creates the window before the delegate's first method, and shows it after the delegate had
// the opportunity to configure or to replace it. `UILaunchStoryboardName` is not used: the first screen appears at once.

extension UIApplication {
    /// Loads the main storyboard into the window of the delegate of an app without scenes.
    ///
    /// - Returns: The window. Nil without a main storyboard.
    func loadMainStoryboard() -> UIWindow? {
        guard !info.hasScenes, let name = info.value("UIMainStoryboardFile") as? String, !name.isEmpty else {
            return nil
        }
        guard let delegate, let present = delegate._window else {
            let type = delegate.map { "\(Swift.type(of: $0))" } ?? "The app"
            Diagnostics.warn(
                "\(type) must declare 'var window: UIWindow?', because the Info.plist names a main storyboard. It is not shown."
            )
            return nil
        }
        let storyboard = info.storyboard(named: name, key: "UIMainStoryboardFile")
        let window = present ?? UIWindow(frame: UIScreen.main.bounds)
        if present == nil { delegate.window = window }
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window
    }

    /// Shows the window of the main storyboard, unless the delegate replaced it.
    func showWindow(_ window: UIWindow?) {
        guard let window, let own = delegate?._window, own === window else { return }
        window.makeKeyAndVisible()
    }
}

extension UIWindowScene {
    /// Loads a storyboard into a new window, which becomes that of the scene's delegate.
    ///
    /// - Returns: The window. Nil without a storyboard.
    func loadStoryboard(_ storyboard: UIStoryboard?) -> UIWindow? {
        guard let storyboard else { return nil }
        let window = UIWindow(windowScene: self)
        if let delegate = delegate as? any UIWindowSceneDelegate, delegate._window != nil { delegate.window = window }
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window
    }

    /// Shows the window of a storyboard, unless the delegate replaced it.
    func showWindow(_ window: UIWindow?) {
        guard let window else { return }
        if let own = (delegate as? any UIWindowSceneDelegate)?._window, own !== window { return }
        window.makeKeyAndVisible()
    }
}
