import HeadlessHost
import Testing
import UIKit

@testable import ModuleScreens

@MainActor
@Suite("Screens with modules beside UIKit")
struct ModuleTests {
    @Test func `Files have the kinds and MIME types of their extensions`() async throws {
        let driver = try await launch { AboutViewController() }
        #expect(
            driver.rows.prefix(3) == [
                "Manual.pdf: PDF document, application/pdf", "Logo.png: image, image/png",
                "Data.unknown: file, application/octet-stream",
            ]
        )
    }

    @Test func `A website opens inside the app, and Done returns`() async throws {
        let driver = try await launch { AboutViewController() }
        try await driver.tap("Website")
        #expect(driver.shows("heading", "example.com"))
        try await driver.tap("Done")
        #expect(driver.shows("heading", "About"))
    }

    @Test func `Feedback opens the mail program`() async throws {
        let driver = try await launch { AboutViewController() }
        try await driver.tap("Feedback")
        try await driver.tap("Open in Mail")
        #expect(
            driver.host.openedURLs.map(\.absoluteString)
                == ["mailto:feedback@example.com?subject=Feedback&body=I%20like%20it."]
        )
        #expect(driver.shows("heading", "About"))
    }

    @Test func `An app that asks for text messages shows its alternative`() async throws {
        let driver = try await launch { AboutViewController() }
        try await driver.tap("Text Message")
        #expect(driver.screen().description.contains("No text messages"))
    }
}
