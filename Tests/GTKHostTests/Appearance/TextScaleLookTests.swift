#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@testable import GTKHost
@_spi(Testing) import GTKHostTesting
@_spi(Host) import UIKitCore
@testable import listed

/// The elements beside text, and buttons, when the user has chosen large text.
@MainActor
@Suite("Large text in windows", .enabled(if: isOnDisplay))
struct TextScaleLookTests {
    private func withLargeText<Outcome>(
        _ driver: GTKAppDriver,
        _ body: @MainActor () async throws -> Outcome
    ) async throws -> Outcome {
        var wishes = GTKAppDriver.Wishes()
        wishes.textScale = 2
        try await driver.change(wishes)
        do {
            let outcome = try await body()
            try await driver.change()
            return outcome
        } catch {
            try await driver.change()
            throw error
        }
    }

    private func height(of text: String, _ driver: GTKAppDriver) throws -> CGFloat {
        try #require(try driver.drawnTexts().first { $0.text == text }).frame.height
    }

    @Test func `The icons of a search field and the chevron of a row grow with the text size`() async throws {
        let screen = SearchField()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            screen.bar.text = "a"
            screen.chevrons()
            try await driver.settle()
            let row = try #require(screen.tableView.visibleCells.first)
            let clear = try #require(screen.field.subviews.first { $0 is UIButton })
            let views = [try #require(screen.field.leftView), clear, row]
            @MainActor func icons() throws -> [Widget] {
                try views.map { view in
                    let widget = try #require(driver.host.tree.existing(view)?.widget)
                    return try #require(driver.part(gtk_image_get_type(), in: widget))
                }
            }
            @MainActor func sides() throws -> [Int] {
                try icons().map { Int(gtk_image_get_pixel_size($0.opaque)) }
            }
            let usual = try sides()
            try await withLargeText(driver) {
                let large = try sides()
                for (large, usual) in zip(large, usual) { #expect(large > usual * 3 / 2, "\(large), \(usual)") }
                let frames = try icons().prefix(2).map { driver.frame(of: $0) }
                let content = screen.field.convert(screen.field.contentArea, to: nil)
                let overlap = frames.filter { $0.intersects(content.insetBy(dx: 1, dy: 0)) }
                #expect(overlap.isEmpty, "\(frames), \(content)")
            }
        }
    }

    @Test func `The titles of a swipe action and of a configured button grow with the text size`() async throws {
        let screen = ButtonScreen(style: .plain)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.swipe(.left, "Row")
            let (delete, again) = (try height(of: "Delete", driver), try height(of: "Try Again", driver))
            try await withLargeText(driver) {
                if try !driver.drawnTexts().contains(where: { $0.text == "Delete" }) {
                    try await driver.swipe(.left, "Row")
                }
                #expect(try height(of: "Delete", driver) > delete * 1.6)
                #expect(try height(of: "Try Again", driver) > again * 1.6)
            }
        }
    }

    @Test func `The icon of a title bar button grows with the text size`() async throws {
        let screen = SearchField()
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More",
            image: UIImage(systemName: "plus"),
            primaryAction: UIAction { _ in }
        )
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            @MainActor func side() throws -> CGFloat {
                let button = try driver.element(called: "More", role: "button").widget
                return driver.frame(of: try #require(driver.part(gtk_image_get_type(), in: button))).height
            }
            #expect(try side() == 16)
            let large = try await withLargeText(driver) { try side() }
            #expect(large > 28)
        }
    }

    @Test(arguments: [false, true])
    func `The symbol of a row grows with the text size`(hasConfiguration: Bool) async throws {
        try await expectGrowingIcon(in: SymbolRow(hasConfiguration: hasConfiguration))
    }

    @Test func `The chevron of a collection list row grows with the text size`() async throws {
        try await expectGrowingIcon(in: ChevronList())
    }

    /// Expects that the only icon of the row with the label "Row" scales with the text.
    private func expectGrowingIcon(in screen: UIViewController) async throws {
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            @MainActor func side() throws -> Int {
                let row = try driver.element(called: "Row", role: "row").widget
                return Int(gtk_image_get_pixel_size(try #require(driver.part(gtk_image_get_type(), in: row)).opaque))
            }
            let usual = try side()
            let large = try await withLargeText(driver) { try side() }
            #expect(large > usual * 3 / 2)
        }
    }

    @Test func `A narrow window with large text does not truncate the years`() async throws {
        let countries = try CountryFile.default.read()
        let navigation = UINavigationController(rootViewController: MainViewController(countries: countries))
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            try await driver.resize(width: 360, height: 700)
            try await withLargeText(driver) {
                try await driver.press("ctrl+f")
                try await driver.type("antigua")
                let row = try #require(
                    try driver.screen().elements(role: "row").first { $0.label.contains("Antigua") }
                )
                let labels = labels(in: row.widget)
                let year = try #require(labels.first { String(cString: gtk_label_get_text($0.opaque)) == "2018" })
                #expect(pango_layout_is_ellipsized(gtk_label_get_layout(year.opaque)) == 0)
                #expect(labels.allSatisfy { pango_layout_is_ellipsized(gtk_label_get_layout($0.opaque)) == 0 })
            }
        }
    }

    private func labels(in widget: Widget) -> [Widget] {
        if widget.isA(gtk_label_get_type()) { return [widget] }
        let children = sequence(first: gtk_widget_get_first_child(widget)) {
            $0.flatMap { gtk_widget_get_next_sibling($0) }
        }
        return children.prefix { $0 != nil }.compactMap { $0 }.flatMap { labels(in: $0) }
    }
}

extension SearchField {
    /// Adds disclosure indicators to the rows.
    fileprivate func chevrons() {
        for cell in tableView.visibleCells { cell.accessoryType = .disclosureIndicator }
    }
}

/// A row with a symbol in front of its text.
private final class SymbolRow: UITableViewController {
    private let hasConfiguration: Bool

    init(hasConfiguration: Bool) {
        self.hasConfiguration = hasConfiguration
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let image = UIImage(systemName: "star")
        if hasConfiguration {
            var content = cell.defaultContentConfiguration()
            (content.text, content.image) = ("Row", image)
            cell.contentConfiguration = content
        } else {
            cell.textLabel?.text = "Row"
            cell.imageView?.image = image
        }
        return cell
    }
}

/// A row with a disclosure indicator in a collection's list.
private final class ChevronList: UICollectionViewController {
    private typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, String>

    private let registration = Registration { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }

    init() {
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "Row")
    }
}

/// A row that can be deleted, above a button.
private final class ButtonScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Try Again"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        tableView.tableFooterView = button
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(false) }
        ])
    }
}
#endif
