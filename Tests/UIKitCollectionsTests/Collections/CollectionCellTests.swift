import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Collection view cells")
struct CollectionCellTests {
    private let source = CollectionSource([["a", "b"]])
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        collection = makeCollection(source, layout: makeFlow())
        host = WindowTestHost(showing: collection)
    }

    @Test func `the content view fills the cell, and the selected background shows the selection`() throws {
        let cell = try #require(collection.cellForItem(at: .item(0)))
        let back = UIView()
        let selected = UIView()
        cell.backgroundView = back
        cell.selectedBackgroundView = selected
        host.update()
        #expect(cell.contentView.frame == cell.bounds)
        #expect(cell.subviews == [back, selected, cell.contentView])
        #expect(back.frame == cell.bounds)
        #expect(selected.isHidden)
        collection.selectItem(at: .item(0), animated: false, scrollPosition: [])
        host.update()
        #expect(!selected.isHidden)
        cell.selectedBackgroundView = nil
        #expect(cell.subviews == [back, cell.contentView])
    }

    @Test func `a cell shows its content configuration, and its update handler follows the state`() throws {
        let cell = try #require(collection.cellForItem(at: .item(0)))
        var content = UIListContentConfiguration.cell()
        content.text = "Rose"
        cell.contentConfiguration = content
        #expect(cell.automaticallyUpdatesContentConfiguration)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in states.append(state.isSelected) }
        host.update()
        #expect(cell.contentView.subviews.contains { $0 is UIListContentView })
        collection.selectItem(at: .item(0), animated: false, scrollPosition: [])
        host.update()
        #expect(states == [false, true])
        #expect(cell.configurationState.isSelected)
        collection.isEditing = true
        #expect(cell.configurationState.isEditing)
        cell.setNeedsUpdateConfiguration()
        host.update()
        #expect(states.last == false)
        cell.contentConfiguration = nil
        #expect(!cell.contentView.subviews.contains { $0 is UIListContentView })
    }

    @Test func `a content configuration can be replaced while its view is created`() throws {
        let cell = try #require(collection.cellForItem(at: .item(0)))
        var content = UIListContentConfiguration.cell()
        content.text = "Later"
        cell.contentConfiguration = MeddlingConfiguration { cell.contentConfiguration = content }
        host.update()
        #expect(cell.contentView.subviews.filter { $0 is UIListContentView }.count == 1)
        #expect(!cell.contentView.subviews.contains { $0 is MeddlingView })
    }

    @Test func `a cell takes its accessible name from its content, including images`() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        picture.image = UIImage(systemName: "star")
        picture.accessibilityLabel = "A star"
        picture.isAccessibilityElement = true
        let label = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
        label.text = "Name"
        for view in [label, picture] { cell.contentView.addSubview(view) }
        #expect(cell.accessibilityLabel == "A star")
        #expect(cell.accessibilityValue == "Name")
        let button = UIButton(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
        button.setTitle("Like", for: .normal)
        cell.contentView.addSubview(button)
        #expect(cell.orderedSubviews == [button])
    }

    @Test func `constraints of the content determine the estimated dimensions of a cell`() {
        let cell = UICollectionViewCell(frame: .zero)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.widthAnchor.constraint(equalToConstant: 70),
            box.heightAnchor.constraint(equalToConstant: 33),
        ])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        attributes.estimatedAxes = []
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 50, height: 50))
        attributes.estimatedAxes = [.width, .height]
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 70, height: 33))
    }
}

@MainActor
@Suite("Collection view delegate calls")
struct CollectionMessageTests {
    @Test func `the delegate is notified when views appear on screen and leave it`() {
        let teller = Teller()
        let flow = makeFlow()
        flow.itemSize = CGSize(width: 320, height: 200)
        flow.headerReferenceSize = CGSize(width: 0, height: 20)
        let source = CollectionSource([["a", "b", "c", "d"]])
        source.headers = ["Header"]
        let collection = makeCollection(source, layout: flow)
        collection.delegate = teller
        let host = WindowTestHost(showing: collection)
        #expect(teller.heard == ["header", "show 0", "show 1", "show 2"])
        teller.heard = []
        collection.userScrolled(to: CGPoint(x: 0, y: 300))
        host.update()
        #expect(Set(teller.heard.prefix(3)) == ["end header", "end 0", "scroll"])
        #expect(teller.heard.suffix(1) == ["show 3"])
    }

    @Test func `items are prefetched once before they appear, and cancelled when they no longer will`() {
        let source = CollectionSource([(0..<200).map { "\($0)" }])
        let collection = makeCollection(source, layout: makeFlow())
        let fetcher = Fetcher()
        collection.prefetchDataSource = fetcher
        let host = WindowTestHost(showing: collection)
        #expect(collection.isPrefetchingEnabled)
        #expect(fetcher.wanted.map(\.item) == Array(15..<27))
        fetcher.wanted = []
        collection.userScrolled(to: CGPoint(x: 0, y: 110))
        host.update()
        #expect(fetcher.wanted.map(\.item) == [27, 28, 29])
        fetcher.wanted = []
        collection.userScrolled(to: CGPoint(x: 0, y: 5500))
        host.update()
        #expect(fetcher.dropped.map(\.item) == Array(18..<30))
        fetcher.dropped = []
        collection.isPrefetchingEnabled = false
        #expect(!fetcher.dropped.isEmpty)
        fetcher.wanted = []
        collection.userScrolled(to: CGPoint(x: 0, y: 0))
        host.update()
        #expect(fetcher.wanted.isEmpty)
    }

    @Test func `the delegate decides which items can be focused`() {
        let source = CollectionSource([["a", "b", "c"]])
        let collection = makeCollection(source, layout: makeFlow())
        let focus = FocusDelegate()
        collection.delegate = focus
        let host = WindowTestHost(showing: collection)
        collection.userFocused()
        #expect(collection.focusedIndexPath == .item(2))
        host.window?.sendKey(KeyPress(.left))
        #expect(collection.focusedIndexPath == .item(0))
        #expect(collection.indexPathsForSelectedItems == [.item(0)])
        withExtendedLifetime((source, focus)) {}
    }

    @Test func `a background view fills the collection and does not scroll`() {
        let source = CollectionSource([(0..<60).map { "\($0)" }])
        let collection = makeCollection(source, layout: makeFlow())
        let back = UILabel()
        back.text = "Nothing found"
        collection.backgroundView = back
        let host = WindowTestHost(showing: collection)
        collection.userScrolled(to: CGPoint(x: 0, y: 300))
        host.update()
        #expect(back.frame == collection.bounds)
        #expect(collection.subviews.first === back)
        #expect(collection.orderedSubviews.first === back)
        collection.backgroundView = nil
        #expect(back.superview == nil)
        withExtendedLifetime(source) {}
    }

    @Test func `UICollectionViewController shows its collection, forwards editing and clears the selection`() {
        let controller = ItemsController(collectionViewLayout: makeFlow())
        let host = WindowTestHost(showing: controller)
        #expect(controller.view === controller.collectionView)
        #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
        #expect(controller.collectionView.visibleCells.count == 2)
        #expect(controller.clearsSelectionOnViewWillAppear)
        controller.collectionView.userTappedItem(at: .item(1))
        #expect(controller.chosen == [.item(1)])
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == nil)
        controller.setEditing(true, animated: false)
        #expect(controller.collectionView.isEditing)
        #expect(
            UICollectionViewController(nibName: nil, bundle: nil).collectionViewLayout is UICollectionViewFlowLayout
        )
        _ = host
    }
}

@MainActor
private final class Teller: NSObject, UICollectionViewDelegate {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { heard.append("show \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { heard.append("end \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { heard.append("header") }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) { heard.append("end header") }
}

@MainActor
private final class Fetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var wanted: [IndexPath] = []
    var dropped: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        wanted += indexPaths
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        dropped += indexPaths
    }
}

@MainActor
private final class FocusDelegate: NSObject, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { .item(2) }

    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    {
        indexPath.item == 0
    }
}

private final class ItemsController: UICollectionViewController {
    private(set) var chosen: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath)
    }
}

/// Runs a closure while its content view is created.
private struct MeddlingConfiguration: UIContentConfiguration {
    var meddle: @MainActor () -> Void

    func makeContentView() -> any UIView & UIContentView {
        meddle()
        return MeddlingView(self)
    }

    func updated(for state: any UIConfigurationState) -> MeddlingConfiguration { self }
}

private final class MeddlingView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}
