import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The adaptation of a sheet or popover that presents another controller, which stays on screen in front of it.
@MainActor
@Suite("Adaptation of stacked presentations")
struct StackedAdaptationTests {
    private static let wide = CGSize(width: 900, height: 700)
    private static let narrow = CGSize(width: 400, height: 700)

    /// The style of the controller in front.
    enum Front: CaseIterable {
        case overFullScreen, overCurrentContext, fullScreen, currentContext, custom, alert, formSheet, popover
    }

    /// A screen, and a popover that presents another controller. The size of the window is the initial one.
    private func scene(_ front: Front, in size: CGSize) async throws -> (AppDriver, UIViewController, UIViewController)
    {
        let root = UIViewController()
        let driver = try await AppDriver.launch(on: HeadlessHost(screenSize: size)) { root }
        let middle = UIViewController()
        middle.modalPresentationStyle = .popover
        middle.preferredContentSize = CGSize(width: 300, height: 300)
        middle.popoverPresentationController?.sourceView = root.view
        middle.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 20, width: 80, height: 40)
        middle.definesPresentationContext = true
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Behind") { _ in })
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        middle.view.addSubview(button)
        root.present(middle, animated: false)
        try await driver.settle()
        let last = Self.controller(front, beside: button)
        middle.present(last, animated: false)
        try await driver.settle()
        return (driver, middle, last)
    }

    private static func controller(_ front: Front, beside source: UIView) -> UIViewController {
        if front == .alert {
            let alert = UIAlertController(title: "Front", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "In Front", style: .default))
            return alert
        }
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "In Front") { _ in })
        button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
        controller.view.addSubview(button)
        controller.modalPresentationStyle =
            switch front {
            case .overFullScreen: .overFullScreen
            case .overCurrentContext: .overCurrentContext
            case .fullScreen: .fullScreen
            case .currentContext: .currentContext
            case .custom: .custom
            case .alert, .formSheet: .formSheet
            case .popover: .popover
            }
        controller.popoverPresentationController?.sourceView = source
        controller.preferredContentSize = CGSize(width: 200, height: 200)
        return controller
    }

    @Test(arguments: Front.allCases)
    func `A controller presented by a popover can be touched when the popover becomes a sheet and a popover again`(
        _ front: Front
    ) async throws {
        let (driver, middle, last) = try await scene(front, in: Self.wide)
        let before = driver.screen().hierarchy
        try await driver.tap("In Front", role: "button")
        if front == .alert { middle.present(last, animated: false) }
        try await driver.resize(to: Self.narrow)
        #expect(middle.presentationController?.presentationStyle == .pageSheet)
        try await driver.tap("In Front", role: "button")
        if front == .alert { middle.present(last, animated: false) }
        try await driver.resize(to: Self.wide)
        #expect(driver.screen().hierarchy == before)
        try await driver.tap("In Front", role: "button")
    }

    @Test(arguments: Front.allCases)
    func `A controller presented by a sheet can be touched when the sheet becomes a popover and a sheet again`(
        _ front: Front
    ) async throws {
        let (driver, middle, last) = try await scene(front, in: Self.narrow)
        let before = driver.screen().hierarchy
        try await driver.resize(to: Self.wide)
        #expect(middle.presentationController?.presentationStyle == .popover)
        try await driver.tap("In Front", role: "button")
        if front == .alert { middle.present(last, animated: false) }
        try await driver.resize(to: Self.narrow)
        #expect(driver.screen().hierarchy == before)
        try await driver.tap("In Front", role: "button")
    }

    @Test(arguments: Front.allCases)
    func `The sheet is on screen when a controller in front of it is dismissed after an adaptation`(
        _ front: Front
    ) async throws {
        let (driver, middle, last) = try await scene(front, in: Self.narrow)
        try await driver.resize(to: Self.wide)
        last.dismiss(animated: false)
        try await driver.settle()
        #expect(middle.view.window != nil)
        try await driver.tap("Behind", role: "button")
    }
}
