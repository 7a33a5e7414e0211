#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

@MainActor
@Suite("Pickers in windows", .enabled(if: isOnDisplay))
struct PickerWindowTests {
    private final class Menu: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let picker = UIPickerView()
        var chosen: [[Int]] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            picker.frame = CGRect(x: 20, y: 20, width: 400, height: 216)
            picker.accessibilityLabel = "Order"
            picker.dataSource = self
            picker.delegate = self
            view.addSubview(picker)
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 40 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Dish \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append([component, row])
        }
    }

    @Test
    func `A page control follows clicks and arrow keys`() async throws {
        let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 300, height: 30))
        control.numberOfPages = 5
        control.accessibilityLabel = "Photos"
        let controller = UIViewController()
        controller.view.addSubview(control)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            let right = control.convert(CGPoint(x: 250, y: 15), to: nil)
            try await driver.click(at: right)
            #expect(control.currentPage == 1)
            try await driver.press("Tab")
            try await driver.press("Right")
            try await driver.press("Right")
            #expect(
                try driver.screen().elements(role: "page control").map(\.summary)
                    == ["page control \"Photos\" value \"page 4 of 5\""]
            )
        }
    }

    @Test
    func `The dots of a page control are drawn in their colours`() async throws {
        let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 300, height: 30))
        control.numberOfPages = 3
        control.currentPage = 1
        control.pageIndicatorTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        control.currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let controller = UIViewController()
        controller.view.addSubview(control)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            let seen = try [-18.0, 0, 18].map { x in
                try driver.color(
                    at: control.convert(CGPoint(x: control.bounds.midX + x, y: control.bounds.midY), to: nil)
                )
            }
            #expect(seen == [[0, 255, 0], [255, 0, 0], [0, 255, 0]])
        }
    }

    @Test
    func `A click on a row and keys turn the wheel of a picker`() async throws {
        let menu = Menu()
        try await GTKAppDriver.run(rootViewController: menu) { driver in
            let first = menu.picker.convert(CGPoint(x: 100, y: 108), to: nil)
            try await driver.click(at: CGPoint(x: first.x, y: first.y + menu.picker.rowSize(forComponent: 0).height))
            #expect(menu.chosen == [[0, 1]])
            try await driver.press("Tab")
            try await driver.press("Down")
            try await driver.press("Right")
            try await driver.press("End")
            #expect(menu.chosen == [[0, 1], [0, 2], [1, 39]])
            #expect(try driver.screen().elements(role: "picker").map(\.value) == ["Dish 2", "Dish 39"])
        }
    }

    @Test
    func `A drag with the pointer turns the wheel, which comes to rest at a row`() async throws {
        let menu = Menu()
        try await GTKAppDriver.run(rootViewController: menu) { driver in
            let start = menu.picker.convert(CGPoint(x: 100, y: 108), to: nil)
            let height = menu.picker.rowSize(forComponent: 0).height
            try await driver.drag(from: start, to: CGPoint(x: start.x, y: start.y - 2.6 * height))
            try await driver.settle(until: { !menu.chosen.isEmpty })
            #expect(menu.chosen.last?.first == 0 && (menu.chosen.last?.last ?? 0) >= 2)
        }
    }

    @Test
    func `The scroll wheel turns the wheel of a picker`() async throws {
        let menu = Menu()
        try await GTKAppDriver.run(rootViewController: menu) { driver in
            let point = menu.picker.convert(CGPoint(x: 300, y: 108), to: nil)
            try await driver.turnWheel(at: point, notches: 3)
            try await driver.settle(until: { !menu.chosen.isEmpty })
            #expect(menu.chosen.last?.first == 1 && (menu.chosen.last?.last ?? 0) >= 1)
        }
    }

    @Test
    func `The wheel in the input view of a field turns with the keys of the field`() async throws {
        let menu = Menu()
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        field.accessibilityLabel = "Dish"
        let controller = UIViewController()
        controller.view.addSubview(field)
        menu.loadViewIfNeeded()
        menu.picker.removeFromSuperview()
        field.inputView = menu.picker
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            try await driver.tap("Dish", role: "text field")
            #expect(try driver.screen().elements(role: "picker").map(\.value) == ["Dish 0", "Dish 0"])
            try await driver.press("Down")
            try await driver.press("Down")
            #expect(menu.chosen == [[0, 1], [0, 2]])
            #expect(field.isFirstResponder)
        }
    }

    @Test
    func `A compact date picker opens a calendar`() async throws {
        let picker = UIDatePicker(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        picker.datePickerMode = .date
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSinceReferenceDate: 0)
        let controller = UIViewController()
        controller.view.addSubview(picker)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            try await driver.tap("Date", role: "button")
            try await driver.tap("Friday, January 12, 2001", role: "button")
            #expect(picker.date == Date(timeIntervalSinceReferenceDate: 11 * 86400))
            #expect(
                try driver.screen().elements(role: "calendar").map(\.summary)
                    == ["calendar \"January 2001\" value \"Friday, January 12, 2001\""]
            )
        }
    }
}
#endif
