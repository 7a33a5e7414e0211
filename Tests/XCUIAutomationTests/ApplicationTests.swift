import Foundation
import FoundationCompatibility
import Testing
import UIKitCore

@_spi(XCTest) @testable import XCUIAutomation

/// Tests that launch the app of Tests/Projects/Herbs as a process, and drive it from outside.
@Suite("UI tests of an app in another process", .serialized)
struct ApplicationTests {
    private let app: XCUIApplication

    init() {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("herbs").path
        setenv(
            "SEARCHLIGHT_UI_TEST_APPS",
            "{\"XCUIAutomationTests\": {\"program\": \"\(program)\", \"identifier\": \"org.example.Herbs\"}}",
            1
        )
        XCUITestHooks.report = { message, _, _ in Issue.record(Comment(rawValue: message)) }
        app = XCUIApplication()
        app.launch()
    }

    /// The failures that a test reports in a closure.
    private func failures(_ body: () -> Void) -> [String] {
        var messages: [String] = []
        let report = XCUITestHooks.report
        XCUITestHooks.report = { message, _, line in messages.append("\(message) (\(line))") }
        body()
        XCUITestHooks.report = report
        return messages
    }

    // MARK: Queries

    @Test
    func `A search types into a field, and waits for the rows that follow later`() {
        app.searchFields.firstMatch.tap()
        app.searchFields.firstMatch.typeText("ro")
        #expect(app.staticTexts["Rosemary"].waitForExistence(timeout: 20))
        // The rows of the first letter.
        #expect(app.staticTexts["Rue"].waitForNonExistence(timeout: 20))
        #expect(app.tables.cells.count == 1)
        #expect(app.searchFields["Search herbs"].value as? String == "ro")
        app.terminate()
    }

    @Test
    func `Queries find elements by type, index, identifier, label, predicate and content`() {
        #expect(app.cells.count == 9)
        #expect(app.cells["herb-1"].label == "Chervil")
        #expect(app.tables.cells.element(boundBy: 2).staticTexts.firstMatch.label == "Dill")
        #expect(app.cells.element(boundBy: -1).label == "Thyme")
        #expect(app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Ru'")).element.label == "Rue")
        #expect(app.cells.containing(.staticText, identifier: "Sage").element.identifier == "herb-7")
        #expect(app.cells.containing(NSPredicate(format: "label == 'Sage'")).count == 1)
        #expect(app.navigationBars["Herbs"].buttons["form-button"].title == "Form")
        #expect(app.navigationBars["Herbs"].staticTexts["Herbs"].exists)
        #expect(app.cells.allElementsBoundByIndex.map(\.label).prefix(2) == ["Basil", "Chervil"])
        #expect(app.tables.element.children(matching: .cell).count == 9)
        #expect(app.descendants(matching: .any)["herb-0"].elementType == .cell)
        #expect(!app.buttons["Nowhere"].exists)
        #expect(app.buttons.element(matching: .button, identifier: "form-button").isHittable)
        app.terminate()
    }

    @Test
    func `The attributes of an element are those of the app`() {
        let field = app.searchFields.element
        #expect(field.placeholderValue == "Search herbs")
        #expect(field.value as? String == "Search herbs")
        #expect(!field.hasFocus)
        field.tap()
        #expect(field.hasFocus)
        #expect(field.isEnabled)
        #expect(app.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(app.windows.element.frame == app.frame)
        #expect(app.frame.contains(field.frame))
        #expect(field.value(forKey: "exists") as? Bool == true)
        #expect(NSPredicate(format: "exists == false").evaluate(with: app.buttons["Nowhere"]))
        app.terminate()
    }

    // MARK: Actions

    @Test
    func `An alert appears after a tap on a row, and its button is tapped`() {
        app.cells["herb-2"].tap()
        #expect(app.alerts["Dill"].exists)
        #expect(app.alerts.element.staticTexts["Pick it?"].exists)
        app.alerts["Dill"].buttons["Pick"].tap()
        #expect(app.navigationBars["Picked"].waitForExistence(timeout: 1))
        #expect(app.alerts.count == 0)
        app.terminate()
    }

    @Test
    func `A swipe on a row reveals its actions`() {
        app.cells["herb-0"].swipeLeft()
        app.buttons["Delete"].tap()
        #expect(app.cells.count == 8)
        #expect(app.cells.firstMatch.label == "Chervil")
        app.terminate()
    }

    @Test
    func `Controls are operated, and the keys of the keyboard`() {
        app.buttons["form-button"].tap()
        let state = app.otherElements["form"].staticTexts["state"]
        #expect(app.pickers.element.pickerWheels.count == 1)
        app.switches["Fresh"].tap()
        #expect(app.switches["Fresh"].value as? String == "1")
        #expect(state.label == "Fresh")
        app.sliders["Amount"].adjust(toNormalizedSliderPosition: 0.5)
        #expect(abs(app.sliders["Amount"].normalizedSliderPosition - 0.5) < 0.02)
        app.pickerWheels.element.adjust(toPickerWheelValue: "May")
        #expect(state.label == "May")
        #expect(app.keyboards.count == 0)
        app.textFields["Name"].tap()
        #expect(app.keyboards.count == 1)
        app.textFields["Name"].typeText("Ann\u{8}na")
        app.keyboards.keys["s"].tap()
        app.keyboards.buttons["Done"].tap()
        #expect(state.label == "Hello, Annas")
        app.navigationBars.buttons.element(boundBy: 0).tap()
        #expect(app.navigationBars["Herbs"].waitForExistence(timeout: 1))
        app.terminate()
    }

    @Test
    func `Gestures with one and two fingers reach a view`() {
        app.buttons["form-button"].tap()
        let (picture, state) = (app.images["picture"], app.staticTexts["state"])
        picture.doubleTap()
        #expect(state.label == "Double tap")
        picture.press(forDuration: 1)
        #expect(state.label == "Long press")
        picture.pinch(withScale: 2, velocity: 1)
        #expect(state.label == "Larger")
        picture.pinch(withScale: 0.5, velocity: -1)
        #expect(state.label == "Smaller")
        picture.rotate(.pi / 2, withVelocity: 1)
        #expect(state.label == "Turned")
        let start = picture.coordinate(withNormalizedOffset: CGVector(dx: 0.25, dy: 0.5))
        start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 60, dy: 20)))
        #expect(state.label == "Moved 60, 20")
        app.terminate()
    }

    // MARK: App and device

    @Test
    func `Arguments and variables reach the app, and its states are known`() {
        #expect(app.state == .runningForeground)
        app.terminate()
        #expect(app.state == .notRunning)
        app.launchArguments = ["--empty"]
        app.launchEnvironment["HERBS_TITLE"] = "Empty bed"
        app.launch()
        #expect(app.navigationBars["Empty bed"].exists)
        #expect(app.cells.count == 0)
        XCUIDevice.shared.press(.home)
        #expect(app.wait(for: .runningBackground, timeout: 1))
        XCUIApplication(bundleIdentifier: "org.example.Herbs").activate()
        #expect(app.state == .runningForeground)
        app.terminate()
    }

    @Test
    func `The device turns, and pictures show the app or an element`() throws {
        XCUIDevice.shared.orientation = .landscapeLeft
        #expect(app.frame.width == 844)
        #expect(XCUIDevice.shared.orientation.isLandscape)
        XCUIDevice.shared.orientation = .portrait
        #expect(app.screenshot().image.size == CGSize(width: 390, height: 844))
        #expect(XCUIScreen.main.screenshot().pngRepresentation.count > 100)
        let row = app.cells["herb-0"]
        #expect(row.screenshot().image.size == row.frame.size)
        app.terminate()
    }

    // MARK: Failures

    @Test
    func `An action on a missing element fails with the line and the elements of the app`() {
        let messages = failures { app.buttons["Nowhere"].tap() }
        #expect(messages.count == 1)
        #expect(messages[0].hasPrefix("Failed to tap \"Nowhere\" Button: No matches found for \"Nowhere\" Button."))
        #expect(messages[0].contains("Cell, identifier: 'herb-0', label: 'Basil'"))
        #expect(messages[0].hasSuffix("(\(#line - 4))"))
        app.terminate()
    }

    @Test
    func `An action on one of several elements fails, and on the first match succeeds`() {
        let messages = failures { app.cells.element.tap() }
        #expect(messages.first?.hasPrefix("Failed to tap Cell: Multiple matching elements found for Cell:") == true)
        app.cells.firstMatch.tap()
        #expect(app.alerts["Basil"].exists)
        app.terminate()
    }

    @Test
    func `Typing without keyboard focus fails`() {
        let messages = failures { app.searchFields.element.typeText("a") }
        #expect(messages.first?.contains("Neither element nor any descendant has keyboard focus.") == true)
        app.terminate()
    }

    @Test
    func `An action on an app that does not run fails`() {
        app.terminate()
        let messages = failures { app.buttons["Form"].tap() }
        #expect(
            messages.first?.hasPrefix("Failed to tap \"Form\" Button: Application org.example.Herbs is not running.")
                == true
        )
        let other = failures { XCUIApplication(bundleIdentifier: "com.apple.Preferences").launch() }
        #expect(other.first?.contains("It is not an app of this project") == true)
    }

    @Test
    func `A monitor dismisses an alert that covers the element of an action`() {
        app.cells["herb-2"].tap()
        var handled = 0
        let token = InterruptionMonitors.add { alert in
            handled += 1
            alert.buttons["Cancel"].tap()
            return true
        }
        app.buttons["form-button"].tap()
        InterruptionMonitors.remove(token)
        #expect(handled == 1)
        #expect(app.navigationBars["Form"].waitForExistence(timeout: 1))
        app.terminate()
    }
}
