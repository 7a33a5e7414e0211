import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// Activation, values and gestures of assistive technology, as an app and its user see them.
@MainActor
@Suite("Assistive technology")
struct AdjustableTests {
    /// A view of stars that assistive technology adjusts.
    private final class Rating: UIView {
        var stars = 3 { didSet { accessibilityValue = "\(stars) stars" } }
        var activations = 0
        var touches = 0
        var handlesActivation = true

        override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Rating"
            accessibilityHint = "Rates the song"
            accessibilityTraits = .adjustable
            accessibilityValue = "3 stars"
        }

        required init?(coder: NSCoder) { nil }

        override func accessibilityIncrement() { stars = min(stars + 1, 5) }
        override func accessibilityDecrement() { stars = max(stars - 1, 0) }
        override func accessibilityActivate() -> Bool {
            activations += 1
            return handlesActivation
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }

    private final class Player: UIViewController {
        var log: [String] = []
        let rating = Rating(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let slider = UISlider(frame: CGRect(x: 20, y: 160, width: 200, height: 34))

        override func viewDidLoad() {
            super.viewDidLoad()
            slider.accessibilityLabel = "Volume"
            slider.value = 0.5
            slider.addAction(UIAction { [weak self] _ in self?.log.append("volume") }, for: .valueChanged)
            view.addSubview(rating)
            view.addSubview(slider)
        }

        override func accessibilityPerformEscape() -> Bool {
            log.append("escape")
            return true
        }

        override func accessibilityPerformMagicTap() -> Bool {
            log.append("magic tap")
            return true
        }

        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            log.append("scroll \(direction)")
            return true
        }
    }

    private func launch() async throws -> (AppDriver, Player) {
        let player = Player()
        return (try await AppDriver.launch { player }, player)
    }

    @Test func `the screen shows an adjustable view as a slider with its value`() async throws {
        let (driver, _) = try await launch()
        #expect(
            driver.screen().description == """
                window
                  slider "Rating" value "3 stars"
                  slider "Volume" value "50%"

                """
        )
    }

    @Test func `increments and decrements reach the element of the screen reader`() async throws {
        let (driver, player) = try await launch()
        try await driver.read(.next)
        try await driver.increment()
        #expect(driver.readElement?.value == "4 stars")
        try await driver.decrement()
        try await driver.decrement()
        #expect(driver.readElement?.value == "2 stars")
        try await driver.read(.next)
        try await driver.increment()
        #expect(driver.readElement?.value == "60%")
        #expect(player.log == ["volume"])
        try await driver.decrement()
        #expect(driver.readElement?.value == "50%")
    }

    @Test func `an element without the trait cannot be adjusted`() async throws {
        let (driver, player) = try await launch()
        player.rating.accessibilityTraits = .button
        try await driver.read("Rating")
        await #expect(throws: AppDriverError.self) { try await driver.increment() }
        #expect(player.rating.stars == 3)
    }

    @Test func `activation calls the app first, then taps`() async throws {
        let (driver, player) = try await launch()
        try await driver.read("Rating")
        #expect(try await driver.activate())
        #expect(player.rating.activations == 1 && player.rating.touches == 0)
        player.rating.handlesActivation = false
        try await driver.activate()
        #expect(player.rating.activations == 2 && player.rating.touches == 1)
    }

    @Test func `activation taps at the activation point`() async throws {
        let (driver, player) = try await launch()
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Play") { _ in presses += 1 })
        button.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
        player.view.addSubview(button)
        player.rating.handlesActivation = false
        player.rating.accessibilityActivationPoint = CGPoint(x: 70, y: 320)
        try await driver.settle()
        try await driver.read("Rating")
        try await driver.activate()
        #expect(presses == 1 && player.rating.touches == 0)
    }

    @Test func `an element that does not respond to the user is not activated`() async throws {
        let (driver, player) = try await launch()
        player.rating.accessibilityRespondsToUserInteraction = false
        try await driver.read("Rating")
        #expect(try await !driver.activate())
        #expect(player.rating.activations == 0 && player.rating.touches == 0)
    }

    @Test func `escape asks the responders around the element, and the key does if nothing else handles it`()
        async throws
    {
        let (driver, player) = try await launch()
        try await driver.read("Rating")
        try await driver.escape()
        #expect(player.log == ["escape"])
        try await driver.key(AppDriver.Key("escape")!)
        #expect(player.log == ["escape", "escape"])
    }

    @Test func `keys scroll by page and perform the magic tap`() async throws {
        let (driver, player) = try await launch()
        try await driver.key(AppDriver.Key("page-down")!)
        try await driver.key(AppDriver.Key("page-up")!)
        try await driver.key(AppDriver.Key("ctrl+alt+space")!)
        #expect(player.log == ["scroll down", "scroll up", "magic tap"])
    }

    @Test func `a scroll view scrolls by a page as long as it has content`() async throws {
        let (_, player) = try await launch()
        let pages = UIScrollView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        pages.contentSize = CGSize(width: 250, height: 100)
        player.view.addSubview(pages)
        #expect(pages.accessibilityScroll(.next))
        #expect(pages.contentOffset.x == 100)
        #expect(pages.accessibilityScroll(.right))
        #expect(pages.contentOffset.x == 150)
        #expect(!pages.accessibilityScroll(.right))
        #expect(!pages.accessibilityScroll(.down))
        #expect(pages.accessibilityScroll(.previous))
        #expect(pages.contentOffset.x == 50)
    }

    @Test func `closures provide properties and handle actions`() async throws {
        let (driver, player) = try await launch()
        let view = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        var songs = 7
        view.isAccessibilityElementBlock = { true }
        view.accessibilityLabelBlock = { "Songs" }
        view.accessibilityValueBlock = { "\(songs)" }
        view.accessibilityTraitsBlock = { [.adjustable] }
        view.accessibilityIncrementBlock = { songs += 1 }
        view.accessibilityDecrementBlock = { songs -= 1 }
        player.view.addSubview(view)
        try await driver.settle()
        try await driver.read("Songs")
        try await driver.increment()
        try await driver.increment()
        try await driver.decrement()
        #expect(driver.readElement?.summary == "slider \"Songs\" value \"8\"")
        var activations = 0
        view.accessibilityActivateBlock = {
            activations += 1
            return true
        }
        try await driver.activate()
        #expect(activations == 1)
    }

    @Test func `texts with attributes and without replace each other`() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "Fast", attributes: [.kern: 1])
        #expect(view.accessibilityLabel == "Fast")
        #expect(view.accessibilityAttributedLabel?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
        view.accessibilityLabel = "Slow"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Slow"))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityAttributedHint = NSAttributedString(string: "Opens")
        #expect(element.accessibilityHint == "Opens")
        element.accessibilityHint = nil
        #expect(element.accessibilityAttributedHint == nil)
    }

    private final class Weekdays: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let pages = UIPageControl(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
        let picker = UIPickerView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            pages.numberOfPages = 4
            pages.accessibilityLabel = "Photos"
            pages.addAction(
                UIAction { [unowned self] _ in log.append("page \(pages.currentPage)") },
                for: .valueChanged
            )
            picker.dataSource = self
            picker.delegate = self
            view.addSubview(pages)
            view.addSubview(picker)
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 7 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Day \(row + 1)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.append("row \(row)")
        }
    }

    @Test func `page controls and columns of pickers are adjustable`() async throws {
        let screen = Weekdays()
        let driver = try await AppDriver.launch { screen }
        #expect(screen.pages.accessibilityTraits.contains(.adjustable))
        try await driver.read("Photos")
        try await driver.increment()
        try await driver.increment()
        try await driver.decrement()
        #expect(screen.log == ["page 1", "page 2", "page 1"] && screen.pages.accessibilityValue == "page 2 of 4")
        #expect(driver.screen().elements(role: "picker").map(\.value) == ["Day 1"])
        screen.log = []
        while let element = try await driver.read(.next), element.value != "Day 1" {}
        try await driver.increment()
        try await driver.settle()
        #expect(screen.log == ["row 1"] && screen.picker.selectedRow(inComponent: 0) == 1)
    }
}
