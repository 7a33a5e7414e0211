import HeadlessHost
import ScenarioSupport
import Testing
import UIKit

/// User actions on tokens: selecting, cutting, copying, pasting and dragging, in windows and without a screen.
@MainActor
@Suite("Tokens")
struct TokenScenarios {
    @Test(arguments: ScenarioHost.available)
    func `Rule 58: a tap selects a token, arrow keys move the selection, and Backspace deletes`(on host: ScenarioHost)
        async throws
    {
        let screen = TokenScreen()
        try await host.run(showing: screen) { driver in
            try await driver.tap("Europe", role: "token")
            try await driver.key("right")
            try await driver.key("backspace")
            #expect(try driver.labels("token") == ["Europe"])
            try await driver.key("ctrl+z")
            #expect(try driver.labels("token") == ["Europe", "Asia"])
            try await driver.key("end")
            try await driver.key("home")
            try await driver.key("shift+left")
            try await driver.key("shift+left")
            try await driver.key("delete")
            #expect(try driver.labels("token").isEmpty)
            #expect(try driver.values("search field") == ["land", ""])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Rule 63: tokens and text are cut and pasted into another field`(on host: ScenarioHost) async throws {
        let screen = TokenScreen()
        let tokens = screen.first.tokens
        try await host.run(showing: screen) { driver in
            try await driver.tap("Search", role: "search field")
            try await driver.key("ctrl+a")
            try await driver.key("ctrl+x")
            #expect(try driver.values("search field") == ["", ""])
            try await driver.tap("Other", role: "search field")
            try await driver.key("ctrl+v")
            #expect(try driver.labels("token") == ["Europe", "Asia"])
            #expect(try driver.values("search field") == ["", "land"])
            #expect(screen.second.tokens == tokens)
            try await driver.tap("Notes", role: "text field")
            try await driver.key("ctrl+v")
            #expect(try driver.values("text field") == ["Europe Asia land"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Rule 59: a token dragged to another search field is inserted as a token`(on host: ScenarioHost) async throws {
        let screen = TokenScreen()
        try await host.run(showing: screen) { driver in
            try await driver.drag("Asia", to: "Other")
            #expect(try driver.labels("token") == ["Europe", "Asia", "Asia"])
            #expect(screen.second.tokens.first === screen.first.tokens[1])
            #expect(screen.second.isEditing)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Rule 64: a token dragged within its field moves behind the others`(on host: ScenarioHost) async throws {
        let screen = TokenScreen()
        try await host.run(showing: screen) { driver in
            try await driver.drag("Europe", to: "Search")
            #expect(try driver.labels("token") == ["Asia", "Europe"])
            try await driver.key("ctrl+z")
            #expect(try driver.labels("token") == ["Europe", "Asia"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A token dropped on a text field inserts its text`(on host: ScenarioHost) async throws {
        let screen = TokenScreen()
        try await host.run(showing: screen) { driver in
            try await driver.drag("Europe", to: "Notes")
            #expect(try driver.values("text field") == ["Europe"])
            #expect(try driver.labels("token") == ["Europe", "Asia"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A selection of tokens and text is dragged as a whole`(on host: ScenarioHost) async throws {
        let screen = TokenScreen()
        try await host.run(showing: screen) { driver in
            try await driver.tap("Search", role: "search field")
            try await driver.key("ctrl+a")
            try await driver.drag("Search", to: "Other")
            #expect(try driver.labels("token") == ["Europe", "Asia", "Europe", "Asia"])
            #expect(try driver.values("search field") == ["land", "land"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A drop that the delegate refuses inserts nothing`(on host: ScenarioHost) async throws {
        let screen = TokenScreen()
        screen.refusesNotes = true
        try await host.run(showing: screen) { driver in
            try await driver.drag("Europe", to: "Notes")
            #expect(try driver.values("text field") == [""])
        }
    }
}

/// Two search fields and a text field, between which tokens can be moved.
@MainActor
final class TokenScreen: UIViewController, UISearchTextFieldDelegate {
    let first = UISearchTextField(frame: CGRect(x: 20, y: 20, width: 320, height: 36))
    let second = UISearchTextField(frame: CGRect(x: 20, y: 80, width: 320, height: 36))
    let notes = UITextField(frame: CGRect(x: 20, y: 140, width: 320, height: 36))
    var refusesNotes = false

    init() {
        super.init(nibName: nil, bundle: nil)
        first.accessibilityLabel = "Search"
        second.accessibilityLabel = "Other"
        second.placeholder = "Other"
        notes.placeholder = "Notes"
        notes.borderStyle = .roundedRect
        first.tokens = ["Europe", "Asia"].map { name in
            let token = UISearchToken(icon: UIImage(systemName: "globe"), text: name)
            token.representedObject = name
            return token
        }
        first.text = "land"
        for field in [first, second, notes] { field.delegate = self }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in [first, second, notes] { view.addSubview(field) }
    }

    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        NSItemProvider(object: (token.representedObject as? String ?? "") as NSString)
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        !(refusesNotes && textField === notes)
    }
}
