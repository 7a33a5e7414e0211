import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
struct ConstraintLayoutTests {
    @Test func `constraints to the superview's edges determine the frame`() {
        let view = UIView()
        let root = container(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 250))
    }

    @Test func `a changed constant takes effect at the next layout`() {
        let view = UIView()
        let root = container(view)
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        leading.isActive = true
        root.layoutIfNeeded()
        leading.constant = 55
        root.layoutIfNeeded()
        #expect(view.frame.minX == 55)
    }

    @Test func `laying out a view applies constraints to its superviews`() {
        let (outer, inner) = (UIView(), UIView())
        let root = container(outer)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let width = outer.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
            width,
        ])
        root.layoutIfNeeded()
        width.constant = 200
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 200)
    }

    @Test func `a centred label has the size of its text`() {
        withLayoutHost {
            let text = label("four")
            let root = container(text)
            NSLayoutConstraint.activate([
                text.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                text.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            ])
            root.layoutIfNeeded()
            #expect(text.frame == CGRect(x: 180, y: 140, width: 40, height: 20))
        }
    }

    @Test func `a label grows with its text`() {
        withLayoutHost {
            let text = label("four")
            let root = container(text)
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            root.layoutIfNeeded()
            text.text = "fourteen"
            root.layoutIfNeeded()
            #expect(text.frame.width == 80)
        }
    }

    @Test func `a multiline label wraps at the width that constraints determine`() {
        withLayoutHost {
            let text = label(String(repeating: "a", count: 100), lines: 0)
            let below = UIView()
            let root = container(text, below)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: root.topAnchor),
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
            ])
            root.layoutIfNeeded()
            #expect(text.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
            #expect(below.frame.minY == 68)
        }
    }

    @Test func `the label with lower compression resistance is truncated`() {
        withLayoutHost {
            let (left, right) = (label(String(repeating: "a", count: 30)), label(String(repeating: "b", count: 30)))
            left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            let root = container(left, right)
            NSLayoutConstraint.activate([
                left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            #expect([left.frame.width, right.frame.width] == [100, 300])
        }
    }

    @Test func `the label with lower content hugging stretches`() {
        withLayoutHost {
            let (left, right) = (label("aa"), label("bb"))
            right.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
            let root = container(left, right)
            NSLayoutConstraint.activate([
                left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            #expect([left.frame.width, right.frame.width] == [20, 380])
        }
    }

    @Test func `a container is sized by the constraints of its content`() {
        withLayoutHost {
            let (card, text) = (UIView(), label("abc"))
            let root = container(card)
            text.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(text)
            NSLayoutConstraint.activate([
                card.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
                card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
                text.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
                text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
                card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
                card.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
            ])
            root.layoutIfNeeded()
            #expect(card.frame == CGRect(x: 5, y: 5, width: 46, height: 36))
            #expect(text.frame == CGRect(x: 8, y: 8, width: 30, height: 20))
        }
    }

    @Test func `multipliers apply to lengths and to positions in the superview`() {
        let view = UIView()
        let root = container(view)
        root.frame.origin = CGPoint(x: 100, y: 100)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1),
            NSLayoutConstraint(
                item: view,
                attribute: .centerX,
                relatedBy: .equal,
                toItem: root,
                attribute: .centerX,
                multiplier: 1.5,
                constant: 0
            ),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 195, y: 0, width: 210, height: 21))
    }

    @Test func `the multiplier of a position is relative to the nearest common superview`() {
        let (inner, dot) = (UIView(), UIView())
        let root = container(inner)
        dot.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(dot)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            inner.widthAnchor.constraint(equalToConstant: 200),
            dot.widthAnchor.constraint(equalToConstant: 2),
            NSLayoutConstraint(
                item: dot,
                attribute: .centerX,
                relatedBy: .equal,
                toItem: inner,
                attribute: .centerX,
                multiplier: 0.5,
                constant: 0
            ),
        ])
        root.layoutIfNeeded()
        #expect(dot.frame.minX == 49)
    }

    @Test func `in a right-to-left layout, leading is right and constants are mirrored`() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        let root = container(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 284)
    }

    @Test func `layout guides are positioned by constraints in their owner's coordinates`() {
        let guide = UILayoutGuide()
        let view = UIView()
        let root = container(view)
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 40),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 8)
        #expect(view.frame.minX == 48)
    }

    @Test func `a view with an autoresizing mask is fixed for the constraints of others`() {
        let (fixed, view) = (UIView(frame: CGRect(x: 30, y: 0, width: 50, height: 10)), UIView())
        let root = container(view)
        root.addSubview(fixed)
        view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 85)
        #expect(fixed.frame == CGRect(x: 30, y: 0, width: 50, height: 10))
    }

    @Test func `constraints can cross a view with an autoresizing mask`() {
        let (box, inner, view) = (UIView(frame: CGRect(x: 30, y: 0, width: 200, height: 10)), UIView(), UIView())
        let root = container(view)
        root.addSubview(box)
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 90),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 60)
    }

    @Test func `a view without constraints keeps its frame`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let root = container(view)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `removing a view from its superview deactivates the constraints between them`() {
        let (left, right) = (UIView(), UIView())
        let root = container(left, right)
        let tie = right.leadingAnchor.constraint(equalTo: left.trailingAnchor)
        let own = right.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([tie, own])
        right.removeFromSuperview()
        #expect(!tie.isActive)
        #expect(own.isActive)
        #expect(root.constraints.isEmpty)
        #expect(right.layoutState.references == 0)
    }

    @Test func `a constraint belongs to the nearest common superview of its items`() {
        let (outer, inner) = (UIView(), UIView())
        let root = container(outer)
        outer.addSubview(inner)
        inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
        inner.heightAnchor.constraint(equalTo: root.heightAnchor).isActive = true
        #expect(outer.constraints.count == 1)
        #expect(root.constraints.count == 1)
    }

    @Test func `baseline constraints align labels with different fonts`() {
        withLayoutHost {
            let (large, small) = (label("A"), label("b"))
            large.font = .systemFont(ofSize: 40)
            small.font = .systemFont(ofSize: 20)
            let root = container(large, small)
            NSLayoutConstraint.activate([
                large.topAnchor.constraint(equalTo: root.topAnchor),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            let difference = large.font.ascender - small.font.ascender
            #expect(abs(small.frame.minY - difference) < 0.001)
        }
    }

    @Test func `the system spacing is 8 points`() {
        let (left, right) = (UIView(), UIView())
        let root = container(left, right)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            left.widthAnchor.constraint(equalToConstant: 10),
            right.leadingAnchor.constraint(equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(right.frame.minX == 26)
    }

    @Test func `a controller's view has horizontal layout margins of 16 points`() {
        let controller = UIViewController()
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }

    @Test func `systemLayoutSizeFitting at a required width returns the height of wrapped text`() {
        withLayoutHost {
            let text = label(String(repeating: "a", count: 50), lines: 0)
            let root = container(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                root.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
                root.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 11),
            ])
            let size = root.systemLayoutSizeFitting(
                CGSize(width: 220, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            #expect(size == CGSize(width: 220, height: 82))
            #expect(root.bounds.size == CGSize(width: 400, height: 300))
        }
    }
}
