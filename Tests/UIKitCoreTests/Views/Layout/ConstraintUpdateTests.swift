import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Constraint updates")
struct ConstraintUpdateTests {
    private final class Log { var entries: [String] = [] }

    private final class Noting: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
            log.entries.append("\(name) constraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            log.entries.append("\(name) layout")
            super.layoutSubviews()
        }
    }

    private final class Controller: UIViewController {
        let log = Log()
        override func loadView() { view = Noting("view", log) }
        override func updateViewConstraints() {
            log.entries.append("controller")
            super.updateViewConstraints()
        }
    }

    @Test func `constraints are updated before the first layout, innermost first, and again on request`() {
        let controller = Controller()
        let inner = Noting("inner", controller.log)
        controller.loadViewIfNeeded()
        controller.view.addSubview(inner)
        #expect(inner.needsUpdateConstraints())
        let host = WindowTestHost(showing: controller)
        #expect(
            controller.log.entries == [
                "inner constraints", "controller", "view constraints", "view layout", "inner layout",
            ]
        )
        #expect(!inner.needsUpdateConstraints())
        controller.log.entries = []
        inner.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        host.update()
        #expect(controller.log.entries.filter { $0.hasSuffix("constraints") } == ["inner constraints"])
        inner.setNeedsUpdateConstraints()
        controller.view.updateConstraintsIfNeeded()
        #expect(!inner.needsUpdateConstraints())
    }
}
