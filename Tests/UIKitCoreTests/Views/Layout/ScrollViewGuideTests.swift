import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Constraints inside scroll views: content sizes, and views that do not scroll.
@MainActor
@Suite("Constraints in scroll views")
struct ScrollViewGuideTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let content = UIView()

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }

    @Test func `edges to the content layout guide define the content size`() {
        add(content)
        pin(content, to: scrollView.contentLayoutGuide, inset: 8)
        content.widthAnchor.constraint(equalToConstant: 300).isActive = true
        content.heightAnchor.constraint(equalToConstant: 700).isActive = true
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 316, height: 716))
        #expect(content.frame == CGRect(x: 8, y: 8, width: 300, height: 700))
        #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 316, height: 716))
    }

    @Test func `the width of the frame layout guide is the width of the scroll view`() {
        let heading = UIView()
        add(content)
        add(heading)
        pin(content, to: scrollView.contentLayoutGuide)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor, multiplier: 3),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 300))
        scrollView.frame.size = CGSize(width: 150, height: 50)
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 150, height: 150))
    }

    @Test func `the content size follows the text of the content`() {
        withLayoutHost {
            let text = label("word word word word", lines: 0)
            add(text)
            pin(text, to: scrollView.contentLayoutGuide)
            text.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
            scrollView.layoutIfNeeded()
            let low = scrollView.contentSize.height
            text.text = String(repeating: "word ", count: 40)
            scrollView.layoutIfNeeded()
            #expect(low > 0)
            #expect(scrollView.contentSize == text.frame.size)
            #expect(scrollView.contentSize.height > low * 5)
        }
    }

    @Test func `edges of subviews to the scroll view itself define the content size`() {
        add(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
    }

    @Test func `margins of the scroll view are margins of its content`() {
        scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        add(content)
        scrollView.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[content(50)]-|",
                metrics: nil,
                views: ["content": content]
            )
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-[content(60)]-|",
                    metrics: nil,
                    views: ["content": content]
                )
        )
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 56, height: 64))
    }

    @Test func `constraints of the scroll view with views outside refer to its frame`() {
        add(content)
        pin(content, to: scrollView.contentLayoutGuide)
        content.widthAnchor.constraint(equalToConstant: 500).isActive = true
        content.heightAnchor.constraint(equalToConstant: 500).isActive = true
        let root = container(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 0, y: 20, width: 400, height: 280))
        #expect(scrollView.contentSize == CGSize(width: 500, height: 500))
    }

    @Test func `a scroll view can be as high as its content`() {
        add(content)
        pin(content, to: scrollView.contentLayoutGuide)
        content.heightAnchor.constraint(equalToConstant: 120).isActive = true
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        let root = container(scrollView)
        let height = scrollView.frameLayoutGuide.heightAnchor.constraint(
            equalTo: scrollView.contentLayoutGuide.heightAnchor
        )
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: root.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            height,
        ])
        root.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 400, height: 120))
        #expect(scrollView.contentSize == CGSize(width: 400, height: 120))
    }

    @Test(arguments: [false, true])
    func `views with constraints to the frame layout guide stay in place while the content scrolls`(isInside: Bool) {
        let button = UIView()
        let root = container()
        root.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        add(button)
        if isInside {
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: root.topAnchor),
                scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                scrollView.widthAnchor.constraint(equalToConstant: 200),
                scrollView.heightAnchor.constraint(equalToConstant: 100),
            ])
        }
        NSLayoutConstraint.activate([
            button.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor, constant: -10),
            button.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 40),
            button.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(button.convert(button.bounds, to: root) == CGRect(x: 0, y: 70, width: 40, height: 20))
        scrollView.contentOffset.y = 300
        root.layoutIfNeeded()
        #expect(button.convert(button.bounds, to: root) == CGRect(x: 0, y: 70, width: 40, height: 20))
        #expect(button.frame.minY == 370)
        #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 100))
        #expect(scrollView.contentSize == CGSize(width: 200, height: 1000))
    }

    @Test func `a subview with constraints to a view outside the scroll view stays in place while the content scrolls`()
    {
        let badge = UIView()
        let outside = UIView()
        let root = container(outside)
        root.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        add(badge)
        NSLayoutConstraint.activate([
            outside.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            outside.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            badge.topAnchor.constraint(equalTo: outside.topAnchor),
            badge.leadingAnchor.constraint(equalTo: outside.leadingAnchor),
        ])
        root.layoutIfNeeded()
        scrollView.contentOffset.y = 200
        root.layoutIfNeeded()
        #expect(badge.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 30))
    }

    @Test func `constraints that leave a content length undetermined keep the app's content size`() {
        scrollView.contentSize = CGSize(width: 640, height: 480)
        add(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 90),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 90, height: 480))
    }

    @Test func `the centre of the scroll view is that of its frame, and scrolls with the content`() {
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        add(content)
        content.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor).isActive = true
        scrollView.layoutIfNeeded()
        scrollView.contentOffset.y = 40
        scrollView.layoutIfNeeded()
        #expect(content.center.y == 50)
    }

    @Test func `in a right-to-left layout the content begins at its right edge`() {
        scrollView.semanticContentAttribute = .forceRightToLeft
        content.semanticContentAttribute = .forceRightToLeft
        add(content)
        pin(content, to: scrollView.contentLayoutGuide, inset: 5)
        let wide = UIView()
        wide.semanticContentAttribute = .forceRightToLeft
        add(wide)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: 300),
            content.heightAnchor.constraint(equalToConstant: 10),
            wide.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            wide.widthAnchor.constraint(equalToConstant: 60),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 310)
        #expect(wide.frame.maxX == 310)
    }

    @Test func `a table keeps the content size of its rows, to which its guides refer`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), style: .plain)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 340))
        let overlay = UIView()
        overlay.translatesAutoresizingMaskIntoConstraints = false
        table.addSubview(overlay)
        pin(overlay, to: table.contentLayoutGuide)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 340)
        #expect(overlay.frame.height == 340)
    }
}
