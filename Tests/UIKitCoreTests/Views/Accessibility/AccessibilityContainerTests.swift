import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// Views and elements that contain elements.
@MainActor
@Suite("Accessibility containers")
struct AccessibilityContainerTests {
    private func launch() async throws -> (AppDriver, UIView) {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        root.view.addSubview(view)
        return (driver, view)
    }

    private func element(_ label: String, in container: Any) -> UIAccessibilityElement {
        let element = UIAccessibilityElement(accessibilityContainer: container)
        element.accessibilityLabel = label
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 40, height: 40)
        return element
    }

    @Test(
        arguments: [
            (UIAccessibilityContainerType.list, "list"), (.semanticGroup, "group"), (.landmark, "landmark"),
            (.dataTable, "grid"),
        ]
    )
    func `a container appears with its kind and its content`(
        type: UIAccessibilityContainerType,
        role: String
    ) async throws {
        let (driver, view) = try await launch()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Inside"
        view.addSubview(label)
        view.accessibilityLabel = "Offers"
        view.accessibilityContainerType = type
        try await driver.settle()
        #expect(
            driver.screen().description == """
                window
                  \(role) "Offers"
                    text "Inside"

                """
        )
        // Screen readers stop at the content only.
        try await driver.read(.next)
        #expect(driver.readElement?.label == "Inside")
    }

    /// Counts how often its elements are asked for.
    private final class Listing: UIView {
        var requests = 0
        override var accessibilityElements: [Any]? {
            get {
                requests += 1
                return super.accessibilityElements
            }
            set { super.accessibilityElements = newValue }
        }
    }

    @Test func `the number of views does not multiply the requests for listed elements`() async throws {
        let (driver, view) = try await launch()
        func requests(_ count: Int) async throws -> Int {
            let list = Listing(frame: view.bounds)
            let labels = (0..<count).map { index in
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                label.text = "\(index)"
                list.addSubview(label)
                return label
            }
            list.accessibilityElements = Array(labels.dropLast())
            view.addSubview(list)
            try await driver.settle()
            list.requests = 0
            #expect(driver.screen().elements(role: "text").count == count - 1)
            let requests = list.requests
            list.removeFromSuperview()
            return requests
        }
        let (few, many) = (try await requests(5), try await requests(20))
        // Each request for an element by its index may ask for the list, but not each view for all elements.
        #expect(many <= few * 5)
    }

    @Test func `a group in a cell adds nothing to the cell's controls`() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let group = UIView(frame: cell.contentView.bounds)
        let label = UILabel(frame: group.bounds)
        label.text = "Grouped"
        group.accessibilityContainerType = .semanticGroup
        group.addSubview(label)
        cell.contentView.addSubview(group)
        #expect(cell.accessibilityLabel == "Grouped")
    }

    @Test func `an element that is not reached is represented by its elements`() async throws {
        let (driver, view) = try await launch()
        let week = element("Week", in: view)
        week.isAccessibilityElement = false
        let days = ["Monday", "Tuesday"].map { element($0, in: week) }
        week.accessibilityElements = days
        let month = element("June", in: view)
        view.accessibilityElements = [week, month]
        try await driver.settle()
        #expect(driver.screen().elements.compactMap(\.label) == ["Monday", "Tuesday", "June"])
        #expect(week.accessibilityElementCount() == 2)
        #expect(week.index(ofAccessibilityElement: days[1]) == 1)
        #expect(week.accessibilityElement(at: 2) == nil)
        week.isAccessibilityElement = true
        #expect(driver.screen().elements.compactMap(\.label) == ["Week", "June"])
    }

    @Test func `elements that list each other end`() async throws {
        let (driver, view) = try await launch()
        let outer = element("Outer", in: view)
        let inner = element("Inner", in: outer)
        for element in [outer, inner] { element.isAccessibilityElement = false }
        outer.accessibilityElements = [inner, self.element("Leaf", in: outer)]
        inner.accessibilityElements = [outer]
        view.accessibilityElements = [outer]
        try await driver.settle()
        #expect(driver.screen().elements.compactMap(\.label) == ["Leaf"])
    }

    @Test func `the screen reader walks elements in their order, and stays at the ends`() async throws {
        let (driver, view) = try await launch()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Title"
        view.addSubview(label)
        let parts = ["One", "Two"].map { element($0, in: view) }
        view.accessibilityElements = [parts[0], label, parts[1]]
        try await driver.settle()
        var heard: [String?] = []
        for _ in 0..<4 { heard.append(try await driver.read(.next)?.label) }
        #expect(heard == ["One", "Title", "Two", "Two"])
        #expect(try await driver.read(.previous)?.label == "Title")
        label.removeFromSuperview()
        view.accessibilityElements = parts
        try await driver.settle()
        #expect(driver.readElement == nil)
        #expect(try await driver.read(.next)?.label == "Two")
    }

    @Test func `scripts find an element by the names that the user may speak`() async throws {
        let (driver, view) = try await launch()
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Send message") { _ in presses += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.accessibilityUserInputLabels = ["Post", "Submit"]
        view.addSubview(button)
        try await driver.settle()
        try await driver.tap("Submit")
        #expect(presses == 1)
        #expect(button.accessibilityAttributedUserInputLabels.map(\.string) == ["Post", "Submit"])
    }
}
