import Foundation
import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite("The current activity")
struct CurrentActivityTests {
    private final class Watcher: NSObject, NSUserActivityDelegate {
        var calls: [String] = []
        func userActivityWillSave(_ userActivity: NSUserActivity) {
            calls.append("save")
            userActivity.addUserInfoEntries(from: ["saved": calls.count])
        }
        func userActivityWasContinued(_ userActivity: NSUserActivity) { calls.append("continued") }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var updates: [NSUserActivity] = []
        func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { updates.append(userActivity) }
    }

    private func scene(_ driver: AppDriver) throws -> Scene {
        try #require(driver.application.connectedScenes.first?.delegate as? Scene)
    }

    @Test
    func `The current activity is saved a second after it needs saving, once`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self)
        let watcher = Watcher()
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.delegate = watcher
        activity.needsSave = true
        activity.becomeCurrent()
        try await driver.wait(.milliseconds(900))
        #expect(watcher.calls == [])
        try await driver.wait(.milliseconds(200))
        #expect(watcher.calls == ["save"])
        #expect(activity.userInfo?["saved"] as? Int == 1)
        #expect(try scene(driver).updates == [activity])
        #expect(!activity.needsSave)
        activity.needsSave = true
        activity.needsSave = true
        try await driver.wait(.seconds(5))
        #expect(watcher.calls == ["save", "save"])
    }

    @Test
    func `An activity that resigned, was replaced or became invalid is not saved`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self)
        let watcher = Watcher()
        let activities = (1...3).map { NSUserActivity(activityType: "com.example.\($0)") }
        for activity in activities {
            activity.delegate = watcher
            activity.becomeCurrent()
        }
        activities[2].resignCurrent()
        activities[1].invalidate()
        activities[1].becomeCurrent()
        for activity in activities { activity.needsSave = true }
        try await driver.wait(.seconds(2))
        #expect(watcher.calls == [])
        activities[0].becomeCurrent()
        try await driver.wait(.seconds(2))
        #expect(watcher.calls == ["save"])
    }
}
