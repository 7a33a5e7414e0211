import Foundation
import HeadlessHost
import Observation
import Testing

@testable @_spi(Host) import UIKitCore

@Observable @MainActor
private final class Counter {
    var count = 0
    var other = 0
}

/// Updates that observable objects repeat.
@MainActor
@Suite("Observed values")
struct ObservationTests {
    private final class Screen: UIViewController {
        let counter = Counter()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        var updates = 0
        var layouts = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        }

        override func updateProperties() {
            super.updateProperties()
            updates += 1
            label.text = "Count \(counter.count)"
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            layouts += 1
        }
    }

    private final class Row: UIView {
        let counter: Counter
        let label = UILabel()

        init(_ counter: Counter) {
            self.counter = counter
            super.init(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = bounds
            label.text = "Row \(counter.count)"
        }
    }

    @Test func `a change of a value that updateProperties read repeats it without a layout`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        #expect(driver.screen().elements.contains { $0.label == "Count 0" })
        let (updates, layouts) = (screen.updates, screen.layouts)
        screen.counter.other += 1
        try await driver.settle()
        #expect(screen.updates == updates)
        screen.counter.count = 7
        screen.counter.count = 8
        try await driver.settle()
        #expect(driver.screen().elements.contains { $0.label == "Count 8" })
        #expect(screen.updates == updates + 1 && screen.layouts == layouts)
    }

    @Test func `a change of a value that layoutSubviews read repeats the layout`() async throws {
        let screen = Screen()
        let row = Row(screen.counter)
        screen.loadViewIfNeeded()
        screen.view.addSubview(row)
        let driver = try await AppDriver.launch { screen }
        #expect(driver.screen().elements.contains { $0.label == "Row 0" })
        screen.counter.count = 3
        try await driver.settle()
        #expect(driver.screen().elements.contains { $0.label == "Row 3" })
    }

    @Test func `setNeedsUpdateProperties requests one update, which can be performed at once`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        let (updates, layouts) = (screen.updates, screen.layouts)
        screen.setNeedsUpdateProperties()
        screen.setNeedsUpdateProperties()
        #expect(screen.updates == updates)
        screen.updatePropertiesIfNeeded()
        #expect(screen.updates == updates + 1)
        try await driver.settle()
        #expect(screen.updates == updates + 1 && screen.layouts == layouts)
    }
}
