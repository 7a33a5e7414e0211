import Foundation
import Testing

@testable import UIKitCore

/// Constraints in the visual format language.
@MainActor
@Suite("Visual format language")
struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = UIView()
    private let second = UIView()

    private func place(
        _ lines: [String],
        options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [CGRect] {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            if view.superview == nil { root.addSubview(view) }
        }
        let views = ["first": first, "second": second]
        for line in lines {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: line,
                    options: options,
                    metrics: metrics,
                    views: views
                )
            )
        }
        root.layoutIfNeeded()
        return [first.frame, second.frame]
    }

    @Test func `lengths, distances and superview edges are parsed`() {
        let frames = place(["H:|-10-[first(80)]-20-[second]|", "V:|[first(30)]", "V:|-5-[second(==first)]"])
        #expect(frames[0] == CGRect(x: 10, y: 0, width: 80, height: 30))
        #expect(frames[1] == CGRect(x: 110, y: 5, width: 190, height: 30))
    }

    @Test func `a single hyphen is the system spacing, or the margin at the superview`() {
        root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 24)
        let frames = place(["|-[first(50)]-[second]-|", "V:|[first(10)]", "V:|[second(10)]"])
        #expect(frames[0].minX == 16)
        #expect(frames[1].minX == 74)
        #expect(frames[1].maxX == 276)
    }

    @Test func `adjacent views have no spacing`() {
        let frames = place(["V:|[first(10)][second(20)]", "H:|[first(5)]", "H:|[second(5)]"])
        #expect(frames[1].minY == 10)
    }

    @Test func `relations and priorities are parsed`() {
        let frames = place(
            ["H:|[first(>=60,100@500)]-(>=10@1000)-[second(230)]|", "V:|[first(10)]", "V:|[second(10)]"]
        )
        #expect(frames[0].width == 60)
        #expect(frames[1].minX == 70)
    }

    @Test func `metrics can be numbers of any type`() {
        let frames = place(
            ["H:|-gap-[first(wide@most)]", "V:|-top-[first(10)]", "H:|[second(1)]", "V:|[second(1)]"],
            metrics: ["gap": 12, "wide": CGFloat(34), "most": 750.0, "top": NSNumber(value: 7)]
        )
        #expect(frames[0] == CGRect(x: 12, y: 7, width: 34, height: 10))
    }

    @Test func `alignment options add constraints between the views`() {
        let frames = place(
            ["H:|[first(40)]-4-[second(40)]", "V:|-30-[first(20)]", "V:[second(60)]"],
            options: .alignAllCenterY
        )
        #expect(frames[1].midY == 40)
    }

    @Test func `an explicit direction ignores the layout direction`() {
        root.semanticContentAttribute = .forceRightToLeft
        let left = place(
            ["H:|-10-[first(20)]-5-[second(20)]", "V:|[first(10)]", "V:|[second(10)]"],
            options: .directionLeftToRight
        )
        #expect(left.map(\.minX) == [10, 35])
    }

    @Test func `the right-to-left direction starts at the right`() {
        let frames = place(
            ["H:|-10-[first(20)]-5-[second(20)]", "V:|[first(10)]", "V:|[second(10)]"],
            options: .directionRightToLeft
        )
        #expect(frames.map(\.maxX) == [290, 265])
    }

    @Test func `spacing between baselines is from the last baseline to the first`() {
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            return label
        }
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[one]-30-[two]",
            options: .spacingBaselineToBaseline,
            metrics: nil,
            views: ["one": labels[0], "two": labels[1]]
        )
        #expect(made.map(\.firstAttribute) == [.firstBaseline])
        #expect(made.map(\.secondAttribute) == [.lastBaseline])
        #expect(made.map(\.constant) == [30])
        #expect(!made[0].isActive)
    }

    @Test(arguments: [
        ("", "[", 0), ("[a", "]", 2), ("[]", "the name of a view", 1), ("|-[a]-", "a number or a name", 6),
        ("[a]-5[b]", "-", 5), ("[a(>=)]", "a number or a name", 5), ("[a] [b]", "[", 3), ("[a(4]", ")", 4),
    ])
    func `a syntax error is reported with its offset`(_ format: String, _ expected: String, _ offset: Int) {
        #expect(throws: VisualFormatError(expected: expected, offset: offset)) { try VisualFormatReader.read(format) }
    }

    @Test func `a format with a syntax error traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a", metrics: nil, views: ["a": UIView()])
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("cannot parse \"H:[a\": expected ] at character 4."))
    }

    @Test func `an unknown name traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[a(b)]", metrics: nil, views: ["a": UIView()])
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("names \"b\", which is neither in views nor in metrics"))
    }
}
