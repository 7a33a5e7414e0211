#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Moving items of a collection with a real pointer, and changing its layout by steps.
@MainActor
@Suite("Moving items in windows", .enabled(if: isOnDisplay))
struct CollectionMovementWindowTests {
    @Test func `The pointer moves an item after a long press`() async throws {
        let screen = MovableItems()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.settle(until: { try driver.labels("item") == ["One", "Two", "Three"] })
            try await driver.drag("One", role: "item", isHeld: true)
            try await driver.settle(until: {
                screen.collectionView.gestureRecognizers?.contains { $0.state == .began } == true
            })
            try await driver.hover(over: "Three", role: "item")
            #expect(screen.names == ["One", "Two", "Three"])
            let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
            #expect(cell.accessibilityLabel == "One")
            try await driver.release()
            #expect(screen.names == ["Two", "Three", "One"])
            try await driver.settle(until: { try driver.labels("item") == ["Two", "Three", "One"] })
        }
    }

    @Test func `An interactive transition shows the items between two layouts`() async throws {
        let screen = MovableItems()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.settle()
            let rows = UICollectionViewFlowLayout()
            rows.itemSize = CGSize(width: 200, height: 40)
            rows.minimumInteritemSpacing = 1000
            let start = try driver.element(called: "Two", role: "item").frame
            let transition = screen.collectionView.startInteractiveTransition(to: rows)
            transition.transitionProgress = 0.5
            try await driver.settle()
            let middle = try driver.element(called: "Two", role: "item").frame
            #expect(middle.width == 145)
            #expect(middle.minY > start.minY)
            screen.collectionView.finishInteractiveTransition()
            try await driver.settle(until: { try driver.element(called: "Two", role: "item").frame.width == 200 })
        }
    }
}

extension GTKAppDriver {
    @MainActor
    fileprivate func labels(_ role: String) throws -> [String] { try screen().elements(role: role).map(\.label) }
}

/// A collection of three items in a line that can be moved.
private final class MovableItems: UICollectionViewController {
    private(set) var names = ["One", "Two", "Three"]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        cell.accessibilityLabel = names[indexPath.item]
        cell.backgroundColor = .secondarySystemBackground
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}
#endif
