@_spi(Host) import HeadlessHost
import Testing
import UIKit

/// A screen that saves its search like Apple's sample of suggested searches (rule 80).
private final class KeptScreen: UIViewController {
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchBar.placeholder = "Find"
        navigationItem.searchController = search
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        userActivity = view.window?.windowScene?.userActivity
        guard let kept = userActivity?.userInfo else { return }
        search.isActive = kept["active"] as? Bool ?? false
        if kept["focused"] as? Bool == true { search.searchBar.becomeFirstResponder() }
        search.searchBar.text = kept["text"] as? String
        if let token = kept["token"] as? Int {
            search.searchBar.searchTextField.insertToken(KeptScreen.token(token), at: 0)
        }
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        var kept: [AnyHashable: Any] = [
            "active": search.isActive,
            "focused": search.searchBar.isFirstResponder,
            "text": search.searchBar.text!,
        ]
        kept["token"] = search.searchBar.searchTextField.tokens.first?.representedObject as? Int
        activity.userInfo = kept
    }

    static func token(_ number: Int) -> UISearchToken {
        let token = UISearchToken(icon: nil, text: "Token \(number)")
        token.representedObject = number
        return token
    }
}

private final class KeptScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let screen = KeptScreen()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "com.example.search")
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillResignActive(_ scene: UIScene) {
        scene.userActivity?.needsSave = true
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}

/// A scene delegate that returns a new, numbered activity for each request.
private final class CountingScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var asked = 0
    var number = 1
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        asked += 1
        let activity = NSUserActivity(activityType: "test")
        activity.userInfo = ["number": number]
        return activity
    }
}

@MainActor
@Suite("State restoration")
struct RestorationRules {
    private func screen(_ driver: AppDriver) throws -> KeptScreen {
        let scene = try #require(driver.application.connectedScenes.first)
        return try #require((scene.delegate as? KeptScene)?.screen)
    }

    @Test
    func `Rules 80 and 82: an active search is restored with its focus, text and token`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: KeptScene.self)
        let before = try screen(driver)
        try await driver.tap("Find")
        before.search.searchBar.searchTextField.insertToken(KeptScreen.token(7), at: 0)
        try await driver.type("rose")
        try await driver.save()
        try await driver.relaunch()
        let after = try screen(driver)
        #expect(after !== before)
        #expect(after.search.isActive)
        #expect(after.search.searchBar.isFirstResponder)
        #expect(after.search.searchBar.text == "rose")
        #expect(after.search.searchBar.searchTextField.tokens.map { $0.representedObject as? Int } == [7])
        try await driver.type("s")
        #expect(after.search.searchBar.text == "roses")
    }

    @Test
    func `Rule 80: an ended search stays ended after restoration`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: KeptScene.self)
        try await driver.tap("Find")
        try await driver.tap("Cancel")
        try await driver.save()
        try await driver.relaunch()
        #expect(try !screen(driver).search.isActive)
    }

    @Test
    func `Rule 81: text and scope set before the screen appears apply to a search begun in viewDidAppear`()
        async throws
    {
        final class Restored: UIViewController, UISearchResultsUpdating {
            let search = UISearchController(searchResultsController: nil)
            var updates: [String] = []
            init() {
                super.init(nibName: nil, bundle: nil)
                search.searchResultsUpdater = self
                search.searchBar.scopeButtonTitles = ["All", "New"]
                search.searchBar.selectedScopeButtonIndex = 1
                search.searchBar.text = "rose"
                navigationItem.searchController = search
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                search.isActive = true
                search.searchBar.becomeFirstResponder()
            }
            func updateSearchResults(for searchController: UISearchController) {
                let bar = searchController.searchBar
                updates.append("\(bar.text!) in \(bar.selectedScopeButtonIndex)")
            }
        }
        let restored = Restored()
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: restored) }
        #expect(restored.updates.first == "rose in 1")
        #expect(
            driver.screen().elements(role: "scope").map(\.summary) == ["scope \"All\"", "scope \"New\" (selected)"]
        )
        try await driver.type("s")
        #expect(restored.updates.last == "roses in 1")
    }

    @Test
    func `Rule 82: state is saved a second after a change, so that it survives a killed process`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: CountingScene.self)
        let scene = try #require(driver.application.connectedScenes.first?.delegate as? CountingScene)
        #expect(scene.asked == 0)
        try await driver.wait(.seconds(2))
        #expect(scene.asked == 1)
        #expect(driver.host.storedState(forSession: "main") != nil)
        // Without changes, the state is not requested again.
        try await driver.wait(.seconds(60))
        #expect(scene.asked == 1)
        let before = driver.host.storedState(forSession: "main")
        scene.number = 2
        scene.window?.rootViewController?.view.backgroundColor = .red
        try await driver.settle()
        try await driver.wait(.milliseconds(900))
        #expect(driver.host.storedState(forSession: "main") == before)
        try await driver.wait(.milliseconds(200))
        #expect(driver.host.storedState(forSession: "main") != before)
        // A killed program performs no further work.
        scene.window?.rootViewController?.view.backgroundColor = .blue
        try await driver.settle()
        try await driver.relaunch()
        #expect(scene.asked == 2)
    }
}
