import Foundation

extension UIApplication {
    /// Posted after the launch, after the delegate was notified. Its object is the app.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )

    /// Posted after the app became active. Its object is the app.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )

    /// Posted before the app becomes inactive. Its object is the app.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification"
    )

    /// Posted after the app entered the background. Its object is the app.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )

    /// Posted before the app enters the foreground from the background; with scenes, also before it first appears. Its object
    /// is the app.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )

    /// Posted before the app terminates. Its object is the app.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification"
    )

    /// Posted when memory is low, after the app's delegate was notified. Its object is the app.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIScene {
    /// Posted before the delegate is notified that the scene was connected. Its object is the scene.
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")

    /// Posted after the scene was disconnected. Its object is the scene.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")

    /// Posted after the scene became active. Its object is the scene.
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")

    /// Posted before the scene becomes inactive. Its object is the scene.
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")

    /// Posted before the scene enters the foreground. Its object is the scene.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification"
    )

    /// Posted after the scene entered the background. Its object is the scene.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification"
    )

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
