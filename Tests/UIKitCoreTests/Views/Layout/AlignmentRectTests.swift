import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Alignment rectangles")
struct AlignmentRectTests {
    /// A view of 40 × 20 points with an ornament at the left and at the bottom.
    private final class Ornamented: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 10, bottom: 6, right: 0) }
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }

    @Test func `constraints place the alignment rectangle, and the frame includes the insets`() {
        let view = Ornamented()
        let beside = UIView()
        let container = container(view, beside)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 50),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -100),
            beside.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
            beside.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            beside.widthAnchor.constraint(equalTo: view.widthAnchor),
            beside.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 180, width: 50, height: 26))
        #expect(beside.frame == CGRect(x: 98, y: 185, width: 40, height: 10))
    }

    @Test func `a stack view arranges alignment rectangles`() {
        let stack = UIStackView(arrangedSubviews: [UIView(), Ornamented()])
        stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
        stack.alignment = .top
        let container = container(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            stack.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 20, y: 0, width: 50, height: 26))
        #expect(stack.frame.width == 70)
    }

    @Test func `alignmentRect and frame are inverse`() {
        let view = Ornamented()
        let frame = CGRect(x: 5, y: 5, width: 60, height: 30)
        let rect = view.alignmentRect(forFrame: frame)
        #expect(rect == CGRect(x: 15, y: 5, width: 50, height: 24))
        #expect(view.frame(forAlignmentRect: rect) == frame)
    }

    @Test func `a constraint without items is inactive, and can be changed`() {
        let constraint = NSLayoutConstraint()
        constraint.constant = 5
        constraint.isActive = false
        #expect(!constraint.isActive && constraint.firstItem == nil && constraint.constant == 5)
        #expect(UIFont() == .systemFont(ofSize: 17))
    }
}
