#if GTK
    import CGTK
    import Foundation
    import Testing
    import UIKit
    @_spi(Host) import UIKitCore

    @_spi(Host) @_spi(Testing) @testable import GTKHost

    /// Sheets as windows of their own.
    @MainActor
    @Suite("Sheets in windows", .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false))
    struct SheetTests {
        @Test("A sheet is a window in front, smaller than the one behind, and goes with its close button")
        func window() async throws {
            let root = UIViewController()
            try await GTKPilot.run(rootViewController: root) { pilot in
                let behind = try pilot.windowSize
                let sheet = UIViewController()
                sheet.title = "Sheet"
                root.present(sheet, animated: true)
                try await pilot.settle()
                #expect(pilot.windowCount == 2)
                #expect(try pilot.windowSize.width < behind.width)
                #expect(try pilot.windowSize.height < behind.height)
                #expect(sheet.view.window === root.view.window)
                #expect(try pilot.screen().elements(role: "text").map(\.label) == ["Sheet"])
                try await pilot.closeWindow()
                #expect(pilot.windowCount == 1)
                #expect(root.presentedViewController == nil)
                #expect(root.view.window != nil)
            }
        }

        @Test("The close button leaves a sheet that must stay")
        func modal() async throws {
            let root = UIViewController()
            try await GTKPilot.run(rootViewController: root) { pilot in
                let sheet = UIViewController()
                sheet.isModalInPresentation = true
                root.present(sheet, animated: true)
                try await pilot.settle()
                try await pilot.closeWindow()
                #expect(pilot.windowCount == 2)
                #expect(root.presentedViewController === sheet)
            }
        }

        @Test("What is behind a sheet stays drawn")
        func behind() async throws {
            let root = UINavigationController(rootViewController: UITableViewController())
            try await GTKPilot.run(rootViewController: root) { pilot in
                root.present(UIViewController(), animated: true)
                try await pilot.settle()
                let table = try #require(root.topViewController?.view)
                let widget = try #require(pilot.host.tree.existing(table)?.widget)
                #expect(GTKScreen.frame(of: widget, in: pilot.host.windows[0].widget).height > 400)
                #expect(gtk_widget_get_mapped(widget) != 0)
            }
        }

        @Test("When its window goes, a sheet goes along")
        func windowGoes() async throws {
            let root = UIViewController()
            try await GTKPilot.run(rootViewController: root) { pilot in
                root.present(UIViewController(), animated: true)
                try await pilot.settle()
                let window = try #require(root.view.window)
                window.isHidden = true
                try await pilot.settle()
                #expect(pilot.windowCount == 0)
                window.isHidden = false
                try await pilot.settle()
                #expect(pilot.windowCount == 2)
            }
        }

        @Test("A sheet that is presented while its window is hidden comes with the window")
        func hiddenWindow() async throws {
            let root = UIViewController()
            try await GTKPilot.run(rootViewController: root) { pilot in
                let window = try #require(root.view.window)
                window.isHidden = true
                let sheet = UIViewController()
                sheet.title = "Sheet"
                root.present(sheet, animated: true)
                #expect(root.presentedViewController === sheet)
                window.isHidden = false
                try await pilot.settle()
                #expect(pilot.windowCount == 2)
                #expect(try pilot.screen().elements(role: "dialog").map(\.label) == ["Sheet"])
            }
        }

        @Test("A form sheet that comes and goes leaves no widgets behind")
        func noLeaks() async throws {
            let root = UIViewController()
            try await GTKPilot.run(rootViewController: root) { pilot in
                let round = {
                    let sheet = UIViewController()
                    sheet.modalPresentationStyle = .formSheet
                    root.present(UINavigationController(rootViewController: sheet), animated: true)
                    try await pilot.settle()
                    try await pilot.closeWindow()
                }
                try await round()
                let before = pilot.liveWidgetCount
                for _ in 0..<5 { try await round() }
                #expect(pilot.liveWidgetCount == before)
            }
        }
    }
#endif
