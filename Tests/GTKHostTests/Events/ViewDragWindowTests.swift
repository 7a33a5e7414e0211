#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Drag and drop of views, items of collections and text, with a real pointer.
@MainActor
@Suite("Dragging views and items", .enabled(if: isOnDisplay))
struct ViewDragWindowTests {
    @Test func `A view's content is dropped on another view`() async throws {
        let screen = DragWindowScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.drag(view: "Apple", to: "Basket")
            #expect(screen.basket.text == "Apple")
            while screen.log.count < 2 { try await driver.settle() }
            #expect(screen.log == ["begin", "end copy"])
        }
    }

    @Test func `An item is dropped between the items of another collection`() async throws {
        let screen = DragWindowScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.drag(view: "One", to: "Green")
            try await driver.settle(until: { screen.bottom.names == ["Red", "One", "Green"] })
            #expect(try driver.screen().elements(role: "item").map(\.label).suffix(3) == ["Red", "One", "Green"])
        }
    }

    @Test func `A view's text reaches another program`() async throws {
        let screen = DragWindowScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let other = try OtherProgram("take")
            defer { other.end() }
            _ = try await other.texts(1, driver)
            try await driver.placeWindow(titled: "Other program", at: CGPoint(x: 600, y: 400))
            try await driver.drag("Apple", toScreen: CGPoint(x: 700, y: 460))
            #expect(try await other.texts(2, driver) == ["ready", "Apple"])
        }
    }

    @Test func `A file of another program is dropped on a view, with its content`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("in the file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = DragWindowScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.takesFiles = true
            let other = try OtherProgram("givefile", file.path)
            defer { other.end() }
            _ = try await other.texts(1, driver)
            try await driver.placeWindow(titled: "Other program", at: CGPoint(x: 600, y: 400))
            try await driver.drag(fromScreen: CGPoint(x: 700, y: 460), toView: "Basket")
            try await driver.settle(until: { screen.basket.text == "in the file" })
        }
    }

    @Test func `The selection of a text view is dragged to a view`() async throws {
        let screen = DragWindowScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.text.becomeFirstResponder()
            screen.text.selectedRange = NSRange(location: 0, length: 3)
            try await driver.settle()
            let range = try #require(screen.text.selectedTextRange)
            let rect = screen.text.firstRect(for: range)
            let frame = try driver.element(called: "Story", role: nil).frame
            let start = CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
            try await driver.drag(fromPoint: start, toView: "Basket")
            try await driver.settle(until: { screen.basket.text == "one" })
            #expect(screen.text.text == "one two")
        }
    }
}

/// A label that can be dragged, one that receives drops, two collections and a text view.
private final class DragWindowScreen: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let apple = UILabel()
    let basket = UILabel()
    let top = DraggedItems(["One", "Two"])
    let bottom = DraggedItems(["Red", "Green"])
    let text = UITextView()
    private(set) var log: [String] = []
    var takesFiles = false

    override func viewDidLoad() {
        super.viewDidLoad()
        apple.text = "Apple"
        basket.text = "Basket"
        text.text = "one two"
        text.accessibilityLabel = "Story"
        let parts: [(UIView, CGFloat, CGFloat)] = [
            (apple, 10, 30), (basket, 50, 30), (top.collection, 100, 50), (bottom.collection, 170, 50), (text, 240, 60),
        ]
        for (part, y, height) in parts {
            part.frame = CGRect(x: 10, y: y, width: 330, height: height)
            part.isUserInteractionEnabled = true
            view.addSubview(part)
        }
        apple.addInteraction(UIDragInteraction(delegate: self))
        basket.addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        let provider = NSItemProvider(object: "Apple" as NSString)
        provider.registerDataRepresentation(for: .json) { completion in
            DispatchQueue.global().async { completion(Data("[1]".utf8), nil) }
            return nil
        }
        provider.registerDataRepresentation(for: .url) { completion in
            completion(Data("https://example.org/".utf8), nil)
            return nil
        }
        return [UIDragItem(itemProvider: provider)]
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.append("begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) { log.append("end \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
            || session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"])
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard takesFiles, let file = session.items.first?.itemProvider else {
            session.loadObjects(ofClass: String.self) { [weak self] texts in self?.basket.text = texts.joined() }
            return
        }
        file.loadDataRepresentation(for: .plainText) { data, _ in
            Task { @MainActor in self.basket.text = data.map { String(decoding: $0, as: UTF8.self) } }
        }
    }
}

/// A collection that supports dragging and dropping items.
@MainActor
private final class DraggedItems: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    let collection: UICollectionView
    private(set) var names: [String]

    init(_ names: [String]) {
        self.names = names
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.dragDelegate = self
        collection.dropDelegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityLabel = names[indexPath.item]
        cell.backgroundColor = .secondarySystemBackground
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let path = coordinator.destinationIndexPath else { return }
        coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
            names.insert(contentsOf: texts, at: path.item)
            collectionView.reloadData()
        }
    }
}
#endif
