import Testing
import UIKit

@testable import AppDriving
@testable import HeadlessHost

@MainActor
@Suite("Scripts")
struct ScriptTests {
    private func failure(_ line: String) -> String? {
        do {
            _ = try ScriptParser.command(in: line)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(
        arguments: [
            ("tap \"Search\"", Command.tap(.label("Search"))),
            ("type \"united\"", .type("united")),
            ("key page-down", .key("page-down")),
            ("key ctrl+f", .key("ctrl+f")),
            ("key shift+left", .key("shift+left")),
            ("scope \"2019\"", .scope("2019")),
            ("token \"Europe\"", .token("Europe")),
            ("swipe left \"Big Ben\"", .swipeRow(.left, "Big Ben")),
            ("drag \"Europe\" to \"Notes\"", .drag("Europe", to: "Notes")),
            ("paste \"a \\\"b\\\" \\\\ \\n\"", .paste("a \"b\" \\ \n")),
            ("cut", .cut), ("copy", .copy), ("back", .back),
            ("wait 300", .wait(milliseconds: 300)),
            ("screen", .screen), ("announcements", .announcements), ("save", .save), ("relaunch", .relaunch),
        ]
    )
    func `Every command is parsed`(line: String, command: Command) throws {
        #expect(try ScriptParser.command(in: "  \(line)  ") == command)
    }

    @Test(arguments: ["", "   ", "# tap \"x\""])
    func `Empty lines and comments are skipped`(line: String) throws {
        #expect(try ScriptParser.command(in: line) == nil)
    }

    @Test
    func `An unknown command is reported with a list of the commands`() {
        #expect(
            failure("click \"x\"")?.hasPrefix("There is no command \"click\". The commands are: tap TARGET, ") == true
        )
    }

    @Test(
        arguments: [
            "tap", "tap Search", "tap \"a\" \"b\"", "key", "key nothing", "key hyper+a", "swipe up \"x\"",
            "swipe left", "tap \"\"", "wait", "wait soon", "wait -1", "cut \"x\"", "tap \"open", "tap \"\\x\"",
            "\"tap\"", "drag \"x\"", "drag \"x\" \"y\"", "drag x to \"y\"", "drag \"x\" \"to\" \"y\"",
        ]
    )
    func `An invalid argument is rejected`(line: String) {
        #expect(failure(line) != nil)
    }

    @Test
    func `A syntax error in the last line is found before the first command runs`() async throws {
        let controller = UIViewController()
        let driver = try await AppDriver.launch { controller }
        var output = ""
        let runner = ScriptRunner(driver: driver) { output += $0 }
        let error = await #expect(throws: ScriptRunner.Failure.self) {
            try await runner.run("screen\nwait 5\nclick \"x\"\n")
        }
        #expect(error?.line == 3)
        #expect(output.isEmpty)
        #expect(driver.host.clock.now == .zero)
    }

    @Test
    func `A missing label stops the script with its line number and the labels on screen`() async throws {
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Here", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        controller.loadViewIfNeeded()
        controller.view.addSubview(button)
        let driver = try await AppDriver.launch { controller }
        let runner = ScriptRunner(driver: driver) { _ in }
        let error = await #expect(throws: ScriptRunner.Failure.self) {
            try await runner.run("\ntap \"There\"\nwait 5")
        }
        #expect(
            error?.description == """
                line 2: No element called "There" is on screen. There is:
                  button "Here"
                """
        )
        #expect(driver.host.clock.now == .zero)
    }

    @Test
    func `A wait advances the manual clock and calls elapse`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        var elapsed: [Duration] = []
        let runner = ScriptRunner(driver: driver, write: { _ in }, elapse: { elapsed.append($0) })
        try await runner.run("wait 250")
        #expect(elapsed == [.milliseconds(250)])
        #expect(driver.host.clock.now == .milliseconds(250))
    }

    @Test
    func `A tap without effect is remarked on, with its line number`() async throws {
        let controller = UIViewController()
        controller.title = "Quiet"
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: controller) }
        var remarks: [String] = []
        try await ScriptRunner(driver: driver, write: { _ in }, remark: { remarks.append($0) })
            .runLine("tap \"Quiet\"", line: 7)
        #expect(remarks == ["line 7: The tap landed on heading \"Quiet\", which does nothing."])
    }

    @Test
    func `Dragging without a selection, or to a view that is no field, stops the script with the reason`() async throws
    {
        let controller = UIViewController()
        controller.title = "Title"
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 34))
        field.placeholder = "Field"
        field.text = "text"
        controller.loadViewIfNeeded()
        controller.view.addSubview(field)
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: controller) }
        let runner = ScriptRunner(driver: driver) { _ in }
        var error = await #expect(throws: ScriptRunner.Failure.self) {
            try await runner.run("drag \"Field\" to \"Field\"")
        }
        #expect(error?.reason.hasPrefix("text field \"Field\" value \"text\" has nothing to drag") == true)
        try await runner.run("tap \"Field\"\nkey ctrl+a")
        error = await #expect(throws: ScriptRunner.Failure.self) {
            try await runner.run("drag \"Field\" to \"Title\"")
        }
        #expect(error?.reason == "heading \"Title\" does not accept the dropped item.")
        #expect(field.text == "text")
    }

    @Test
    func `The screen is printed on request and at the end`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        var output: [String] = []
        try await ScriptRunner(driver: driver) { output.append($0) }.run("screen\nannouncements")
        #expect(output == ["window\n", "", "window\n"])
    }

    @Test func `Labels, values and announcements are escaped in the output and in errors`() async throws {
        let hostile = "a\u{1B}[2J\u{9B}\u{7}\r\u{202E}\u{2067}\u{2028}\u{200B}"
        let controller = UIViewController()
        let driver = try await AppDriver.launch { controller }
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        label.text = hostile
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
        field.accessibilityLabel = hostile
        field.text = hostile
        for view in [label, field] { controller.view.addSubview(view) }
        UIAccessibility.post(notification: .announcement, argument: hostile)
        var output = ""
        let runner = ScriptRunner(driver: driver) { output += $0 }
        try await runner.run("announcements\nscreen")
        let error = await #expect(throws: ScriptRunner.Failure.self) { try await runner.run("tap \"\(hostile)x\"") }
        for text in [output, try #require(error?.description)] {
            #expect(text.contains(#"a\u{1b}[2J\u{9b}\u{7}\u{d}\u{202e}\u{2067}\u{2028}\u{200b}"#))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let categories = Set(lines.joined().unicodeScalars.map(\.properties.generalCategory))
            #expect(categories.isDisjoint(with: [.control, .format, .lineSeparator]))
        }
    }

    @Test(arguments: ["\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func `Only a line feed ends a line of a script`(other: String) {
        let error = #expect(throws: ScriptRunner.Failure.self) {
            try ScriptRunner.check("type \"a\(other)b\"\r\ntype \"c\"\nnonsense")
        }
        #expect(error?.line == 3)
    }
}
