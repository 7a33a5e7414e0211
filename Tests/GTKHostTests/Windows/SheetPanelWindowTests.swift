#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Sheets at the bottom edge of a window.
@MainActor
@Suite("Sheets at the bottom edge in windows", .enabled(if: isOnDisplay))
struct SheetPanelWindowTests {
    @Test func `A sheet with detents is dragged and moved by keys, and an undimmed one leaves the window usable`()
        async throws
    {
        let root = UIViewController()
        root.title = "Map"
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        root.view.addSubview(button)
        let navigation = UINavigationController(rootViewController: root)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            try await driver.resize(width: 700, height: 700)
            let content = UIViewController()
            content.title = "Places"
            let screen = UINavigationController(rootViewController: content)
            let sheet = try #require(screen.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 28
            sheet.largestUndimmedDetentIdentifier = .medium
            root.present(screen, animated: true)
            try await driver.settle()
            #expect(driver.windowCount == 1)
            let medium = screen.view.frame.height
            let window = try #require(root.view.window)
            #expect(abs(medium - (window.bounds.height - 10) / 2) <= 1)
            #expect(try driver.screen().elements(role: "heading").map(\.label).sorted() == ["Map", "Places"])
            Picture.take("sheet-undimmed", of: driver)
            let clear = try driver.color(at: CGPoint(x: 10, y: 200))
            try await driver.tap("Behind")
            #expect(taps == 1)
            let top = screen.view.convert(CGPoint.zero, to: nil).y
            let corner = screen.view.convert(CGPoint(x: 3, y: 3), to: nil)
            let middle = screen.view.convert(CGPoint(x: 60, y: 3), to: nil)
            #expect(try driver.color(at: corner) != driver.color(at: middle) || clear == driver.color(at: middle))
            try await driver.drag(from: CGPoint(x: 350, y: top + 7), to: CGPoint(x: 350, y: 40))
            try await driver.finishTransitions()
            #expect(screen.view.frame.height > 1.9 * medium)
            #expect(sheet.selectedDetentIdentifier == .large)
            Picture.take("sheet-large", of: driver)
            #expect(try driver.color(at: CGPoint(x: 10, y: 200)) != clear, "the content behind is dimmed")
            for _ in 0..<6 where try driver.focusedElement() != "button \"Sheet Grabber\"" {
                try await driver.press("Tab")
            }
            #expect(try driver.focusedElement() == "button \"Sheet Grabber\"")
            try await driver.press("Down")
            try await driver.finishTransitions()
            #expect(screen.view.frame.height == medium)
            window.overrideUserInterfaceStyle = .dark
            try await driver.settle()
            Picture.take("sheet-undimmed-dark", of: driver)
            try await driver.press("Escape")
            #expect(root.presentedViewController == nil)
        }
    }
}
#endif
