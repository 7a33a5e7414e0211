import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
struct StackViewTests {
    /// A stack view of 300 × 100 points, after layout.
    private func stack(
        _ views: [UIView],
        axis: NSLayoutConstraint.Axis = .horizontal,
        _ configure: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.axis = axis
        configure(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func horizontal(_ views: [UIView]) -> [[CGFloat]] {
        views.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func `fill stretches the first view if all have equal content hugging`() {
        withLayoutHost {
            let views = [label("a"), label("bb"), label("ccc")]
            _ = stack(views) { $0.spacing = 10 }
            #expect(horizontal(views) == [[0, 230], [240, 20], [270, 30]])
            #expect(views.allSatisfy { $0.frame.height == 100 })
        }
    }

    @Test func `fill stretches a view without intrinsic size before labels`() {
        withLayoutHost {
            let views = [label("aa"), UIView(), label("bb")]
            _ = stack(views)
            #expect(horizontal(views) == [[0, 20], [20, 260], [280, 20]])
        }
    }

    @Test func `fill compresses the view with the lowest compression resistance`() {
        withLayoutHost {
            let views = [label(String(repeating: "a", count: 20)), label(String(repeating: "b", count: 20))]
            views[0].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
            _ = stack(views)
            #expect(horizontal(views) == [[0, 100], [100, 200]])
        }
    }

    @Test func `the arrangement follows arrangedSubviews, not the order of addition`() {
        withLayoutHost {
            let views = [label("a"), label("bb"), label("ccc")]
            _ = stack([views[1], views[2]]) { $0.insertArrangedSubview(views[0], at: 0) }
            #expect(horizontal(views) == [[0, 250], [250, 20], [270, 30]])
        }
    }

    @Test func `fill compresses the last view if all have equal compression resistance`() {
        withLayoutHost {
            let views = [label(String(repeating: "a", count: 15)), label(String(repeating: "b", count: 20))]
            _ = stack(views)
            #expect(horizontal(views) == [[0, 150], [150, 150]])
        }
    }

    @Test func `fillEqually gives all views equal lengths`() {
        withLayoutHost {
            let views = [label("a"), label("bb"), label("ccc")]
            _ = stack(views) {
                $0.distribution = .fillEqually
                $0.spacing = 15
            }
            #expect(horizontal(views) == [[0, 90], [105, 90], [210, 90]])
        }
    }

    @Test func `fillProportionally distributes the length by intrinsic size`() {
        withLayoutHost {
            let views = [label("a"), label("bb"), label("ccc")]
            _ = stack(views) { $0.distribution = .fillProportionally }
            #expect(horizontal(views) == [[0, 50], [50, 100], [150, 150]])
        }
    }

    @Test func `equalSpacing distributes the remaining space between the views`() {
        withLayoutHost {
            let views = [label("a"), label("bb"), label("ccc")]
            _ = stack(views) { $0.distribution = .equalSpacing }
            #expect(horizontal(views) == [[0, 10], [130, 20], [270, 30]])
        }
    }

    @Test func `equalCentering places the centres at equal distances`() {
        withLayoutHost {
            let views = [label("a"), label("bb"), label("ccc")]
            _ = stack(views) { $0.distribution = .equalCentering }
            #expect(views.map(\.center.x) == [5, 145, 285])
        }
    }

    @Test(arguments: [(UIStackView.Alignment.leading, 0.0), (.center, 40), (.trailing, 80)])
    func `alignment positions views across the axis`(alignment: UIStackView.Alignment, y: CGFloat) {
        withLayoutHost {
            let views = [label("a")]
            _ = stack(views) { $0.alignment = alignment }
            #expect(views[0].frame.minY == y)
            #expect(views[0].frame.height == 20)
        }
    }

    @Test func `firstBaseline aligns the baselines`() {
        withLayoutHost {
            let views = [label("A"), label("b")]
            views[0].font = .systemFont(ofSize: 40)
            _ = stack(views) { $0.alignment = .firstBaseline }
            let baselines = zip(views, [40.0, 17]).map { view, size in
                view.frame.minY + UIFont.systemFont(ofSize: size).ascender
            }
            #expect(abs(baselines[0] - baselines[1]) < 0.001)
            #expect(views[0].frame.minY == 0)
        }
    }

    @Test func `a hidden view takes no space until it is shown again`() {
        withLayoutHost {
            let views = [label("a"), label("b"), label("c")]
            let stack = stack(views) {
                $0.spacing = 10
                $0.distribution = .fillEqually
            }
            views[1].isHidden = true
            stack.layoutIfNeeded()
            #expect([views[0], views[2]].map(\.frame.minX) == [0, 155])
            views[1].isHidden = false
            stack.layoutIfNeeded()
            #expect(abs(views[2].frame.minX - 206.666_667) < 0.001)
        }
    }

    @Test func `custom spacing applies after its view`() {
        withLayoutHost {
            let views = [label("a"), label("b"), label("c")]
            let stack = stack(views) { stack in
                stack.spacing = 10
                stack.setCustomSpacing(40, after: views[1])
            }
            #expect(views[2].frame.minX - views[1].frame.maxX == 40)
            stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
            stack.layoutIfNeeded()
            #expect(views[2].frame.minX - views[1].frame.maxX == 10)
        }
    }

    @Test func `isLayoutMarginsRelativeArrangement applies the layout margins`() {
        withLayoutHost {
            let views = [label("a")]
            _ = stack(views) {
                $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                $0.isLayoutMarginsRelativeArrangement = true
            }
            #expect(views[0].frame == CGRect(x: 2, y: 1, width: 294, height: 96))
        }
    }

    @Test func `in a right-to-left layout, the first view is at the right`() {
        withLayoutHost {
            let views = [label("a"), label("bb")]
            let stack = stack(views) {
                $0.semanticContentAttribute = .forceRightToLeft
                $0.distribution = .equalSpacing
                $0.spacing = 5
            }
            #expect(horizontal(views) == [[290, 10], [0, 20]])
            #expect(stack.orderedSubviews == views)
        }
    }

    @Test func `the fitting size of a stack view is that of its views`() {
        withLayoutHost {
            let stack = UIStackView(arrangedSubviews: [label("aaaa"), label("bb")])
            stack.axis = .vertical
            stack.spacing = 6
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(size == CGSize(width: 40, height: 46))
        }
    }

    @Test func `nested stack views with wrapped text are laid out`() {
        withLayoutHost {
            let icon = UIView()
            let long = label(String(repeating: "a", count: 40), lines: 0)
            let texts = UIStackView(arrangedSubviews: [long, label("detail")])
            texts.axis = .vertical
            let row = UIStackView(arrangedSubviews: [icon, texts])
            row.spacing = 10
            row.alignment = .top
            let root = container(row)
            NSLayoutConstraint.activate([
                icon.widthAnchor.constraint(equalToConstant: 90),
                icon.heightAnchor.constraint(equalToConstant: 30),
                row.topAnchor.constraint(equalTo: root.topAnchor),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(row.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
            #expect(icon.frame == CGRect(x: 0, y: 0, width: 90, height: 30))
            #expect(texts.frame == CGRect(x: 100, y: 0, width: 300, height: 60))
            #expect(long.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        }
    }

    @Test func `a constraint between an arranged view and its stack view applies`() {
        withLayoutHost {
            let views = [label("a"), label("b")]
            _ = stack(views) { stack in
                views[0].widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.3).isActive = true
            }
            #expect(horizontal(views) == [[0, 90], [90, 210]])
        }
    }

    @Test func `removing a view from its superview removes it from the arranged subviews`() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        view.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func `removing an arranged subview keeps it as a subview`() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        stack.removeArrangedSubview(view)
        #expect(stack.subviews == [view])
    }
}
