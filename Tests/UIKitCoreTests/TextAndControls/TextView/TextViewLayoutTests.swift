import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
struct TextViewLayoutTests {
    private var lineHeight: CGFloat { UIFont.systemFont(ofSize: 12).lineHeight }

    @Test func `the content is as high as the lines and the insets`() {
        let scene = TextViewScene("a\nb\nc")
        #expect(scene.view.contentSize.width == 310)
        #expect(abs(scene.view.contentSize.height - (3 * lineHeight.rounded(.up) + 16)) < 0.01)
    }

    @Test func `the used rectangle includes the padding and an empty last line`() {
        let scene = TextViewScene("abc\n")
        let manager = scene.view.layoutManager
        let used = manager.usedRect(for: scene.view.textContainer)
        #expect(used.width == 28)
        #expect(used.height == 2 * lineHeight.rounded(.up))
        #expect(manager.extraLineFragmentRect.height > 0)
        #expect(manager.numberOfGlyphs == 4)
    }

    @Test func `characters are found at points, and points at characters`() {
        let scene = TextViewScene("hello\nworld")
        let manager = scene.view.layoutManager
        var fraction: CGFloat = 0
        let index = manager.characterIndex(
            for: CGPoint(x: 5 + 6 * 2 + 1.5, y: lineHeight * 1.5),
            in: scene.view.textContainer,
            fractionOfDistanceBetweenInsertionPoints: &fraction
        )
        #expect(index == 8)
        #expect(abs(fraction - 0.25) < 0.01)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 2), in: scene.view.textContainer)
        #expect(rect.minX == 5)
        #expect(rect.width == 12)
        var line = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: &line)
        #expect(line == NSRange(location: 0, length: 6))
    }

    @Test func `without scrolling, the view has the height of its text and grows with it`() {
        let scene = TextViewScene("a")
        scene.view.isScrollEnabled = false
        let one = scene.view.intrinsicContentSize.height
        scene.type("\nb")
        #expect(scene.view.intrinsicContentSize.height == one + lineHeight.rounded(.up))
        let wrapped = scene.view.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
        #expect(wrapped.height >= one)
    }

    @Test(arguments: [NSTextAlignment.left, .center, .right])
    func `the fitting width is that of the text, however it is aligned`(alignment: NSTextAlignment) {
        let scene = TextViewScene("abcd\nab")
        scene.view.textAlignment = alignment
        scene.view.layoutIfNeeded()
        #expect(scene.view.sizeThatFits(CGSize(width: 310, height: CGFloat.infinity)).width == 34)
        #expect(scene.view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).width == 34)
        scene.view.textStorage.deleteCharacters(in: NSRange(location: 1, length: 2))
        #expect(scene.view.sizeThatFits(CGSize(width: 310, height: CGFloat.infinity)).width == 22)
    }

    @Test func `the selection of several lines starts in the first and ends in the last rectangle`() {
        let scene = TextViewScene("one\ntwo\nthree")
        let view = scene.view
        let range = view.textRange(
            from: view.beginningOfDocument,
            to: view.position(from: view.beginningOfDocument, offset: 9)!
        )
        let rects = view.selectionRects(for: range!)
        #expect(rects.map(\.containsStart) == [true, false, false])
        #expect(rects.map(\.containsEnd) == [false, false, true])
        #expect(rects.map(\.rect.width) == [18, 18, 6])
        #expect(rects.allSatisfy { $0.writingDirection == .leftToRight })
    }

    @Test func `text of both directions has a part for each, and the first unit may be at the right`() {
        // Three units from right to left, at the left of two from left to right.
        let line = ParagraphLine(
            range: 0..<5,
            top: 0,
            height: 10,
            baseline: 8,
            left: 0,
            width: 50,
            leading: [30, 20, 10, 30, 40],
            trailing: [20, 10, 0, 40, 50]
        )
        let parts = line.parts(of: 1..<4)
        #expect(parts.map(\.extent) == [0...20, 30...40])
        #expect(parts.map(\.isRightToLeft) == [true, false])
        #expect(parts.map(\.units) == [1...2, 3...3])
        #expect(line.parts(of: 0..<5).map(\.extent) == [0...30, 30...50])
        #expect(line.parts(of: 2..<2).isEmpty)
    }

    @Test func `the delegate of the layout manager hears once that all text is laid out`() {
        let scene = TextViewScene("a\nb")
        let observer = CompletionObserver()
        scene.view.layoutManager.delegate = observer
        scene.type("c")
        scene.view.layoutIfNeeded()
        #expect(observer.count == 1)
        _ = scene.view.layoutManager.usedRect(for: scene.view.textContainer)
        #expect(observer.count == 1)
        scene.view.frame.size.width = 200
        scene.view.layoutIfNeeded()
        #expect(observer.count == 2)
        scene.view.text = String(repeating: "line\n", count: 1000)
        scene.view.layoutIfNeeded()
        #expect(observer.count == 2)
        scene.view.layoutManager.ensureLayout(for: scene.view.textContainer)
        #expect(observer.count == 3)
    }

    @Test func `constraints give a text view the height of its wrapped text`() {
        let scene = TextViewScene()
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 600))
        scene.window.addSubview(holder)
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = String(repeating: "abcd ", count: 12)
        view.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
            view.topAnchor.constraint(equalTo: holder.topAnchor),
        ])
        holder.layoutIfNeeded()
        #expect(abs(view.frame.height - ((lineHeight * 4).rounded(.up) + 16)) < 0.01)
    }

    @Test func `an attachment that occurs twice in a row appears twice`() {
        let scene = TextViewScene()
        let attachment = NSTextAttachment(image: UIImage())
        attachment.bounds = CGRect(x: 3, y: 0, width: 20, height: 10)
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(attachment: attachment))
        scene.view.attributedText = text
        let frames = scene.view.displayedParagraphs(in: scene.view.bounds)[0].attachments.map { $0.frame }
        #expect(frames.map(\.minX) == [8, 28])
        #expect(frames.allSatisfy { $0.size == CGSize(width: 20, height: 10) })
    }

    @Test func `no more lines than the maximum are shown`() {
        let scene = TextViewScene("a\nb\nc\nd")
        scene.view.textContainer.maximumNumberOfLines = 2
        scene.view.layoutIfNeeded()
        #expect(scene.view.displayedParagraphs(in: scene.view.bounds).count == 2)
        #expect(scene.view.contentSize.height == 2 * lineHeight.rounded(.up) + 16)
    }

    @Test func `typing at the end scrolls the caret into view`() {
        let scene = TextViewScene(String(repeating: "line\n", count: 60))
        scene.type("x")
        scene.view.layoutIfNeeded()
        #expect(scene.view.contentOffset.y == scene.view.contentSize.height - 200)
        scene.view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(scene.view.contentOffset.y == 0)
    }

    @Test func `ranges outside the text are limited to it`() {
        let scene = TextViewScene(String(repeating: "line\n", count: 60))
        for (location, length) in [(NSNotFound, 0), (NSNotFound, 1), (290, Int.max), (290, -5)] {
            let range = NSRange(location: location, length: length)
            scene.view.contentOffset = .zero
            scene.view.scrollRangeToVisible(range)
            #expect(scene.view.contentOffset.y > 500)
            scene.view.selectedRange = range
            #expect(scene.view.selectedRange.location >= 290)
        }
    }

    @Test func `a subclass of the storage keeps the text elsewhere`() {
        let storage = ElsewhereStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        view.text = "one\ntwo"
        view.insertText("!")
        #expect(storage.kept.string == "one\ntwo!")
        #expect(view.text == "one\ntwo!")
        #expect(manager.tree.count == 2)
        #expect(storage.attributedSubstring(from: NSRange(location: 4, length: 4)).string == "two!")
    }

    @Test func `edits are merged to the smallest one that covers them`() {
        let edits = [
            TextViewEdit(location: 2, removed: 0, inserted: 3, changesCharacters: true),
            TextViewEdit(location: 8, removed: 1, inserted: 0, changesCharacters: true),
        ]
        #expect(
            TextViewEdit.merged(edits) == TextViewEdit(location: 2, removed: 4, inserted: 6, changesCharacters: true)
        )
    }
}

/// A text that keeps its characters in another object, as apps do for syntax colouring.
private final class ElsewhereStorage: NSTextStorage {
    let kept = NSMutableAttributedString(string: "")

    override var string: String { kept.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        kept.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        kept.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        kept.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

/// Counts the complete layouts of a text.
private final class CompletionObserver: NSObject, NSLayoutManagerDelegate {
    var count = 0

    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {
        if layoutFinishedFlag, textContainer != nil { count += 1 }
    }
}
