import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

/// The choice of a font.
@MainActor
@Suite struct FontPickerTests {
    private final class Recorder: NSObject, UIFontPickerViewControllerDelegate {
        var log: [String] = []

        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            log.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancelled") }
    }

    private let root = UIViewController()
    private let recorder = Recorder()

    private func present(
        _ change: (UIFontPickerViewController.Configuration) -> Void = { _ in }
    ) async throws -> (AppDriver, UIFontPickerViewController) {
        let driver = try await AppDriver.launch { [root] in root }
        let configuration = UIFontPickerViewController.Configuration()
        change(configuration)
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = recorder
        root.present(picker, animated: true)
        try await driver.settle()
        return (driver, picker)
    }

    @Test
    func `A typeface is searched and chosen, which closes the picker`() async throws {
        let (driver, picker) = try await present()
        try await driver.tap("Search")
        try await driver.type("mono")
        // Other tests may add fonts to the process.
        let names = driver.screen().elements(role: "row").map(\.label)
        #expect(names.contains("DejaVu Sans Mono") && !names.contains("DejaVu Serif"))
        try await driver.tap("DejaVu Sans Mono")
        #expect(recorder.log == ["DejaVuSansMono"])
        #expect(picker.selectedFontDescriptor?.object(forKey: .family) as? String == "DejaVu Sans Mono")
        #expect(root.presentedViewController == nil)
    }

    @Test
    func `With faces the user chooses a font of the typeface`() async throws {
        let (driver, _) = try await present { $0.includeFaces = true }
        try await driver.tap("DejaVu Serif")
        #expect(recorder.log.isEmpty)
        try await driver.tap("DejaVuSerif-Bold")
        #expect(recorder.log == ["DejaVuSerif-Bold"])
    }

    @Test
    func `Only fonts with the traits are offered`() async throws {
        let (driver, _) = try await present { $0.filteredTraits = .traitMonoSpace }
        // Other tests may add fonts to the process.
        let names = driver.screen().elements(role: "row").map(\.label)
        #expect(names.contains("DejaVu Sans Mono") && !names.contains("DejaVu Serif"))
    }

    @Test
    func `Cancel tells the delegate`() async throws {
        let (driver, _) = try await present()
        try await driver.tap("Cancel")
        #expect(recorder.log == ["cancelled"])
    }
}
