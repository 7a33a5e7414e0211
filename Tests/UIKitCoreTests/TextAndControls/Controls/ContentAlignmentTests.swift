import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// The position of the title and the image in a button.
@MainActor
struct ContentAlignmentTests {
    private func makeButton(_ alignment: UIControl.ContentHorizontalAlignment) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Search", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        button.contentHorizontalAlignment = alignment
        button.layoutIfNeeded()
        return button
    }

    @Test func `The title of a button is centred by default`() throws {
        let title = try #require(makeButton(.center).titleLabel)
        #expect(title.frame.midX == 150)
        #expect(title.frame.midY == 50)
    }

    @Test func `The title of a button is at the edge that the alignment names`() throws {
        #expect(try #require(makeButton(.left).titleLabel).frame.minX == 0)
        #expect(try #require(makeButton(.right).titleLabel).frame.maxX == 300)
        #expect(try #require(makeButton(.fill).titleLabel).frame.width == 300)
    }

    @Test func `Leading is the right edge in a right-to-left layout, and left remains left`() throws {
        for (alignment, isRight) in [(UIControl.ContentHorizontalAlignment.leading, true), (.left, false)] {
            let button = makeButton(alignment)
            button.semanticContentAttribute = .forceRightToLeft
            button.setNeedsLayout()
            button.layoutIfNeeded()
            let title = try #require(button.titleLabel)
            #expect(isRight ? title.frame.maxX == 300 : title.frame.minX == 0, "\(alignment)")
        }
    }

    @Test func `The title of a button is at the top or bottom edge, inside the insets`() throws {
        let button = makeButton(.center)
        let title = try #require(button.titleLabel)
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        #expect(title.frame.minY == 6)
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(title.frame.maxY == 94)
    }

    @Test func `The content insets are part of the size, and the title insets move the title`() throws {
        let button = makeButton(.left)
        let size = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 6, left: 20, bottom: 6, right: 10)
        #expect(button.intrinsicContentSize.width == size.width + 30)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(try #require(button.titleLabel).frame.minX == 25)
        button.contentHorizontalAlignment = .center
        button.contentEdgeInsets = .zero
        button.layoutIfNeeded()
        #expect(try #require(button.titleLabel).frame.midX == 152.5)
    }

    @Test func `A symbol configuration applies to the symbol image of its state`() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "pencil"), for: .normal)
        let small = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(.init(pointSize: 40), forImageIn: .normal)
        #expect(button.intrinsicContentSize.height > small.height * 2)
        #expect(button.currentImage?.size == UIImage(systemName: "pencil")?.size)
    }

    @Test func `The text of a field is at the edge that the vertical alignment names`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let line = try #require(field.font).lineHeight.rounded(.up)
        #expect(field.contentArea.height == 100)
        field.contentVerticalAlignment = .top
        #expect(field.contentArea.minY == 0)
        #expect(field.contentArea.height == line)
        field.contentVerticalAlignment = .bottom
        #expect(field.contentArea.maxY == 100)
        #expect(field.contentArea.height == line)
    }
}
