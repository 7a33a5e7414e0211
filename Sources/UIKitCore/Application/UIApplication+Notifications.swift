import Foundation

extension UIApplication {
    /// Posted after the app was launched, when its delegate was told. Its object is the app.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )

    /// Posted after the app came to the front. Its object is the app.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )

    /// Posted before the app leaves the front. Its object is the app.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification"
    )

    /// Posted after the app went to the background. Its object is the app.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )

    /// Posted before the app comes back from the background, or on screen for the first time where it has scenes. Its object
    /// is the app.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )

    /// Posted before the app ends. Its object is the app.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification"
    )

    /// Posted when memory runs short, after the app's delegate was told. Its object is the app.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIScene {
    /// Posted before the delegate is told that the scene was connected. Its object is the scene.
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")

    /// Posted after the scene was taken away. Its object is the scene.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")

    /// Posted after the scene came to the front. Its object is the scene.
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")

    /// Posted before the scene leaves the front. Its object is the scene.
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")

    /// Posted before the scene comes on screen. Its object is the scene.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification"
    )

    /// Posted after the scene went to the background. Its object is the scene.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification"
    )

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
