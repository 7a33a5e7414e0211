#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Collections in windows: their appearance and their accessibility.
@MainActor
@Suite("Collections in windows", .enabled(if: isOnDisplay))
struct CollectionLookTests {
    @Test func `Items have accessible positions in the whole collection, and section headers are headings`()
        async throws
    {
        let cards = Cards()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: cards)) { driver in
            try await driver.resize(width: 460, height: 600)
            let screen = try driver.screen()
            let collection = try #require(screen.elements(role: "collection").first)
            #expect(collection.label == "Items")
            #expect(collection.value == "1005 items in 3 columns")
            let places = screen.elements(role: "item").prefix(6).map { "\($0.label) \($0.position!.0)" }
            #expect(places == ["Rose 1", "Tulip 2", "Lily 3", "Iris 4", "Aster 5", "Number 0 6"])
            #expect(screen.elements(role: "item").first?.position?.of == 1005)
            #expect(screen.elements(role: "heading").map(\.label).suffix(2) == ["Flowers", "Numbers"])
        }
    }

    @Test func `Arrow keys move the focus in a collection, and the wheel scrolls it`() async throws {
        let cards = Cards()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: cards)) { driver in
            try await driver.resize(width: 460, height: 600)
            try await driver.press("Down")
            try await driver.press("Right")
            try await driver.press("Return")
            #expect(cards.chosen == ["Tulip"])
            let cell = try #require(cards.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
            let widget = try #require(driver.host.tree.existing(cell)?.widget)
            #expect(gtk_widget_has_focus(widget) != 0)
            #expect(gtk_widget_has_css_class(widget, "focused") != 0)
            try await driver.tap("Lily", role: "item")
            #expect(cards.chosen == ["Tulip", "Lily"])
            try await driver.turnWheel(by: 5, over: "Aster", role: "item")
            #expect(cards.collectionView.contentOffset.y > 100)
            try await driver.press("End")
            #expect(try driver.screen().elements(role: "item").last?.label == "Number 999")
            #expect(try driver.windowWidgetCount < 300)
        }
    }
}

/// Cards with rounded corners, in two sections.
private final class Cards: UICollectionViewController {
    private let sections = [
        ("Flowers", ["Rose", "Tulip", "Lily", "Iris", "Aster"]), ("Numbers", (0..<1000).map { "Number \($0)" }),
    ]
    private(set) var chosen: [String] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 130, height: 90)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 16, right: 12)
        layout.headerReferenceSize = CGSize(width: 0, height: 36)
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
        title = "Cards"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        collectionView.register(
            Header.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].1.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = sections[indexPath.section].1[indexPath.item]
        cell.contentConfiguration = content
        cell.backgroundColor = .secondarySystemBackground
        cell.layer.cornerRadius = 10
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "header",
                for: indexPath
            ) as! Header
        view.label.text = sections[indexPath.section].0
        return view
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(sections[indexPath.section].1[indexPath.item])
    }
}

private final class Header: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemBackground
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
#endif
