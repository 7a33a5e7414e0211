import Foundation

// Addresses with `http:` and `https:` reach the app as on iOS, where universal links do: as an activity of the type
// `NSUserActivityTypeBrowsingWeb`. All others are contexts of addresses.

extension UIScene.ConnectionOptions {
    /// Adds a request to the options of a scene that connects.
    func add(_ request: SystemRequest, shortcuts: [UIApplicationShortcutItem]) {
        switch request {
        case .activate: break
        case .open(let urls):
            for url in urls {
                if let activity = NSUserActivity(browsing: url) {
                    userActivities.insert(activity)
                } else {
                    urlContexts.insert(UIOpenURLContext(url: url))
                }
            }
        case .performShortcut(let name): shortcutItem = shortcuts.first { $0.isNamed(name) }
        }
    }

    /// The options of a launch for an app without scenes.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        options[.url] = sortedURLs.first
        options[.shortcutItem] = shortcutItem
        if let activity = userActivities.first {
            options[.userActivityDictionary] = [UIApplication.LaunchOptionsKey.userActivityType: activity.activityType]
        }
        return options.isEmpty ? nil : options
    }

    /// The addresses in the order of their text, because contexts have none.
    var sortedURLs: [URL] { urlContexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString } }

    var isEmpty: Bool { userActivities.isEmpty && urlContexts.isEmpty && shortcutItem == nil }
}

extension NSUserActivity {
    /// Makes the activity that opens a web address. Nil for other addresses.
    convenience init?(browsing url: URL) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else { return nil }
        self.init(activityType: NSUserActivityTypeBrowsingWeb)
        webpageURL = url
    }
}

extension UIApplication {
    /// Handles a request to the running app, in its frontmost scene, which comes to the front. A scene whose
    /// ``UIScene/activationConditions`` prefer the content has priority.
    @_spi(Host)
    public func handle(_ request: SystemRequest) {
        let options = UIScene.ConnectionOptions()
        options.add(request, shortcuts: allShortcuts)
        guard let scene = scene(for: options) else { return }
        bringToFront(scene)
        deliver(options, to: scene)
        updates.request()
    }

    private func scene(for options: UIScene.ConnectionOptions) -> UIWindowScene? {
        let content = options.userActivities.first.map { $0.targetContentIdentifier ?? $0.webpageURL?.absoluteString }
        let identifier =
            content ?? options.sortedURLs.first?.absoluteString ?? options.shortcutItem?.targetContentIdentifier
            as? String
        let scenes = windowScenesFromBack.reversed()
        guard let identifier else { return scenes.first }
        return scenes.first { $0.activationConditions.prefers(identifier) }
            ?? scenes.first { $0.activationConditions.allows(identifier) } ?? scenes.first
    }

    /// Passes the parts of a request to the delegate of a connected scene, or of the app.
    func deliver(_ options: UIScene.ConnectionOptions, to scene: UIWindowScene) {
        for activity in options.userActivities { self.continue(activity, in: scene) }
        if !options.urlContexts.isEmpty { open(options, in: scene) }
        if let item = options.shortcutItem { perform(item, in: scene) }
    }

    private func open(_ options: UIScene.ConnectionOptions, in scene: UIScene) {
        if let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, openURLContexts: options.urlContexts)
        } else {
            open(options.sortedURLs)
        }
    }

    /// Passes addresses to the delegate of an app without scenes.
    private func open(_ urls: [URL]) {
        for url in urls {
            let options: [OpenURLOptionsKey: Any] = url.isFileURL ? [.openInPlace: true] : [:]
            _ = delegate?.application(self, open: url, options: options)
        }
    }

    private func perform(_ item: UIApplicationShortcutItem, in scene: UIWindowScene) {
        if let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate {
            sceneDelegate.windowScene(scene, performActionFor: item) { _ in }
        } else {
            delegate?.application(self, performActionFor: item) { _ in }
        }
    }
}
