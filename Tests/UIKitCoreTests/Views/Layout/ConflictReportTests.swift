import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct ConflictReportTests {
    /// Returns the messages that are reported while a closure runs.
    private func messages(during body: () -> Void) -> [String] {
        let former = ConflictReport.write
        var messages: [String] = []
        ConflictReport.write = { messages.append($0) }
        body()
        ConflictReport.write = former
        return messages
    }

    @Test func `conflicting constraints are reported once, with their names`() {
        let view = UIView()
        view.accessibilityIdentifier = "badge"
        let root = container(view)
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)
        )
        wide.identifier = "wide"
        NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: root.leadingAnchor), narrow, wide])
        let found = messages {
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(
            found == [
                "UIKit: In UIView, 400.0 × 300.0 points large, the constraint [\"wide\" (UIView \"badge\".width = 20)] "
                    + "conflicts with [UIView \"badge\".width = 10]. The first one is ignored; give one of "
                    + "them a priority below 1000, or remove it."
            ]
        )
        #expect(view.frame.width == 10)
    }

    @Test func `optional constraints give way without a report`() {
        let view = UIView()
        let root = container(view)
        let wish = view.widthAnchor.constraint(equalToConstant: 20)
        wish.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            wish,
        ])
        #expect(messages { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 400)
    }

    @Test func `a report mentions a view that still translates its autoresizing mask`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityIdentifier = "forgotten"
        let root = container()
        root.addSubview(view)
        view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        let found = messages { root.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.contains("UIView \"forgotten\" is also positioned by its frame") == true)
    }

    @Test func `conflicting inequalities are reported`() {
        let view = UIView()
        let root = container(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 500),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
        let found = messages { root.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.contains("UIView.width ≥ 500") == true)
        #expect(found.first?.contains("UIView.trailing ≤ UIView.trailing") == true)
    }

    @Test func `conflicts in a view with zero size are not reported`() {
        let view = UIView()
        let root = container(view)
        root.frame = .zero
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 40),
        ])
        #expect(messages { root.layoutIfNeeded() }.isEmpty)
    }
}
