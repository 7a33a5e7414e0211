import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Picker views")
struct PickerViewTests {
    private final class Menu: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let picker = UIPickerView()
        var columns = [(0..<30).map { "Dish \($0)" }, ["Small", "Large"]]
        var chosen: [[Int]] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            picker.frame = CGRect(x: 0, y: 200, width: 390, height: 216)
            picker.accessibilityLabel = "Order"
            picker.dataSource = self
            picker.delegate = self
            view.addSubview(picker)
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            columns[component].count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            columns[component][row]
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append([component, row])
        }
    }

    private func launch(languages: [String] = ["en"]) async throws -> (AppDriver, Menu) {
        let menu = Menu()
        let host = HeadlessHost()
        host.preferredLanguages = languages
        return (try await AppDriver.launch(on: host) { menu }, menu)
    }

    private func press(_ keys: String..., on driver: AppDriver) async throws {
        for key in keys { try await driver.key(try #require(.init(key))) }
    }

    private func values(_ driver: AppDriver) -> [String?] { driver.screen().elements(role: "picker").map(\.value) }

    @Test func `each component is an element with the selected row as its value`() async throws {
        let (driver, menu) = try await launch()
        #expect(values(driver) == ["Dish 0", "Small"])
        #expect(driver.screen().elements(role: "picker").map(\.label) == ["Order", "Order"])
        menu.picker.selectRow(12, inComponent: 0, animated: true)
        try await driver.settle()
        #expect(values(driver) == ["Dish 12", "Small"])
        #expect(menu.picker.selectedRow(inComponent: 0) == 12)
        #expect(menu.chosen.isEmpty)
    }

    @Test func `a tap on a row selects it`() async throws {
        let (driver, menu) = try await launch()
        try await driver.touchDown(at: CGPoint(x: 100, y: 200 + 108 + 64))
        try await driver.touchUp()
        #expect(menu.chosen == [[0, 2]])
        #expect(values(driver) == ["Dish 2", "Small"])
    }

    @Test func `a drag with the pointer turns the wheel, which rests at a row`() async throws {
        let (driver, menu) = try await launch()
        let window = try #require(menu.view.window)
        let middle = CGPoint(x: 100, y: 308)
        let hit = try #require(window.hitTest(middle, with: nil))
        window.userTouchBegan(on: hit, at: middle, type: .indirectPointer)
        try await driver.wait(.seconds(1))
        window.userTouchMoved(to: CGPoint(x: 100, y: 308 - 80))
        window.userTouchMoved(to: CGPoint(x: 100, y: 308 - 107))
        try await driver.settle()
        #expect(values(driver) == ["Dish 3", "Small"])
        #expect(menu.chosen.isEmpty)
        try await driver.wait(.seconds(1))
        window.userTouchEnded()
        try await driver.settle()
        #expect(menu.chosen == [[0, 3]])
        let wheel = try #require(menu.picker.components.first?.wheel)
        #expect((wheel.contentOffset.y + (216 - wheel.rowHeight) / 2) == 3 * wheel.rowHeight)
    }

    @Test func `scrolling selects the row in the middle when the wheel is at rest`() async throws {
        let (driver, menu) = try await launch()
        let wheel = try #require(menu.picker.components.first?.wheel)
        wheel.userScrolled(to: CGPoint(x: 0, y: wheel.contentOffset.y + 150))
        #expect(menu.chosen.isEmpty && menu.picker.selectedRow(inComponent: 0) == 0)
        try await driver.wait(.milliseconds(300))
        #expect(menu.chosen == [[0, 5]])
        #expect(values(driver) == ["Dish 5", "Small"])
    }

    @Test func `keys change the focused component, and left and right move the focus`() async throws {
        let (driver, menu) = try await launch()
        try await press("tab", "down", "down", "up", "end", "up", on: driver)
        #expect(menu.chosen == [[0, 1], [0, 2], [0, 1], [0, 29], [0, 28]])
        try await press("page-up", "home", "right", "down", "down", on: driver)
        #expect(menu.chosen.suffix(2) == [[0, 0], [1, 1]])
        try await press("left", "down", on: driver)
        #expect(menu.chosen.last == [0, 1])
    }

    @Test func `components are arranged in reading direction`() async throws {
        let (_, menu) = try await launch(languages: ["ar"])
        let places = menu.picker.components.map { $0.convert($0.bounds, to: nil).minX }
        #expect(places[0] > places[1])
    }

    @Test func `the delegate decides about widths, heights, attributed titles and views`() async throws {
        final class Custom: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var reused = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                component == 0 ? 60 : 120
            }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
            func pickerView(
                _ pickerView: UIPickerView,
                viewForRow row: Int,
                forComponent component: Int,
                reusing view: UIView?
            ) -> UIView {
                if view != nil { reused += 1 }
                let label = view as? UILabel ?? UILabel()
                label.text = "View \(row)"
                return label
            }
        }
        let custom = Custom()
        let picker = UIPickerView()
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
        picker.dataSource = custom
        picker.delegate = custom
        let controller = UIViewController()
        controller.view.addSubview(picker)
        let driver = try await AppDriver.launch { controller }
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 120, height: 50))
        #expect(values(driver) == ["View 0", "View 0"])
        let wheel = picker.components[0].wheel
        #expect(wheel.subviews.count <= 6)
        wheel.userScrolled(to: CGPoint(x: 0, y: 1000))
        try await driver.wait(.seconds(1))
        #expect(custom.reused > 0)
        #expect((picker.view(forRow: picker.selectedRow(inComponent: 0), forComponent: 0) as? UILabel)?.text != nil)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test func `reloading keeps the selection as far as the row exists`() async throws {
        let (driver, menu) = try await launch()
        menu.picker.selectRow(20, inComponent: 0, animated: false)
        menu.columns[0] = ["Soup", "Salad"]
        menu.picker.reloadComponent(0)
        try await driver.settle()
        #expect(menu.picker.selectedRow(inComponent: 0) == 1 && menu.picker.numberOfRows(inComponent: 0) == 2)
        #expect(values(driver) == ["Salad", "Small"])
        menu.columns = [[]]
        menu.picker.reloadAllComponents()
        #expect(menu.picker.numberOfComponents == 1 && menu.picker.selectedRow(inComponent: 0) == -1)
    }

    @Test func `rows fade with their distance from the middle`() async throws {
        let (_, menu) = try await launch()
        let wheel = menu.picker.components[0].wheel
        let alphas = (0...3).compactMap { wheel.visibleView(ofRow: $0)?.alpha }
        #expect(alphas.count >= 3 && alphas.first == 1)
        #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test func `a million rows cost as much as those on screen`() async throws {
        let (driver, menu) = try await launch()
        final class Many: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var asked = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1_000_000 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                asked += 1
                return "\(row)"
            }
        }
        let many = Many()
        menu.picker.dataSource = many
        menu.picker.delegate = many
        menu.picker.selectRow(777_777, inComponent: 0, animated: false)
        try await driver.settle()
        #expect(values(driver) == ["777777"])
        #expect(many.asked < 30)
    }
}

/// Input views of text fields.
@MainActor
@Suite("Input views")
struct InputViewTests {
    private final class Form: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let field = UITextField()
        let plain = UITextField()
        let content = UIView()
        let picker = UIPickerView()
        var columns = 1

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, (field, name)) in [(field, "Size"), (plain, "Name")].enumerated() {
                field.frame = CGRect(x: 20, y: 100 + 50 * CGFloat(index), width: 300, height: 40)
                field.accessibilityLabel = name
                view.addSubview(field)
            }
            picker.dataSource = self
            picker.delegate = self
            field.inputView = picker
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: view.topAnchor),
                content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                content.widthAnchor.constraint(equalToConstant: 10),
            ])
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Size \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            field.text = "\(component): \(row)"
        }
    }

    /// The notifications of the keyboard on a screen.
    @MainActor
    private final class Notes {
        var names: [String] = []
        var heights: [CGFloat] = []
        nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

        init(_ window: UIWindow?) {
            let words: [(String, NSNotification.Name)] = [
                ("will show", UIResponder.keyboardWillShowNotification),
                ("did show", UIResponder.keyboardDidShowNotification),
                ("will hide", UIResponder.keyboardWillHideNotification),
            ]
            for (word, name) in words {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                        [weak self, weak window] note in
                        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                        MainActor.assumeIsolated {
                            guard let window, UIApplication.current?.visibleWindows.last === window else { return }
                            self?.names.append(word)
                            self?.heights.append(end?.height ?? 0)
                        }
                    }
                )
            }
        }

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func `a field shows its input view at the bottom of the window, in place of a keyboard`() async throws {
        let form = Form()
        let host = HeadlessHost()
        host.screenKeyboardHeight = 300
        let driver = try await AppDriver.launch(on: host) { form }
        #expect(!driver.screen().description.contains("picker"))
        try await driver.tap("Size")
        #expect(driver.screen().elements(role: "picker").map(\.value) == ["Size 0"])
        #expect(form.picker.convert(form.picker.bounds, to: nil) == CGRect(x: 0, y: 844 - 216, width: 390, height: 216))
        #expect(abs(form.content.frame.maxY - (844 - 216)) < 0.01)
        try await driver.tap("Name")
        #expect(!driver.screen().description.contains("picker"))
        #expect(abs(form.content.frame.maxY - (844 - 300)) < 0.01)
    }

    @Test func `the accessory view is above the input view, and both count as the keyboard`() async throws {
        let form = Form()
        let driver = try await AppDriver.launch { form }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        form.field.inputAccessoryView = bar
        let notes = Notes(form.view.window)
        try await driver.tap("Size")
        try await driver.wait(.seconds(1))
        #expect(bar.frame == CGRect(x: 0, y: 844 - 216 - 44, width: 390, height: 44))
        #expect(notes.names.prefix(2) == ["will show", "did show"])
        #expect(notes.heights.first == 260)
        form.field.resignFirstResponder()
        try await driver.settle()
        #expect(notes.names.contains("will hide"))
        #expect(form.picker.window == nil && bar.window == nil)
    }

    @Test func `keys of the field turn the picker of its input view`() async throws {
        let form = Form()
        form.columns = 2
        let driver = try await AppDriver.launch { form }
        try await driver.tap("Size")
        for key in ["down", "down", "right", "down"] { try await driver.key(try #require(.init(key))) }
        #expect(form.field.isFirstResponder)
        #expect(form.field.text == "1: 1")
        #expect(driver.screen().elements(role: "picker").map(\.value) == ["Size 2", "Size 1"])
    }

    @Test func `reloadInputViews exchanges the input view while the field is edited`() async throws {
        let form = Form()
        let driver = try await AppDriver.launch { form }
        try await driver.tap("Size")
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        form.field.inputView = other
        #expect(other.window == nil)
        form.field.reloadInputViews()
        try await driver.settle()
        #expect(form.picker.window == nil && other.frame.width == 390 && abs(form.content.frame.maxY - (744)) < 0.01)
        form.field.inputView = nil
        form.field.reloadInputViews()
        try await driver.settle()
        #expect(other.window == nil && abs(form.content.frame.maxY - (844)) < 0.01)
    }

    @Test func `an input view that sizes itself has the height of its constraints`() async throws {
        let form = Form()
        let driver = try await AppDriver.launch { form }
        let keys = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 100), inputViewStyle: .keyboard)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        keys.addSubview(bar)
        let height = bar.heightAnchor.constraint(equalToConstant: 150)
        height.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: keys.topAnchor), bar.bottomAnchor.constraint(equalTo: keys.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: keys.leadingAnchor), height,
        ])
        form.field.inputView = keys
        try await driver.tap("Size")
        #expect(keys.bounds.height == 100)
        keys.allowsSelfSizing = true
        try await driver.settle()
        #expect(keys.bounds.height == 150)
    }

    @Test func `a responder without text can have an input view`() async throws {
        final class Well: UIView {
            let panel = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
            override var canBecomeFirstResponder: Bool { true }
            override var inputView: UIView? { panel }
        }
        let well = Well()
        let controller = UIViewController()
        controller.view.addSubview(well)
        let driver = try await AppDriver.launch { controller }
        well.becomeFirstResponder()
        try await driver.settle()
        #expect(well.panel.convert(well.panel.bounds, to: nil).minY == 724)
        well.resignFirstResponder()
        try await driver.settle()
        #expect(well.panel.window == nil)
    }
}
