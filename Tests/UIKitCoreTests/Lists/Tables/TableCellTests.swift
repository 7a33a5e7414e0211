import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

private struct Badge: UIContentConfiguration {
    var words: String
    func makeContentView() -> UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
        var copy = self
        if let state = state as? UICellConfigurationState, state.isSelected { copy.words += "!" }
        return copy
    }
}

private final class BadgeView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration {
        didSet { label.text = (configuration as? Badge)?.words }
    }
    init(_ badge: Badge) {
        configuration = badge
        super.init(frame: .zero)
        label.text = badge.words
        addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 70) }
}

@MainActor
@Suite("Table cells")
struct TableCellTests {
    private func laidOut(_ cell: UITableViewCell, width: CGFloat = 320) -> UITableViewCell {
        cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.fittingHeight(forWidth: width))
        cell.layoutIfNeeded()
        return cell
    }

    @Test func `a row with one line is 44 points high, and with a subtitle at least 58`() {
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        plain.textLabel?.text = "Chile"
        #expect(plain.fittingHeight(forWidth: 320) == 44)
        let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        subtitle.textLabel?.text = "Chile"
        #expect(subtitle.fittingHeight(forWidth: 320) == 44)
        subtitle.detailTextLabel?.text = "Santiago"
        #expect(subtitle.fittingHeight(forWidth: 320) >= 58)
    }

    @Test func `all styles except default have a detail label`() {
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
        for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
            #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
        }
    }

    @Test func `each style places the detail label differently`() throws {
        func frames(_ style: UITableViewCell.CellStyle) throws -> (CGRect, CGRect) {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Chile"
            cell.detailTextLabel?.text = "19"
            let placed = laidOut(cell)
            return (try #require(placed.textLabel).frame, try #require(placed.detailTextLabel).frame)
        }
        let subtitle = try frames(.subtitle)
        #expect(subtitle.0.maxY <= subtitle.1.minY)
        #expect(subtitle.0.minX == subtitle.1.minX)
        let value1 = try frames(.value1)
        #expect(value1.1.maxX == 304)
        #expect(value1.0.maxX <= value1.1.minX)
        let value2 = try frames(.value2)
        #expect(value2.0.maxX <= value2.1.minX)
        #expect(value2.1.minX < 160)
    }

    @Test func `images, accessories and indentation reduce the space of the text`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Chile"
        let plain = try #require(laidOut(cell).textLabel).frame
        cell.imageView?.image = UIImage(systemName: "globe")
        #expect(try #require(laidOut(cell).textLabel).frame.minX > plain.minX)
        cell.imageView?.image = nil
        cell.indentationLevel = 2
        #expect(try #require(laidOut(cell).textLabel).frame.minX == plain.minX + 20)
        let width = cell.contentView.frame.width
        cell.accessoryType = .disclosureIndicator
        #expect(laidOut(cell).contentView.frame.width < width)
    }

    @Test func `a row whose content grows on screen is resized`() throws {
        let source = TableSource([["a", "b"]])
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        let label = try #require(table.cellForRow(at: .row(0))?.textLabel)
        label.numberOfLines = 0
        label.text = String(repeating: "long ", count: 40)
        host.update()
        #expect(table.rectForRow(at: .row(0)).height > 60)
        #expect(table.cellForRow(at: .row(1))?.frame.minY == table.rectForRow(at: .row(0)).maxY)
    }

    @Test func `a row's accessible name is its text, and its value the detail text`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Chile"
        cell.detailTextLabel?.text = "Santiago"
        #expect(cell.accessibleRole == .row)
        #expect(cell.accessibilityLabel == "Chile")
        #expect(cell.accessibilityValue == "Santiago")
    }

    @Test func `a custom row takes its accessible name and value from its labels in reading order`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        for (text, x, y) in [("third", 0, 50), ("second", 200, 3), ("first", 0, 0)] {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 20))
            label.text = text
            cell.contentView.addSubview(label)
        }
        let hidden = UILabel(frame: .zero)
        hidden.text = "hidden"
        hidden.isHidden = true
        cell.contentView.addSubview(hidden)
        #expect(cell.accessibilityLabel == "first")
        #expect(cell.accessibilityValue == "second, third")
    }

    @Test func `labels in a row are not accessibility elements, and buttons are`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Chile"
        cell.accessoryType = .checkmark
        #expect(cell.orderedSubviews.isEmpty)
        let button = UIButton(type: .system)
        cell.contentView.addSubview(button)
        #expect(cell.orderedSubviews == [button])
    }

    @Test func `checkmark and selection are accessibility states`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .checkmark
        cell.isSelected = true
        #expect(cell.stateDescriptions == ["selected", "checked"])
    }

    @Test func `the detail button is in the row and notifies the delegate`() throws {
        final class Delegate: NSObject, UITableViewDelegate {
            var tapped: IndexPath?
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                tapped = indexPath
            }
        }
        let source = TableSource([["a", "b"]])
        let delegate = Delegate()
        let table = makeTable(source)
        table.delegate = delegate
        let host = WindowTestHost(showing: table)
        let cell = try #require(table.cellForRow(at: .row(1)))
        cell.accessoryType = .detailButton
        host.update()
        let button = try #require(cell.orderedSubviews.first as? UIButton)
        #expect(button.accessibilityLabel == "More Info")
        button.sendActions(for: .touchUpInside)
        #expect(delegate.tapped == .row(1))
    }

    @Test func `the selected background is visible only while the cell is selected`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = UIView()
        cell.selectedBackgroundView = view
        #expect(laidOut(cell).selectedBackgroundView?.isHidden == true)
        cell.isSelected = true
        #expect(laidOut(cell).selectedBackgroundView?.isHidden == false)
    }

    @Test func `prepareForReuse is called before a cell is reused`() {
        final class Counting: UITableViewCell {
            var prepared = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                prepared += 1
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            }
        }
        let source = Source()
        let table = makeTable(source)
        table.register(Counting.self, forCellReuseIdentifier: "c")
        let host = WindowTestHost(showing: table)
        let first = table.cellForRow(at: .row(0)) as? Counting
        #expect(first?.prepared == 0)
        table.scrollToRow(at: .row(99), at: .bottom, animated: false)
        host.update()
        #expect(first?.prepared == 1)
        #expect(table.visibleCells.contains { $0 === first })
    }

    @Test func `constraints determine a row's height at the table's width`() throws {
        final class Article: UITableViewCell {
            let label = UILabel()
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -15),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
                // At a width of 280 points, a line has 35 characters of the test's font.
                (cell as? Article)?.label.text = String(repeating: "x", count: indexPath.row == 0 ? 100 : 10)
                return cell
            }
        }
        let source = Source()
        let table = makeTable(source)
        table.register(Article.self, forCellReuseIdentifier: "article")
        let host = WindowTestHost(showing: table)
        host.update()
        #expect(table.rectForRow(at: .row(0)).height == 90)
        #expect(table.rectForRow(at: .row(1)).height == 50)
        let cell = try #require(table.cellForRow(at: .row(0)) as? Article)
        #expect(cell.label.frame == CGRect(x: 20, y: 15, width: 280, height: 60))
        #expect(cell.accessibilityLabel?.count == 100)
    }

    // MARK: Content configurations

    @Test func `a content configuration provides the row's accessible name`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Chile"
        content.secondaryText = "Santiago"
        cell.contentConfiguration = content
        #expect(laidOut(cell).accessibilityLabel == "Chile")
        #expect(cell.accessibilityValue == "Santiago")
        #expect(cell.bounds.height >= 58)
    }

    @Test func `a new configuration of the same type keeps the content view`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        let view = cell.contentView.subviews.first
        var other = UIListContentConfiguration.subtitleCell()
        other.text = "Peru"
        cell.contentConfiguration = other
        #expect(cell.contentView.subviews.first === view)
        #expect(cell.accessibilityLabel == "Peru")
    }

    @Test func `a custom configuration provides the view and the height, and follows the state`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Badge(words: "hello")
        #expect(laidOut(cell).bounds.height == 70)
        #expect(cell.accessibilityLabel == "hello")
        cell.isSelected = true
        #expect(laidOut(cell).accessibilityLabel == "hello!")
    }

    @Test func `the configuration update handler runs for each state before the next layout`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        _ = laidOut(cell)
        cell.isSelected = true
        _ = laidOut(cell)
        #expect(states == [false, true])
    }

    @Test func `a control's title is not part of the row's accessible name`() {
        final class Liked: UITableViewCell {}
        let cell = Liked(style: .default, reuseIdentifier: nil)
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        title.text = "Dune"
        let button = UIButton(type: .system)
        button.setTitle("Like", for: .normal)
        button.frame = CGRect(x: 0, y: 20, width: 100, height: 20)
        cell.contentView.addSubview(title)
        cell.contentView.addSubview(button)
        #expect(cell.accessibilityLabel == "Dune")
        #expect(cell.accessibilityValue == nil)
    }

    @Test func `a row measured again keeps the height of its configuration`() throws {
        let source = TableSource([["a"]])
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        let cell = try #require(table.cellForRow(at: .row(0)))
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "One"
        content.secondaryText = String(repeating: "word ", count: 60)
        cell.contentConfiguration = content
        host.update()
        let height = table.rectForRow(at: .row(0)).height
        #expect(height > 100)
        table.beginUpdates()
        table.endUpdates()
        host.update()
        #expect(table.rectForRow(at: .row(0)).height == height)
    }

    @Test func `labels that an app adds to the cell itself belong to the texts of the row`() {
        final class OwnCell: UITableViewCell {
            let title = UILabel(frame: CGRect(x: 16, y: 4, width: 200, height: 20))
            let subtitle = UILabel(frame: CGRect(x: 16, y: 24, width: 200, height: 16))
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                addSubview(subtitle)
                addSubview(title)
            }
            required init?(coder: NSCoder) { nil }
        }
        let cell = OwnCell(style: .default, reuseIdentifier: nil)
        cell.title.text = "Oman"
        cell.subtitle.text = "Muscat"
        #expect(cell.texts == ["Oman", "Muscat"])
        #expect(cell.accessibilityLabel == "Oman")
    }
}
