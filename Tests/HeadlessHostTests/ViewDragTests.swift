import Foundation
import HeadlessHost
import Testing
import UIKit
@_spi(Host) import UIKitCore

/// Dragging views and dropping on them.
@MainActor
@Suite("Drag and drop of views")
struct ViewDragTests {
    private func start() async throws -> (DragScreen, AppDriver) {
        let screen = DragScreen()
        return (screen, try await AppDriver.launch { screen })
    }

    @Test func `The content of a view is dropped on another view, with the calls of both delegates in order`()
        async throws
    {
        let (screen, driver) = try await start()
        try await driver.drag("Apple", to: "Basket")
        #expect(screen.basket.text == "Apple")
        #expect(
            screen.log == [
                "items", "lift", "drag begins", "move", "can handle", "enter", "update", "perform Apple", "conclude",
                "will end copy", "did end copy", "drop ended", "transferred",
            ]
        )
    }

    @Test func `A drop on a view that does not handle the drag is refused`() async throws {
        let (screen, driver) = try await start()
        screen.handles = false
        await #expect(throws: AppDriverError.self) { try await driver.drag("Apple", to: "Basket") }
        #expect(screen.basket.text == "Basket")
        #expect(screen.log.suffix(2) == ["will end cancel", "did end cancel"])
    }

    @Test func `A move is refused if the source does not permit it`() async throws {
        let (screen, driver) = try await start()
        screen.operation = .move
        screen.allowsMove = false
        await #expect(throws: AppDriverError.self) { try await driver.drag("Apple", to: "Basket") }
        screen.allowsMove = true
        try await driver.drag("Apple", to: "Basket")
        #expect(screen.log.contains("did end move"))
    }

    @Test func `A disabled interaction starts no drag`() async throws {
        let (screen, driver) = try await start()
        screen.drag?.isEnabled = false
        await #expect(throws: AppDriverError.self) { try await driver.drag("Apple", to: "Basket") }
        #expect(screen.log.isEmpty)
    }

    @Test func `The text of a dragged view can be dropped on a field`() async throws {
        let (screen, driver) = try await start()
        try await driver.drag("Apple", to: "Note")
        #expect(screen.field.text == "Apple")
    }

    @Test func `The delegate's preview, and otherwise the item's, is the image of the drag`() async throws {
        let (screen, driver) = try await start()
        let window = try #require(screen.view.window)
        let first = try #require(window.userBeganDrag(on: screen.apple, at: CGPoint(x: 30, y: 110)))
        #expect(first.view === screen.apple)
        first.end(with: .cancel)
        screen.itemPreview = screen.field
        let second = try #require(window.userBeganDrag(on: screen.apple, at: CGPoint(x: 30, y: 110)))
        #expect(second.view === screen.field)
        #expect(second.grip == CGPoint(x: 100, y: 17))
        second.end(with: .cancel)
        screen.preview = screen.basket
        let third = try #require(window.userBeganDrag(on: screen.apple, at: CGPoint(x: 30, y: 110)))
        #expect(third.view === screen.basket)
        third.end(with: .cancel)
        try await driver.settle()
    }

    @Test func `Content of a different program is dropped on a view and on a text view`() async throws {
        let (screen, driver) = try await start()
        let window = try #require(screen.view.window)
        func drop(_ text: String, on view: UIView) -> UIDropOperation {
            let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
            let session = DropSession(foreignItems: [item], allowsMove: false)
            let point = view.convert(CGPoint(x: 2, y: 10), to: nil)
            _ = session.userMoved(over: window.hitTest(point, with: nil), at: point)
            defer { session.end() }
            return session.userDropped()
        }
        #expect(drop("Pear", on: screen.basket) == .copy)
        #expect(screen.basket.text == "Pear")
        #expect(screen.log.contains("drop ended"))
        screen.operation = .move
        #expect(drop("Plum", on: screen.basket) == .cancel)
        #expect(drop("Fig ", on: screen.text) == .copy)
        #expect(screen.text.text == "Fig one two")
        screen.text.isEditable = false
        #expect(drop("Date", on: screen.text) == .cancel)
        try await driver.settle()
    }

    @Test func `The selection of a text view moves to another place in it`() async throws {
        let (screen, driver) = try await start()
        let window = try #require(screen.view.window)
        screen.text.becomeFirstResponder()
        screen.text.selectedRange = NSRange(location: 0, length: 3)
        try await driver.settle()
        let selected = try #require(screen.text.selectedTextRange)
        let rect = screen.text.convert(screen.text.firstRect(for: selected), to: nil)
        let start = CGPoint(x: rect.midX, y: rect.midY)
        screen.text.userPressed(at: screen.text.convert(start, from: nil))
        #expect(screen.text.selectedRange == NSRange(location: 0, length: 3))
        #expect(screen.text.mayDragSelection)
        let drag = try #require(window.userBeganDrag(on: screen.text, at: start))
        drag.begin()
        let end = screen.text.convert(screen.text.caretRect(for: screen.text.endOfDocument), to: nil)
        #expect(drag.userMoved(over: screen.text, at: CGPoint(x: end.midX, y: end.midY)) == .move)
        drag.end(with: drag.userDropped())
        #expect(screen.text.text == " twoone")
        #expect(screen.text.selectedRange == NSRange(location: 4, length: 3))
    }

    @Test func `A click on the selection of a text view puts the caret there`() async throws {
        let (screen, driver) = try await start()
        screen.text.becomeFirstResponder()
        screen.text.selectedRange = NSRange(location: 0, length: 7)
        try await driver.settle()
        let place = screen.text.caretRect(for: screen.text.position(from: screen.text.beginningOfDocument, offset: 3)!)
        screen.text.userPressed(at: CGPoint(x: place.midX, y: place.midY))
        screen.text.userReleased(at: CGPoint(x: place.midX, y: place.midY))
        #expect(screen.text.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test func `Moving the selection of a text view to another view removes it from the text`() async throws {
        let (screen, driver) = try await start()
        let window = try #require(screen.view.window)
        screen.operation = .move
        screen.text.becomeFirstResponder()
        screen.text.selectedRange = NSRange(location: 0, length: 4)
        try await driver.settle()
        let selected = try #require(screen.text.selectedTextRange)
        let rect = screen.text.convert(screen.text.firstRect(for: selected), to: nil)
        let drag = try #require(window.userBeganDrag(on: screen.text, at: CGPoint(x: rect.midX, y: rect.midY)))
        drag.begin()
        let target = screen.basket.convert(CGPoint(x: 10, y: 10), to: nil)
        #expect(drag.userMoved(over: screen.basket, at: target) == .move)
        drag.end(with: drag.userDropped())
        #expect(screen.basket.text == "one ")
        #expect(screen.text.text == "two")
    }
}

/// A label that can be dragged, one that receives drops, a field and a text view.
@MainActor
private final class DragScreen: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let apple = UILabel()
    let basket = UILabel()
    let field = UITextField()
    let text = UITextView()
    private(set) var drag: UIDragInteraction?
    var log: [String] = []
    var handles = true
    var allowsMove = true
    var operation = UIDropOperation.copy
    var preview: UIView?
    var itemPreview: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let parts: [(UIView, CGFloat, CGFloat)] = [
            (apple, 100, 40), (basket, 200, 40), (field, 300, 34), (text, 400, 100),
        ]
        for (part, y, height) in parts {
            part.frame = CGRect(x: 20, y: y, width: 200, height: height)
            part.isUserInteractionEnabled = true
            view.addSubview(part)
        }
        apple.text = "Apple"
        basket.text = "Basket"
        field.placeholder = "Note"
        text.text = "one two"
        let drag = UIDragInteraction(delegate: self)
        self.drag = drag
        apple.addInteraction(drag)
        basket.addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        log.append("items")
        let item = UIDragItem(itemProvider: NSItemProvider(object: "Apple" as NSString))
        if let itemPreview { item.previewProvider = { UIDragPreview(view: itemPreview) } }
        return [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { preview.map { UITargetedDragPreview(view: $0) } }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { log.append("lift") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.append("drag begins")
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        log.append("move")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) { log.append("did end \(operation)") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        log.append("transferred")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        log.append("can handle")
        return handles && session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.append("enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        log.append("update")
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: String.self) { [weak self] texts in
            self?.log.append("perform \(texts.joined())")
            self?.basket.text = texts.joined()
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.append("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.append("drop ended")
    }
}
