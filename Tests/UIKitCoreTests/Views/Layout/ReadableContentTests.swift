import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Readable content guide")
struct ReadableContentTests {
    private func layOut(width: CGFloat) -> (view: UIView, content: UIView) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let guide = view.readableContentGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        view.layoutIfNeeded()
        return (view, content)
    }

    @Test func `in a narrow view the guide is that of the margins`() {
        let (view, content) = layOut(width: 320)
        #expect(content.frame == CGRect(x: 20, y: 8, width: 280, height: 84))
        #expect(view.readableContentGuide.layoutFrame == content.frame)
    }

    @Test func `in a wide view the guide is centred and as wide as readable lines`() {
        let (view, content) = layOut(width: 1000)
        #expect(content.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
        #expect(view.readableContentGuide.layoutFrame == content.frame)
        #expect(view.readableContentGuide === view.readableContentGuide)
    }

    @Test func `the guide follows the width of its view`() {
        let (view, content) = layOut(width: 1000)
        view.frame.size.width = 600
        view.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 20, y: 8, width: 560, height: 84))
    }
}
