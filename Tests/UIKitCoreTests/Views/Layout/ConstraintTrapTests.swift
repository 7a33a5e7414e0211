import Foundation
import Testing

@testable import UIKitCore

struct ConstraintTrapTests {
    @Test func `a constraint between views without a common superview traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (left, right) = (UIView(), UIView())
                left.leadingAnchor.constraint(equalTo: right.leadingAnchor).isActive = true
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIView.leading = UIView.leading was activated, but its items have no common"))
    }

    @Test func `a constraint between a width and an edge traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view,
                    attribute: .width,
                    relatedBy: .equal,
                    toItem: view,
                    attribute: .top,
                    multiplier: 1,
                    constant: 0
                )
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("a length cannot be compared with a vertical place"))
    }
}
