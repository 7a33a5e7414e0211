import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Parts of a view that the app declares as accessibility elements.
@MainActor
@Suite("Accessibility elements")
struct AccessibilityElementTests {
    /// A chart with an element for each bar.
    private final class Chart: UIView {
        var touched: [CGPoint] = []
        var bars: [UIAccessibilityElement] = []

        func addBar(_ label: String, value: String, x: CGFloat) {
            let bar = UIAccessibilityElement(accessibilityContainer: self)
            bar.accessibilityLabel = label
            bar.accessibilityValue = value
            bar.accessibilityFrameInContainerSpace = CGRect(x: x, y: 0, width: 20, height: 100)
            bars.append(bar)
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            touched += touches.map { $0.location(in: self) }
        }
    }

    private func launch() async throws -> (AppDriver, Chart) {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let chart = Chart(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
        chart.addBar("January", value: "3", x: 0)
        chart.addBar("February", value: "5", x: 30)
        root.view.addSubview(chart)
        return (driver, chart)
    }

    @Test func `listed elements appear in their order, with role, value and state`() async throws {
        let (driver, chart) = try await launch()
        chart.bars[1].accessibilityTraits = [.button, .selected]
        chart.accessibilityElements = chart.bars
        try await driver.settle()
        #expect(
            driver.screen().description == """
                window
                  text "January" value "3"
                  button "February" value "5" (selected)

                """
        )
        chart.accessibilityElements = [chart.bars[1], chart.bars[0]]
        try await driver.settle()
        #expect(driver.screen().elements.compactMap(\.label) == ["February", "January"])
        chart.bars[0].isAccessibilityElement = false
        chart.bars[1].accessibilityLabel = "March"
        #expect(driver.screen().elements.compactMap(\.label) == ["March"])
    }

    @Test func `listed elements and subviews appear in the order of the list, and other subviews do not`() async throws
    {
        let (driver, chart) = try await launch()
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        title.text = "Sales"
        let holder = UIView(frame: chart.bounds)
        let unit = UILabel(frame: CGRect(x: 0, y: 80, width: 100, height: 20))
        unit.text = "Euro"
        let note = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
        note.text = "Note"
        holder.addSubview(note)
        holder.addSubview(unit)
        chart.addSubview(holder)
        chart.addSubview(title)
        try await driver.settle()
        #expect(driver.screen().elements.compactMap(\.label) == ["Note", "Euro", "Sales"])
        chart.accessibilityElements = [title, chart.bars[0], unit]
        try await driver.settle()
        #expect(driver.screen().elements.compactMap(\.label) == ["Sales", "January", "Euro"])
        chart.accessibilityElements = nil
        try await driver.settle()
        #expect(driver.screen().elements.compactMap(\.label) == ["Note", "Euro", "Sales"])
    }

    @Test func `a tap on an element touches the view at its frame`() async throws {
        let (driver, chart) = try await launch()
        chart.accessibilityElements = chart.bars
        try await driver.settle()
        try await driver.tap("February")
        #expect(chart.touched == [CGPoint(x: 40, y: 50)])
    }

    @Test func `activation calls the element first, then touches the activation point`() async throws {
        final class Handled: UIAccessibilityElement {
            var count = 0
            override func accessibilityActivate() -> Bool {
                count += 1
                return true
            }
        }
        let (_, chart) = try await launch()
        let handled = Handled(accessibilityContainer: chart)
        handled.userActivated(in: chart)
        #expect(handled.count == 1)
        #expect(chart.touched.isEmpty)
        chart.bars[0].accessibilityActivationPoint = CGPoint(x: 45, y: 105)
        chart.bars[0].userActivated(in: chart)
        #expect(chart.touched == [CGPoint(x: 5, y: 5)])
    }

    @Test func `the frame follows the container unless it was assigned on the screen`() async throws {
        let (_, chart) = try await launch()
        let bar = chart.bars[1]
        #expect(bar.accessibilityFrame == CGRect(x: 70, y: 100, width: 20, height: 100))
        #expect(bar.accessibilityActivationPoint == CGPoint(x: 80, y: 150))
        #expect(chart.accessibilityFrame == CGRect(x: 40, y: 100, width: 100, height: 100))
        chart.frame.origin.x = 0
        #expect(bar.accessibilityFrame.minX == 30)
        let inner = UIAccessibilityElement(accessibilityContainer: bar)
        inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(inner.accessibilityFrame == CGRect(x: 31, y: 102, width: 3, height: 4))
        bar.accessibilityFrame = CGRect(x: 7, y: 8, width: 9, height: 10)
        chart.frame.origin.x = 50
        #expect(bar.accessibilityFrame == CGRect(x: 7, y: 8, width: 9, height: 10))
        #expect(bar.accessibilityFrameInContainerSpace == .zero)
    }

    @Test func `a class can provide its elements by methods`() async throws {
        final class Grid: UIView {
            lazy var cell = {
                let cell = UIAccessibilityElement(accessibilityContainer: self)
                cell.accessibilityLabel = "Cell"
                cell.accessibilityFrameInContainerSpace = bounds
                return cell
            }()
            override func accessibilityElementCount() -> Int { 1 }
            override func accessibilityElement(at index: Int) -> Any? { cell }
            override func index(ofAccessibilityElement element: Any) -> Int { 0 }
        }
        let (driver, chart) = try await launch()
        chart.addSubview(Grid(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        try await driver.settle()
        #expect(driver.screen().elements.compactMap(\.label) == ["Cell"])
        chart.accessibilityElements = chart.bars
        #expect(chart.accessibilityElementCount() == 2)
        #expect(chart.index(ofAccessibilityElement: chart.bars[1]) == 1)
        #expect(chart.index(ofAccessibilityElement: UIView()) == NSNotFound)
        #expect(chart.accessibilityElement(at: 2) == nil)
    }

    @Test func `a view that is an element hides its listed elements`() async throws {
        let (driver, chart) = try await launch()
        chart.accessibilityElements = chart.bars
        chart.isAccessibilityElement = true
        chart.accessibilityLabel = "Sales"
        try await driver.settle()
        #expect(driver.screen().elements.compactMap(\.label) == ["Sales"])
    }

    @Test func `a layout change can announce an element`() async throws {
        let (driver, chart) = try await launch()
        UIAccessibility.post(notification: .layoutChanged, argument: chart.bars[0])
        #expect(driver.announcements == ["January, 3"])
    }
}
