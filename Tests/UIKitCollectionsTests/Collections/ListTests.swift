import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

/// A list of texts with a diffable data source.
@MainActor
final class ListStage {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    let collection: UICollectionView
    let source: Source
    let host: WindowTestHost
    let layout: UICollectionViewCompositionalLayout
    private(set) var made = 0

    init(
        _ sections: [[String]],
        configuration: UICollectionLayoutListConfiguration = UICollectionLayoutListConfiguration(appearance: .plain),
        setUp: @escaping @MainActor (UICollectionViewListCell, String) -> Void = { _, _ in }
    ) {
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        self.layout = layout
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        self.collection = collection
        let counter = Counter()
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            counter.count += 1
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = []
            setUp(cell, text)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            cell.contentConfiguration = content
        }
        source = Source(collectionView: collection) { collection, path, text in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
        }
        source.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (number, items) in sections.enumerated() {
            snapshot.appendSections([number])
            snapshot.appendItems(items)
        }
        source.apply(snapshot, animatingDifferences: false)
        host = WindowTestHost(showing: collection)
    }

    private final class Counter { var count = 0 }

    var rows: [UICollectionViewListCell] {
        host.update()
        return collection.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    }

    var texts: [String] { rows.map { $0.accessibilityLabel ?? "?" } }

    func row(_ text: String) throws -> UICollectionViewListCell {
        try #require(rows.first { $0.accessibilityLabel == text })
    }

    func controls(_ text: String) throws -> [String] {
        try row(text).orderedSubviews.map { $0.accessibilityLabel ?? "?" }
    }

    func touch(_ control: String, of text: String) throws {
        let view = try #require(try row(text).orderedSubviews.first { $0.accessibilityLabel == control })
        try #require(view as? UIControl).userTapped()
        host.update()
    }
}

@MainActor
@Suite("Lists in collection views")
struct ListTests {
    private func swipes(_ done: @escaping @MainActor (String) -> Void) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                done("delete \(path.item)")
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        configuration.leadingSwipeActionsConfigurationProvider = { path in
            let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, completion in
                done("pin \(path.item)")
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [pin])
        }
        return configuration
    }

    @Test func `rows have the width of the list and the height of their content`() {
        let long = String(repeating: "word ", count: 40)
        let stage = ListStage([["a", long, "c"]])
        let frames = stage.rows.map(\.frame)
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(frames[1].height > 100)
        #expect(frames[2].minY == frames[1].maxY)
        #expect(stage.collection.contentSize.height == frames[2].maxY)
        #expect(stage.collection.accessibleRole == .table)
        #expect(stage.collection.accessibilityValue == "3 rows")
        #expect(stage.rows.allSatisfy { $0.accessibleRole == .row })
    }

    @Test func `100,000 rows cost only the visible ones`() {
        let stage = ListStage([(0..<100_000).map { "\($0)" }])
        #expect(stage.rows.count == 11)
        let geometry = stage.layout.parts.geometries[0]
        let plans = geometry.groupLayoutCount
        stage.collection.userScrolled(to: CGPoint(x: 0, y: 2_200_000))
        #expect(stage.texts.first == "50000")
        #expect(geometry.groupLayoutCount - plans < 40)
        #expect(geometry.measured.items.count < 40)
    }

    /// The vertical position of each row on screen.
    private func places(in stage: ListStage) -> [String: CGFloat] {
        let rows = stage.rows.map { ($0.accessibilityLabel ?? "?", $0.frame.minY - stage.collection.contentOffset.y) }
        return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    @Test func `measuring rows above the screen does not move the visible ones`() {
        let stage = ListStage([
            (0..<500).map { $0 % 3 == 0 ? String(repeating: "word ", count: 30) + "\($0)" : "\($0)" }
        ])
        stage.collection.scrollToItem(at: .item(301), at: .top, animated: false)
        #expect(stage.rows.contains { $0.accessibilityLabel == "301" })
        for _ in 0..<30 {
            let before = places(in: stage)
            stage.collection.userScrolled(to: CGPoint(x: 0, y: stage.collection.contentOffset.y - 40))
            let after = places(in: stage)
            let staying = after.filter { before[$0.key] != nil }
            #expect(staying.count > 1)
            #expect(staying.allSatisfy { $0.value == before[$0.key]! + 40 })
        }
    }

    @Test func `inset-grouped sections have margins, headers and separators`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let stage = ListStage([["a", "b"], ["c"]], configuration: configuration)
        let rows = stage.rows
        #expect(rows.map(\.frame.minX) == [20, 20, 20])
        #expect(rows.map(\.frame.width) == [280, 280, 280])
        #expect(rows.map { $0.separatorColumns } == [16..<280, nil, nil])
        #expect(rows.map(\.isFirstInSection) == [true, false, true])
        #expect(rows.map(\.isLastInSection) == [false, true, true])
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(
            stage.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
        )
        #expect(header.accessibilityLabel == "Section 1")
        #expect(header.accessibleRole == .sectionHeader)
        #expect(header.frame.maxY == rows[2].frame.minY)
    }

    @Test func `the app can configure, hide and inset separators`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        configuration.itemSeparatorHandler = { path, lines in
            var lines = lines
            if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
            if path.item == 2 {
                lines.topSeparatorVisibility = .visible
                lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 10)
            }
            return lines
        }
        let stage = ListStage([["a", "b", "c"]], configuration: configuration)
        #expect(stage.rows.map { $0.separatorColumns } == [16..<320, nil, 50..<310])
        #expect(stage.rows.map { $0.separatorColor } == [.red, .red, .red])
        #expect(stage.rows[2].topLine?.frame == CGRect(x: 16, y: 0, width: 304, height: 1))
        var without = UICollectionLayoutListConfiguration(appearance: .plain)
        without.showsSeparators = false
        #expect(ListStage([["a"]], configuration: without).rows[0].separatorColumns == nil)
        #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
    }

    @Test func `a separator starts where the app constrains its layout guide`() throws {
        let stage = ListStage([["a"]]) { cell, _ in
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70)
                .isActive = true
        }
        #expect(stage.rows[0].separatorColumns == 70..<320)
    }

    @Test func `a tap and the Return key select a row, as in a table`() throws {
        let stage = ListStage([["a", "b", "c"]])
        #expect(try stage.row("b").userTapped())
        #expect(stage.collection.indexPathsForSelectedItems == [.item(1)])
        #expect(try stage.row("b").stateDescriptions == ["selected"])
        #expect(stage.collection.userFocused())
        #expect(stage.collection.handleListKey(KeyPress(.down)))
        #expect(stage.collection.handleListKey(KeyPress(.return)))
        #expect(stage.collection.indexPathsForSelectedItems == [.item(2)])
    }

    // MARK: Swipes

    @Test func `a swipe shows a row's actions, which can be performed`() throws {
        var done: [String] = []
        let stage = ListStage([["a", "b", "c"]], configuration: swipes { done.append($0) })
        #expect(stage.collection.userSwiped(.left, at: .item(1)))
        #expect(try stage.controls("b") == ["Delete"])
        #expect(try stage.row("b").configurationState.isSwiped)
        #expect(try stage.row("b").contentView.frame.minX < 0)
        try stage.touch("Delete", of: "b")
        #expect(done == ["delete 1"])
        #expect(try stage.controls("b").isEmpty)
        #expect(stage.collection.userSwiped(.right, at: .item(0)))
        #expect(try stage.controls("a") == ["Pin"])
        stage.collection.userTappedItem(at: .item(2))
        #expect(try stage.controls("a").isEmpty)
        #expect(stage.collection.indexPathsForSelectedItems == nil)
        #expect(stage.collection.rowActions(at: .item(2)).map(\.title) == ["Delete", "Pin"])
        let menu = try #require(stage.collection.asCellList)
        #expect(menu.userChose(menu.rowActions(at: .item(2))[1]))
        #expect(done == ["delete 1", "pin 2"])
    }

    @Test func `a row follows a drag, and the Delete key performs the delete action`() throws {
        var done: [String] = []
        let stage = ListStage([["a", "b"]], configuration: swipes { done.append($0) })
        let list = try #require(stage.collection.asCellList)
        #expect(list.userBeganDraggingRow(at: .item(0), towards: .left))
        list.userDraggedRow(by: -300)
        list.userEndedDraggingRow(velocity: 0)
        #expect(done == ["delete 0"])
        #expect(stage.collection.userFocused())
        #expect(stage.collection.handleListKey(KeyPress(.delete)))
        #expect(done == ["delete 0", "delete 0"])
    }

    // MARK: Accessories

    @Test func `accessories are placed at their sides and reduce the content's width`() throws {
        let stage = ListStage([["a", "b"]]) { cell, text in
            guard text == "a" else { return }
            cell.accessories = [
                .label(text: "12"), .disclosureIndicator(), .checkmark(), .delete(), .multiselect(displayed: .always),
            ]
        }
        let row = try stage.row("a")
        #expect(row.stateDescriptions == ["checked"])
        let leading = row.contentView.frame.minX
        #expect(leading >= 38)
        #expect(row.contentView.frame.maxX < 320 - 16 - 24)
        #expect(row.accessibilityValue == "12")
        #expect(try stage.row("b").contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(try stage.controls("a").isEmpty)
        stage.collection.isEditing = true
        #expect(try stage.controls("a") == ["Remove"])
        #expect(try stage.row("a").contentView.frame.minX >= leading + 38)
    }

    @Test func `accessories call their handlers, and Remove without a handler shows the trailing actions`() throws {
        var done: [String] = []
        let stage = ListStage([["a", "b"]], configuration: swipes { done.append($0) }) { cell, text in
            cell.accessories = [
                .delete(displayed: .always), .detail { done.append("detail of \(text)") },
                .insert(displayed: .always) { done.append("insert at \(text)") },
            ]
        }
        try stage.touch("More Info", of: "b")
        try stage.touch("Insert", of: "a")
        #expect(done == ["detail of b", "insert at a"])
        try stage.touch("Remove", of: "a")
        #expect(try stage.controls("a").contains("Delete"))
    }

    @Test func `a pop-up menu shows the chosen element, and reports a different choice before its action`() throws {
        var done: [String] = []
        let stage = ListStage([["a"]]) { cell, _ in
            let menu = UIMenu(
                children: ["Name", "Date"].map { title in
                    UIAction(title: title, state: title == "Name" ? .on : .off) { _ in done.append("action \(title)") }
                }
            )
            cell.accessories = [
                .popUpMenu(menu) { done.append("chose \($0.selectedElements.map(\.title))") }
            ]
        }
        let row = try stage.row("a")
        #expect(row.trailingViews.map(\.accessory.accessoryType) == [.popUpMenu])
        let width = row.contentView.frame.width
        #expect(width < 320 - 40)
        #expect(try stage.controls("a") == ["Name"])
        try stage.touch("Name", of: "a")
        let open = try #require(row.window?.openMenu)
        open.userChose(1)
        #expect(done == ["chose [\"Date\"]", "action Date"])
        #expect(try stage.controls("a") == ["Date"])
    }

    @Test func `custom views can be placed among the accessories`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let stage = ListStage([["a"]]) { cell, _ in
            let own = UICellAccessory.CustomViewConfiguration(
                customView: view,
                placement: .trailing(displayed: .always, at: UICellAccessory.Placement.position(before: .checkmark)),
                reservedLayoutWidth: .custom(50),
                maintainsFixedSize: true
            )
            cell.accessories = [.checkmark(), .customView(configuration: own)]
            cell.indentationLevel = 2
        }
        let row = try stage.row("a")
        #expect(view.convert(view.bounds, to: row) == CGRect(x: 320 - 16 - 24 - 8 - 40, y: 12, width: 30, height: 20))
        #expect(row.contentView.frame.minX == 20)
        #expect(row.trailingViews.map(\.accessory.accessoryType) == [.customView(ObjectIdentifier(view)), .checkmark])
    }

    @Test func `the first row of a section can be its header`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let stage = ListStage([["Fruit", "Apples", "Pears"]], configuration: configuration)
        let rows = stage.rows
        #expect(rows[0].accessibilityTraits.contains(.header))
        #expect(rows.map { $0.rowStyle } == [.plain, .insetGrouped, .insetGrouped])
        #expect(rows[1].isFirstInSection)
        #expect(rows.map { $0.separatorColumns } == [nil, 16..<280, nil])
    }

    // MARK: Registrations

    @Test func `registered cells are reused`() {
        let stage = ListStage([(0..<1000).map { "\($0)" }])
        let first = Set(stage.rows.map(ObjectIdentifier.init))
        stage.collection.userScrolled(to: CGPoint(x: 0, y: 10_000))
        #expect(!first.isDisjoint(with: stage.rows.map(ObjectIdentifier.init)))
    }

    @Test func `creating a registration in a cell provider traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
                let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
                let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
                    view,
                    path,
                    item in
                    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
                    return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1])
                source.apply(snapshot)
                _ = WindowTestHost(showing: collection)
            }
        }
    }
}
