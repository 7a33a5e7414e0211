import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

private final class TwoLineCell: UITableViewCell {
    let marker: String

    override init(style: CellStyle, reuseIdentifier: String?) {
        marker = "made for \(reuseIdentifier ?? "nothing") in style \(style.rawValue)"
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

private final class PlainCell: UITableViewCell {}

private final class BannerView: UITableViewHeaderFooterView {
    let marker: String

    override init(reuseIdentifier: String?) {
        marker = "banner \(reuseIdentifier ?? "")"
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

private final class Deleting: UITableViewController {
    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private final class Showing: UITableViewController {}

@MainActor
@Suite("Classes known only at run time")
struct ClassFactoryTests {
    @Test func `a registered cell class is created through its overridden initializer`() {
        let table = UITableView(frame: .zero)
        let identifier = "an identifier that is too long to be stored within a string itself"
        table.register(TwoLineCell.self, forCellReuseIdentifier: identifier)
        let cell = table.dequeueReusableCell(withIdentifier: identifier, for: .row(0)) as? TwoLineCell
        #expect(cell?.marker == "made for \(identifier) in style 0")
        #expect(cell?.reuseIdentifier == identifier)
        #expect(cell?.detailTextLabel != nil)
    }

    @Test func `a registered cell class without initializers is created`() {
        let table = UITableView(frame: .zero)
        table.register(PlainCell.self, forCellReuseIdentifier: "plain")
        #expect(table.dequeueReusableCell(withIdentifier: "plain") is PlainCell)
    }

    @Test func `a registered header class is created through its overridden initializer`() {
        let table = UITableView(frame: .zero)
        table.register(BannerView.self, forHeaderFooterViewReuseIdentifier: "head")
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? BannerView
        #expect(view?.marker == "banner head")
    }

    @Test func `a created object is deallocated after its last reference`() {
        weak var cell: UITableViewCell?
        do {
            let name = String(repeating: "x", count: 40)
            let made = ClassFactory.makeCell(TwoLineCell.self, style: .value1, reuseIdentifier: name)
            cell = made
            #expect(cell != nil)
        }
        #expect(cell == nil)
    }

    @Test func `a view class is created with its frame`() {
        let view = ClassFactory.makeView(UIScrollView.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view is UIScrollView)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `a table controller allows deletion only if its class overrides the commit method`() {
        #expect(ClassFactory.overridesCommit(Deleting(style: .plain)))
        #expect(!ClassFactory.overridesCommit(Showing(style: .plain)))
        #expect(!ClassFactory.overridesCommit(UITableViewController(style: .plain)))
    }

    @Test func `dequeuing an unregistered identifier returns nil`() {
        #expect(UITableView(frame: .zero).dequeueReusableCell(withIdentifier: "nothing") == nil)
    }

    @Test func `dequeuing an unregistered identifier by index path traps and names the registered ones`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: .zero)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("asked for a cell 'cell', but no class, nib or prototype is registered for it;"))
        #expect(text.contains("call register("))
        #expect(text.contains("Registered are: 'row'."))
    }
}
