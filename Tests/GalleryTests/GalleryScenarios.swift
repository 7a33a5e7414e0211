import ScenarioSupport
import Testing
import UIKit

@testable import gallery

/// Each screen of the gallery, as the user sees it.
@MainActor
@Suite("Gallery")
struct GalleryScenarios {
    @Test(arguments: ScenarioHost.available)
    func `The list shows all screens, and the search finds them by their features`(on host: ScenarioHost) async throws {
        try await host.run(AppDelegate.self) { driver in
            try await driver.resize(width: 460, height: 900)
            #expect(try driver.labels("row") == Screen.all.map(\.title))
            try await driver.tap("Search Screens")
            try await driver.type("gradients images")
            #expect(try driver.labels("row") == ["Drawing"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Drawn images have descriptions`(on host: ScenarioHost) async throws {
        try await host.show("Drawing") { driver in
            let labels = try driver.screen().map(\.label)
            #expect(labels.contains("Flower with eight petals"))
            #expect(labels.contains("The word Searchlight, framed"))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A button advances the drawn ring`(on host: ScenarioHost) async throws {
        try await host.show("Layers") { driver in
            #expect(try driver.value(of: "Progress") == "50 percent")
            try await driver.tap("Advance")
            #expect(try driver.value(of: "Progress") == "75 percent")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A symbol is replaced, and the hand of a clock turns`(on host: ScenarioHost) async throws {
        try await host.show("Layers") { driver in
            try await driver.resize(width: 460, height: 1000)
            try await driver.tap("Play or Pause")
            #expect(try driver.screen().contains { $0.label == "Playing" })
            try await driver.tap("Bounce")
            try await driver.tap("Play or Pause")
            #expect(try driver.screen().contains { $0.label == "Stopped" })
            #expect(try driver.value(of: "Clock") == "3 o\u{2019}clock")
            try await driver.tap("Later")
            try await driver.settle()
            #expect(try driver.value(of: "Clock") == "4 o\u{2019}clock")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Buttons zoom and turn pages`(on host: ScenarioHost) async throws {
        try await host.show("Scrolling") { driver in
            try await driver.resize(width: 460, height: 800)
            try await driver.tap("Zoom In")
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "200%" })
            try await driver.tap("Next Page")
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "Page 2 of 3" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Controls report their values`(on host: ScenarioHost) async throws {
        try await host.show("Controls") { driver in
            try await driver.resize(width: 460, height: 800)
            try await driver.tap("Tinted")
            #expect(try driver.screen().contains { $0.label == "Pressed: Tinted" })
            try await driver.tap("Week")
            #expect(try driver.screen().contains { $0.role == "text" && $0.label == "Week" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A drawn chart has an element for each bar`(on host: ScenarioHost) async throws {
        try await host.show("Accessibility") { driver in
            let bars = try driver.screen().filter { $0.label.hasPrefix("Quarter") }
            #expect(bars.map(\.value) == ["3", "7", "5", "9"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Rows are deleted by a swipe and reversed by a button`(on host: ScenarioHost) async throws {
        try await host.show("Lists") { driver in
            try await driver.swipe(.left, "Venus")
            try await driver.tap("Delete")
            try await driver.settle()
            #expect(try driver.labels("row").prefix(2) == ["Mercury", "Earth"])
            try await driver.tap("Reverse")
            try await driver.settle()
            #expect(try driver.labels("row").first == "Neptune")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The menu of a row has a preview, which opens its screen`(on host: ScenarioHost) async throws {
        try await host.show("Lists") { driver in
            try await driver.openMenu(of: "Mars")
            #expect(try driver.screen().contains { $0.role == "menu item" && $0.label == "Mars" })
            try await driver.tap("Move to Top")
            try await driver.settle()
            #expect(try driver.labels("row").prefix(2) == ["Mars", "Mercury"])
            try await driver.openMenu(of: "Venus")
            try await driver.tap("Venus", role: "menu item")
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "Planet 2 from the sun" })
            #expect(try driver.labels("row").isEmpty)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A typed text is counted and can be searched`(on host: ScenarioHost) async throws {
        try await host.show("Text") { driver in
            let before = try #require(driver.screen().first { $0.label.hasSuffix("characters") }?.label)
            try await driver.tap("Note")
            try await driver.key("end")
            try await driver.type(" Fin")
            try await driver.settle()
            let count = try #require(Int(before.prefix { $0.isNumber }))
            #expect(try driver.screen().contains { $0.label == "\(count + 4) characters" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A wheel tells its row`(on host: ScenarioHost) async throws {
        try await host.show("Pickers") { driver in
            let values = try driver.screen().filter { $0.role == "picker" }.map(\.value)
            #expect(values == ["Vanilla"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A drawn report is shown page by page, and a font is chosen`(on host: ScenarioHost) async throws {
        try await host.show("Desktop") { driver in
            try await driver.tap("Preview")
            // Another process counts the pages.
            for _ in 0..<6000 where try !driver.screen().contains(where: { $0.label.contains("page 1 of 2") }) {
                try await Task.sleep(for: .milliseconds(10))
                try await driver.settle()
            }
            #expect(try driver.screen().contains { $0.label.contains("page 1 of 2") })
            try await driver.tap("Done")
            try await driver.settle()
            try await driver.tap("Choose Font…")
            try await driver.settle()
            try await driver.tap("DejaVu Serif")
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "Font: DejaVu Serif" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The share sheet offers activities`(on host: ScenarioHost) async throws {
        try await host.show("Desktop") { driver in
            try await driver.tap("Share…")
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "Copy" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A card appears and disappears with its own transition`(on host: ScenarioHost) async throws {
        try await host.show("Transitions") { driver in
            try await driver.tap("Show Card")
            try await driver.wait(.seconds(5)) { try driver.screen().contains { $0.label == "Close Card" } }
            try await driver.settle()
            try await driver.tap("Close Card")
            try await driver.wait(.seconds(5)) { try driver.screen().contains { $0.label == "Card closed" } }
            #expect(try !driver.screen().contains { $0.label == "Close Card" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A short drag returns the card, a long one pulls it away`(on host: ScenarioHost) async throws {
        try await host.show("Transitions") { driver in
            try await driver.tap("Show Card")
            try await driver.wait(.seconds(5)) { try driver.screen().contains { $0.label == "Close Card" } }
            try await driver.settle()
            try await driver.drag(down: 0.1)
            try await driver.wait(.seconds(5)) { try driver.screen().contains { $0.label == "Close Card" } }
            #expect(try !driver.screen().contains { $0.label == "Card pulled away" })
            try await driver.drag(down: 0.4)
            try await driver.wait(.seconds(5)) { try !driver.screen().contains { $0.label == "Close Card" } }
            #expect(try driver.screen().contains { $0.label == "Card pulled away" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A screen fades in and out`(on host: ScenarioHost) async throws {
        try await host.show("Transitions") { driver in
            try await driver.tap("Push With Fade")
            try await driver.wait(.seconds(5)) { try driver.screen().contains { $0.label == "Going back fades, too." } }
            try await driver.settle()
            try await driver.tap("Back, Transitions")
            try await driver.wait(.seconds(5)) { try driver.screen().contains { $0.label == "Show Card" } }
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A video plays and pauses`(on host: ScenarioHost) async throws {
        try await host.show("Media") { driver in
            try await driver.tap("Play", role: "button")
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "Playback Position" })
            try await driver.tap("Pause", role: "button")
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "Play" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A button plays a chime`(on host: ScenarioHost) async throws {
        try await host.show("Media") { driver in
            #expect(try driver.screen().contains { $0.label == "Silent" })
            try await driver.tap("Chime", role: "button")
            #expect(try driver.screen().contains { $0.label == "Playing" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Fetched books are searched, added and deleted`(on host: ScenarioHost) async throws {
        try await host.show("Core Data") { driver in
            try await driver.resize(width: 460, height: 800)
            #expect(try driver.labels("row").count == 6)
            try await driver.tap("Search Books")
            try await driver.type("darwin")
            try await driver.settle()
            #expect(try driver.labels("row") == ["On the Origin of Species"])
            try await driver.key("escape")
            try await driver.settle()
            try await driver.tap("Add Book")
            try await driver.settle()
            try await driver.tap("Title")
            try await driver.type("Ulysses")
            try await driver.tap("Add")
            try await driver.settle()
            #expect(try driver.labels("row").contains("Ulysses"))
            try await driver.swipe(.left, "Emma")
            try await driver.tap("Delete")
            try await driver.settle()
            #expect(try driver.labels("row").prefix(2) == ["Middlemarch", "Moby-Dick"])
        }
    }
}
