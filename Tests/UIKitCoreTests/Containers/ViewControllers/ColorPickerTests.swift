import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Colour wells and pickers")
struct ColorPickerTests {
    private final class Recorder: NSObject, UIColorPickerViewControllerDelegate {
        var log: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController,
            didSelect color: UIColor,
            continuously: Bool
        ) { log.append("\(color.hexadecimal) \(Int((color.opacity * 100).rounded())) \(continuously)") }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("done") }
    }

    @Test func `a tap on a colour, keys and the opacity choose, and closing ends the choice`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let recorder = Recorder()
        let picker = UIColorPickerViewController()
        picker.delegate = recorder
        picker.title = "Ink"
        root.present(picker, animated: false)
        try await driver.settle()
        #expect(driver.screen().description.contains("Ink"))
        try await driver.tap("#FFFFFF")
        #expect(driver.screen().elements(role: "picker").map(\.value) == ["#FFFFFF"])
        try await driver.key(try #require(.init("tab")))
        try await driver.key(try #require(.init("end")))
        try await driver.slide("Opacity", to: 0.5)
        try await driver.tap("Close")
        let last = ColorGrid.color(row: 9, column: 11).hexadecimal
        #expect(recorder.log == ["#FFFFFF 100 false", "\(last) 100 false", "\(last) 50 false", "done"])
        #expect(root.presentedViewController == nil)
    }

    private final class OldRecorder: NSObject, UIColorPickerViewControllerDelegate {
        var log: [String] = []

        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            log.append(viewController.selectedColor.hexadecimal)
        }
    }

    @Test func `a delegate without the newer method is notified of a choice`() async throws {
        let recorder = OldRecorder()
        let picker = UIColorPickerViewController()
        picker.delegate = recorder
        let driver = try await AppDriver.launch { picker }
        try await driver.tap("#FFFFFF")
        #expect(recorder.log == ["#FFFFFF"])
    }

    @Test func `a picker without opacity has no slider`() async throws {
        let picker = UIColorPickerViewController()
        picker.supportsAlpha = false
        let driver = try await AppDriver.launch { picker }
        #expect(driver.screen().elements(role: "slider").isEmpty)
    }

    @Test func `a well shows its colour, and opens a popover with the choice`() async throws {
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 34, height: 34))
        well.title = "Brush"
        well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        well.accessibilityLabel = "Pen"
        let root = UIViewController()
        root.view.addSubview(well)
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let driver = try await AppDriver.launch { root }
        #expect(driver.screen().description.contains("button \"Pen\" value \"#FF0000\""))
        try await driver.tap("Pen", role: "button")
        try await driver.tap("#000000")
        #expect(well.selectedColor?.hexadecimal == "#000000" && changes == 1)
        try await driver.key(try #require(.init("escape")))
        #expect(driver.screen().description.contains("button \"Pen\" value \"#000000\""))
        #expect(driver.screen().elements(role: "picker").isEmpty)
    }

    @Test func `the colours of the grid differ`() {
        let all = (0..<ColorGrid.rows).flatMap { row in
            (0..<ColorGrid.columns).map { ColorGrid.color(row: row, column: $0).hexadecimal }
        }
        #expect(Set(all).count == all.count)
    }
}
