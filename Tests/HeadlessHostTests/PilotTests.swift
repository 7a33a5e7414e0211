import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Pilot")
struct PilotTests {
    /// A controller with a button with the title "Press" and a label with the text "Text".
    private final class Plain: UIViewController {
        let button = UIButton(type: .system)
        let label = UILabel()
        var presses = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Press", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .primaryActionTriggered)
            label.text = "Text"
            label.frame = CGRect(x: 0, y: 50, width: 100, height: 44)
            view.addSubview(button)
            view.addSubview(label)
        }
    }

    private func launch() async throws -> (Plain, Pilot) {
        let plain = Plain()
        return (plain, try await Pilot.launch { plain })
    }

    @Test
    func `A tap returns the tapped element`() async throws {
        let (plain, pilot) = try await launch()
        let landing = try await pilot.tap("Press")
        #expect(landing.element == "button \"Press\"")
        #expect(landing.wasHandled)
        #expect(plain.presses == 1)
    }

    @Test
    func `A tap on an element that does not respond is reported`() async throws {
        let (_, pilot) = try await launch()
        let landing = try await pilot.tap("Text")
        #expect(landing.description == "text \"Text\", which does nothing")
    }

    @Test
    func `A tap on a disabled button is not handled`() async throws {
        let (plain, pilot) = try await launch()
        plain.button.isEnabled = false
        #expect(try await pilot.tap("Press").wasHandled == false)
        #expect(plain.presses == 0)
    }

    @Test
    func `Tapping a missing element throws an error that lists the elements on screen`() async throws {
        let (_, pilot) = try await launch()
        let error = await #expect(throws: PilotError.self) { try await pilot.tap("Gone") }
        #expect(
            error?.description == """
                No element called "Gone" is on screen. There is:
                  button "Press"
                  text "Text"
                """
        )
    }

    @Test(arguments: ["hidden", "transparent", "outside"])
    func `Tapping a hidden element throws an error`(how: String) async throws {
        let (plain, pilot) = try await launch()
        switch how {
        case "hidden": plain.button.isHidden = true
        case "transparent": plain.button.alpha = 0
        default: plain.button.frame.origin.x = 5000
        }
        await #expect(throws: PilotError.self) { try await pilot.tap("Press") }
        #expect(plain.presses == 0)
    }

    @Test
    func `Tapping a covered element throws an error that names the covering element`() async throws {
        let (plain, pilot) = try await launch()
        let cover = UIButton(type: .system)
        cover.setTitle("Cover", for: .normal)
        cover.frame = plain.button.frame
        plain.view.addSubview(cover)
        try await pilot.settle()
        let error = await #expect(throws: PilotError.self) { try await pilot.tap("Press") }
        #expect(
            error?.description == "button \"Press\" cannot be touched: the touch would land on button \"Cover\"."
        )
        #expect(plain.presses == 0)
    }

    @Test
    func `An unambiguous label prefix finds an element, and an exact label takes precedence`() async throws {
        let (plain, pilot) = try await launch()
        #expect(try await pilot.tap("Pre").wasHandled)
        let other = UIButton(type: .system)
        other.setTitle("Press twice", for: .normal)
        other.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
        plain.view.addSubview(other)
        await #expect(throws: PilotError.ambiguous("Pre", elements: ["button \"Press\"", "button \"Press twice\""])) {
            try await pilot.tap("Pre")
        }
        #expect(try await pilot.tap("Press").element == "button \"Press\"")
        #expect(plain.presses == 2)
    }

    @Test
    func `The pilot waits for work that an event enqueues on the main queue`() async throws {
        let (plain, pilot) = try await launch()
        plain.button.addAction(
            UIAction { _ in
                DispatchQueue.main.async { Task { @MainActor in plain.label.text = "Later" } }
            },
            for: .primaryActionTriggered
        )
        try await pilot.tap("Press")
        #expect(pilot.screen().elements(role: "text").map(\.label) == ["Later"])
    }

    @Test
    func `Launching an app that never settles throws an error that names the changing view`() async throws {
        final class Restless: UIViewController {
            let label = UILabel()
            var isStopped = false

            override func viewDidLoad() {
                super.viewDidLoad()
                label.accessibilityLabel = "Ticker"
                label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
                view.addSubview(label)
                tick()
            }

            func tick() {
                label.text = (label.text ?? "") == "tick" ? "tock" : "tick"
                guard !isStopped else { return }
                DispatchQueue.main.async { MainActor.assumeIsolated { self.tick() } }
            }
        }
        let restless = Restless()
        let error = await #expect(throws: PilotError.self) {
            _ = try await Pilot.launch { restless }
        }
        restless.isStopped = true
        #expect(error?.description.hasPrefix("The app did not settle in 200 turns of the main loop.") == true)
        #expect(error?.description.contains("UILabel \"Ticker\"") == true)
    }

    @Test
    func `Typing without a first responder throws an error`() async throws {
        let (_, pilot) = try await launch()
        await #expect(throws: PilotError.nothingFocused) { try await pilot.type("a") }
    }

    @Test
    func `Going back without a back button throws an error`() async throws {
        let (_, pilot) = try await launch()
        await #expect(throws: PilotError.noBackButton) { try await pilot.back() }
    }

    @Test
    func `Time advances only on the manual clock`() async throws {
        let (_, pilot) = try await launch()
        try await pilot.tap("Press")
        #expect(pilot.host.clock.now == .zero)
        try await pilot.wait(.milliseconds(300))
        #expect(pilot.host.clock.now == .milliseconds(300))
    }

    @Test
    func `Announcements are recorded in order`() async throws {
        let (_, pilot) = try await launch()
        _ = pilot.screen()
        UIAccessibility.post(notification: .announcement, argument: "One")
        UIAccessibility.post(notification: .announcement, argument: "Two")
        #expect(pilot.announcements == ["One", "Two"])
    }

    @Test
    func `Two apps run side by side, each with its own screen`() async throws {
        let (first, firstPilot) = try await launch()
        let (second, secondPilot) = try await launch()
        try await firstPilot.tap("Press")
        second.label.text = "Second"
        try await secondPilot.settle()
        #expect(first.presses == 1)
        #expect(second.presses == 0)
        #expect(firstPilot.screen().elements(role: "text").map(\.label) == ["Text"])
        #expect(secondPilot.screen().elements(role: "text").map(\.label) == ["Second"])
    }
}
