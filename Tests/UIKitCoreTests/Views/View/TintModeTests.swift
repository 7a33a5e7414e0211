import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Dimmed tint colours")
struct TintModeTests {
    private final class Watcher: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    @Test func `a dimmed view and its subviews are grey, except those with the normal mode`() {
        let (root, inner, normal) = (UIView(), Watcher(), UIView())
        root.addSubview(inner)
        inner.addSubview(normal)
        inner.tintColor = .red
        #expect(root.tintAdjustmentMode == .normal)
        normal.tintAdjustmentMode = .normal
        let changes = inner.changes
        root.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == changes + 1)
        #expect(inner.tintColor == .systemGray && root.tintColor == .systemGray)
        #expect(normal.tintColor == .red)
        root.tintAdjustmentMode = .automatic
        #expect(inner.tintColor == .red && inner.tintAdjustmentMode == .normal)
    }
}
