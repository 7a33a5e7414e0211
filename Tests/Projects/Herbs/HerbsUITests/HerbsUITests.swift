import XCTest

final class HerbsUITests: XCTestCase {
    var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testSearch() throws {
        app.searchFields.firstMatch.tap()
        app.searchFields.firstMatch.typeText("ro")
        // The app shows the results a little later, as if they came from a server. "Rue" is a result of the first
        // letter, so it disappears only with the results of both.
        XCTAssertTrue(app.staticTexts["Rue"].waitForNonExistence(timeout: 2))
        XCTAssertTrue(app.staticTexts["Rosemary"].exists)
        XCTAssertEqual(app.tables.cells.count, 1)
    }

    @MainActor
    func testAlert() throws {
        app.cells["herb-2"].tap()
        let alert = app.alerts["Dill"]
        XCTAssertTrue(alert.exists)
        alert.buttons["Pick"].tap()
        XCTAssertTrue(app.navigationBars["Picked"].waitForExistence(timeout: 1))
    }

    func testLaunchWithArguments() throws {
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
        app.launchArguments = ["--empty"]
        app.launchEnvironment["HERBS_TITLE"] = "Empty bed"
        app.launch()
        XCTAssertTrue(app.navigationBars["Empty bed"].exists)
        XCTAssertEqual(app.cells.count, 0)
    }

    func testPredicate() throws {
        let rue = NSPredicate(format: "label BEGINSWITH %@", "Ru")
        XCTAssertTrue(app.staticTexts.matching(rue).element.exists)
        let gone = expectation(
            for: NSPredicate(format: "exists == false"),
            evaluatedWith: app.staticTexts["Parsley"],
            handler: nil
        )
        wait(for: [gone], timeout: 5)
    }

    func testPicture() throws {
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.name = "Herbs"
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}
