import ScenarioSupport
import Testing
import UIKit

/// Alerts and action sheets, as the user sees and operates them.
@MainActor
@Suite("Alerts")
struct AlertScenarios {
    /// A screen that presents alerts, and a log of the chosen actions. Each entry notes whether the alert was already dismissed.
    @MainActor
    private final class Asker {
        let root = UIViewController()
        private(set) var log: [String] = []

        func alert(
            _ title: String? = "Delete the place?",
            message: String? = "It cannot be brought back.",
            style: UIAlertController.Style = .alert,
            answers: [(String, UIAlertAction.Style)] = [("Delete", .destructive), ("Keep", .cancel)]
        ) -> UIAlertController {
            let alert = UIAlertController(title: title, message: message, preferredStyle: style)
            for (title, style) in answers {
                alert.addAction(
                    UIAlertAction(title: title, style: style) { [weak self] action in
                        guard let self else { return }
                        log.append("\(action.title ?? "") \(root.presentedViewController == nil ? "after" : "before")")
                    }
                )
            }
            return alert
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `An alert shows title, message and actions; an action's handler runs after the dismissal`(
        on host: ScenarioHost
    ) async throws {
        let asker = Asker()
        try await host.show(asker.root) { driver in
            asker.root.present(asker.alert(), animated: true)
            try await driver.settle()
            #expect(try driver.labels("dialog") == ["Delete the place?"])
            #expect(try driver.labels("heading") == ["Delete the place?"])
            #expect(try driver.labels("text") == ["It cannot be brought back."])
            #expect(try driver.labels("button") == ["Keep", "Delete"])
            try await driver.tap("Delete")
            #expect(asker.log == ["Delete after"])
            #expect(try driver.labels("dialog").isEmpty)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Escape selects the cancel action`(on host: ScenarioHost) async throws {
        let asker = Asker()
        try await host.show(asker.root) { driver in
            asker.root.present(asker.alert(), animated: true)
            try await driver.settle()
            try await driver.key("escape")
            #expect(asker.log == ["Keep after"])
            #expect(try driver.labels("dialog").isEmpty)
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Without a cancel action Escape has no effect; an alert without actions is dismissed by the app`(
        on host: ScenarioHost
    ) async throws {
        let asker = Asker()
        try await host.show(asker.root) { driver in
            asker.root.present(asker.alert(answers: [("Now", .default), ("Later", .default)]), animated: true)
            try await driver.settle()
            try await driver.key("escape")
            #expect(try driver.labels("dialog") == ["Delete the place?"])
            try await driver.tap("Later")
            #expect(asker.log == ["Later after"])
            asker.root.present(asker.alert("Wait", answers: []), animated: true)
            try await driver.settle()
            try await driver.key("escape")
            try await driver.key("return")
            #expect(try driver.labels("dialog") == ["Wait"])
            asker.root.dismiss(animated: true)
            try await driver.settle()
            #expect(try driver.labels("dialog").isEmpty)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Return selects the preferred action, but never a destructive one by default`(on host: ScenarioHost)
        async throws
    {
        let asker = Asker()
        try await host.show(asker.root) { driver in
            asker.root.present(asker.alert(), animated: true)
            try await driver.settle()
            try await driver.key("return")
            #expect(asker.log.isEmpty)
            try await driver.key("escape")
            let alert = asker.alert(answers: [("Keep", .cancel), ("Move", .default), ("Copy", .default)])
            alert.preferredAction = alert.actions[1]
            asker.root.present(alert, animated: true)
            try await driver.settle()
            #expect(try driver.labels("button") == ["Move", "Copy", "Keep"])
            try await driver.key("return")
            #expect(asker.log == ["Keep after", "Move after"])
            asker.root.present(asker.alert(answers: [("OK", .default)]), animated: true)
            try await driver.settle()
            try await driver.key("return")
            #expect(asker.log.last == "OK after")
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `An alert focuses its first text field; Return moves to the next one, then selects the action`(
        on host: ScenarioHost
    ) async throws {
        let asker = Asker()
        try await host.show(asker.root) { driver in
            let alert = asker.alert("Sign in", message: nil, answers: [("Sign In", .default), ("Cancel", .cancel)])
            for name in ["Name", "Town"] { alert.addTextField { $0.placeholder = name } }
            asker.root.present(alert, animated: true)
            try await driver.settle()
            #expect(try driver.labels("text field") == ["Name", "Town"])
            try await driver.type("Ada")
            try await driver.key("return")
            try await driver.type("London")
            #expect(alert.textFields?.map(\.text) == ["Ada", "London"])
            #expect(asker.log.isEmpty)
            try await driver.key("return")
            #expect(asker.log == ["Sign In after"])
            #expect(try driver.labels("dialog").isEmpty)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A disabled action cannot be selected until it is enabled`(on host: ScenarioHost) async throws {
        let asker = Asker()
        try await host.show(asker.root) { driver in
            let alert = asker.alert("Name", message: nil, answers: [("Save", .default), ("Cancel", .cancel)])
            let save = alert.actions[0]
            save.isEnabled = false
            alert.addTextField { field in
                field.placeholder = "Name"
                field.addAction(
                    UIAction { [weak field] _ in save.isEnabled = field?.hasText == true },
                    for: .editingChanged
                )
            }
            asker.root.present(alert, animated: true)
            try await driver.settle()
            try await driver.tap("Save")
            try await driver.key("return")
            #expect(try driver.labels("dialog") == ["Name"])
            #expect(asker.log.isEmpty)
            try await driver.tap("Name", role: "text field")
            try await driver.type("x")
            try await driver.tap("Save")
            #expect(asker.log == ["Save after"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `An action sheet lists its actions with the cancel action last`(on host: ScenarioHost) async throws {
        let asker = Asker()
        try await host.show(asker.root) { driver in
            let answers: [(String, UIAlertAction.Style)] = [
                ("Cancel", .cancel), ("Share", .default), ("Delete", .destructive),
            ]
            let sheet = asker.alert(nil, message: "Bergen", style: .actionSheet, answers: answers)
            asker.root.present(sheet, animated: true)
            try await driver.settle()
            #expect(try driver.labels("dialog") == ["Bergen"])
            #expect(try driver.labels("button") == ["Share", "Delete", "Cancel"])
            #expect(sheet.actions.map(\.title) == ["Cancel", "Share", "Delete"])
            try await driver.tap("Share")
            #expect(asker.log == ["Share after"])
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `An alert over a search keeps the search active, and the field regains focus afterwards`(
        on host: ScenarioHost
    ) async throws {
        let places = PlacesScreen()
        try await host.show(UINavigationController(rootViewController: places)) { driver in
            try await driver.tap("Find")
            try await driver.type("ber")
            let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            places.present(alert, animated: true)
            try await driver.settle()
            #expect(try driver.labels("dialog") == ["Offline"])
            try await driver.tap("OK")
            #expect(places.search.isActive)
            try await driver.type("gen")
            #expect(places.search.searchBar.text == "bergen")
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `An action can present the next alert, and changes of a presented alert are shown`(on host: ScenarioHost)
        async throws
    {
        let root = UIViewController()
        try await host.show(root) { driver in
            let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
            let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
            first.addAction(UIAlertAction(title: "Next", style: .default) { _ in root.present(second, animated: true) })
            root.present(first, animated: true)
            try await driver.settle()
            try await driver.tap("Next")
            #expect(try driver.labels("dialog") == ["Second"])
            second.title = "Third"
            second.message = "A sentence that is long enough for a second line, and for a third one after it."
            second.addAction(UIAlertAction(title: "Done", style: .cancel))
            try await driver.settle()
            #expect(try driver.labels("dialog") == ["Third"])
            #expect(try driver.labels("text") == [second.message ?? ""])
            try await driver.tap("Done")
            #expect(try driver.labels("dialog").isEmpty)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The actions of an alert with a long message stay reachable`(on host: ScenarioHost) async throws {
        let asker = Asker()
        try await host.show(asker.root) { driver in
            let message = String(repeating: "Many words say little. ", count: 200)
            asker.root.present(asker.alert(message: message), animated: true)
            try await driver.settle()
            #expect(try driver.labels("button") == ["Keep", "Delete"])
            try await driver.tap("Keep")
            #expect(asker.log == ["Keep after"])
        }
    }
}
