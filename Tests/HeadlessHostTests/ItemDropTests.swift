import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

/// Dragged items of collections and their drop targets.
@MainActor
@Suite("Drag and drop of items")
struct ItemDropTests {
    private func start() async throws -> (ItemDropScreen, AppDriver) {
        let screen = ItemDropScreen()
        return (screen, try await AppDriver.launch { screen })
    }

    private func items(_ driver: AppDriver) -> [String] { driver.screen().elements(role: "item").compactMap(\.label) }

    @Test func `An item is dropped on another collection, and both get their delegate calls in order`() async throws {
        let (screen, driver) = try await start()
        try await driver.drag("Two", to: "Green")
        #expect(items(driver) == ["One", "Two", "Three", "Red", "Two", "Green"])
        #expect(screen.top.takeLog() == ["begin at 1", "drag begins, active true", "drag ended, active false"])
        #expect(
            screen.bottom.takeLog() == [
                "enter, active true", "over 1", "perform from elsewhere", "drop ended, active false",
            ]
        )
    }

    @Test func `An item of the same collection moves through the data source if the item can move`() async throws {
        let (screen, driver) = try await start()
        screen.top.proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        try await driver.drag("One", to: "Three")
        #expect(screen.top.takeLog().contains("perform from 0"))
        screen.top.movesItems = true
        try await driver.drag("Two", to: "Three")
        #expect(screen.top.takeLog().contains("move 1 to 3"))
    }

    @Test func `Without a drop delegate, an item moves if the data source allows it`() async throws {
        let (screen, driver) = try await start()
        screen.top.collection.dropDelegate = nil
        await #expect(throws: AppDriverError.self) { try await driver.drag("One", to: "Three") }
        screen.top.movesItems = true
        try await driver.drag("One", to: "Three")
        #expect(items(driver).prefix(3) == ["Two", "Three", "One"])
    }

    @Test func `The coordinator has the source index path, the items' objects and the app's proposal`() async throws {
        let (screen, driver) = try await start()
        try await driver.drag("Three", to: "One")
        let coordinator = try #require(screen.top.coordinator)
        #expect(coordinator.items.map(\.sourceIndexPath) == [IndexPath(item: 2, section: 0)])
        #expect(coordinator.items.first?.dragItem.localObject as? Int == 2)
        #expect(coordinator.destinationIndexPath == IndexPath(item: 0, section: 0))
        #expect(coordinator.proposal === screen.top.proposal)
        #expect(coordinator.session.localDragSession != nil)
        var ran: [String] = []
        let motion = coordinator.drop(coordinator.items[0].dragItem, toItemAt: IndexPath(item: 0, section: 0))
        motion.addAnimations { ran.append("animation") }
        motion.addCompletion { _ in ran.append("completion") }
        #expect(ran == ["animation", "completion"])
    }

    @Test func `A drag takes the other selected items along`() async throws {
        let (screen, driver) = try await start()
        screen.top.collection.allowsMultipleSelection = true
        for item in [0, 2] {
            let path = IndexPath(item: item, section: 0)
            screen.top.collection.selectItem(at: path, animated: false, scrollPosition: [])
        }
        try await driver.drag("Three", to: "Red")
        #expect(items(driver).suffix(4) == ["Three", "One", "Red", "Green"])
    }

    @Test func `A line shows where an item is inserted, and a drop into an item highlights it`() async throws {
        let (screen, driver) = try await start()
        let collection = screen.bottom.collection
        let green = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
        try await driver.drag(row: "Two", over: "Green") {
            #expect(collection.subviews.last?.frame == CGRect(x: green.frame.minX - 1, y: 0, width: 2, height: 40))
        }
        screen.bottom.proposal = UICollectionViewDropProposal(
            operation: .copy,
            intent: .insertIntoDestinationIndexPath
        )
        try await driver.drag(row: "One", over: "Green") {
            #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == false)
            let target = collection.visibleCells.first { $0.accessibilityLabel == "Green" }
            #expect(target?.isHighlighted == true)
        }
        #expect(collection.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test func `Nothing can be dragged while dragging is disabled`() async throws {
        let (screen, driver) = try await start()
        screen.top.collection.dragInteractionEnabled = false
        await #expect(throws: AppDriverError.self) { try await driver.drag("One", to: "Red") }
        #expect(screen.top.takeLog().isEmpty)
    }
}

/// Two collections, one above the other.
@MainActor
private final class ItemDropScreen: UIViewController {
    let top = ItemList(["One", "Two", "Three"])
    let bottom = ItemList(["Red", "Green"])

    override func viewDidLoad() {
        super.viewDidLoad()
        for (list, y) in [(top, 100), (bottom, 300)] {
            list.collection.frame = CGRect(x: 0, y: y, width: 360, height: 150)
            view.addSubview(list.collection)
        }
    }
}

/// A collection that supports dragging and dropping items, and logs its calls.
@MainActor
private final class ItemList: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    let collection: UICollectionView
    var names: [String]
    var movesItems = false
    var proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    private(set) var coordinator: (any UICollectionViewDropCoordinator)?
    private var log: [String] = []

    init(_ names: [String]) {
        self.names = names
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.dragDelegate = self
        collection.dropDelegate = self
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityLabel = names[indexPath.item]
        cell.isAccessibilityElement = true
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { movesItems }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    private func item(_ path: IndexPath) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: names[path.item] as NSString))
        item.localObject = path.item
        return item
    }

    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        log.append("begin at \(indexPath.item)")
        return [item(indexPath)]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [item(indexPath)] }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        log.append("drag begins, active \(collectionView.hasActiveDrag)")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        log.append("drag ended, active \(collectionView.hasActiveDrag)")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        log.append("enter, active \(collectionView.hasActiveDrop)")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        log.append("over \(destinationIndexPath.map { "\($0.item)" } ?? "nothing")")
        return proposal
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        log.append("drop ended, active \(collectionView.hasActiveDrop)")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        self.coordinator = coordinator
        let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.item)" } ?? "elsewhere" }
        log.append("perform from \(sources.joined(separator: ", "))")
        guard let target = coordinator.destinationIndexPath else { return }
        coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
            guard let self else { return }
            names.insert(contentsOf: texts, at: target.item)
            collectionView.insertItems(at: texts.indices.map { IndexPath(item: target.item + $0, section: 0) })
        }
    }
}
