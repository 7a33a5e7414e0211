import Foundation
import HeadlessHost
import Testing
import UIKit

/// The standard error of a process.
private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// A table whose row count the test controls.
@MainActor
private final class CountedTable: UITableViewController {
    var counts = [3]

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// The controller's table, after it has queried its row count. The test retains the controller.
    func counted() -> UITableView {
        _ = tableView.numberOfSections
        return tableView
    }
}

/// Programming errors that end the process. The message names the call, the error and the remedy.
@MainActor
@Suite("Programming errors that trap")
struct FatalMistakes {
    @Test
    func `Rule 61: a token index out of range traps, with a message that names the call`() async {
        let inserted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISearchTextField().insertToken(UISearchToken(icon: nil, text: "A"), at: 1) }
        }
        #expect(message(inserted).contains("insertToken(_:at:) was given index 1, but the field has 0 tokens"))
        let removed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISearchTextField().removeToken(at: -1) }
        }
        #expect(message(removed).contains("removeToken(at:) was given index -1, but the field has 0 tokens"))
        let asked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UISearchTextField().positionOfToken(at: 0) }
        }
        #expect(message(asked).contains("positionOfToken(at:) was given index 0"))
        #expect(message(asked).contains("check the count of tokens first"))
    }

    @Test
    func `Rule 62: converting text to a token at an index out of range traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let field = UISearchTextField()
                let token = UISearchToken(icon: nil, text: "A")
                field.replaceTextualPortion(of: field.textualRange, with: token, at: 2)
            }
        }
        #expect(message(result).contains("replaceTextualPortion(of:with:at:) was given index 2"))
    }

    @Test
    func `Deleting rows that the data source still counts traps with both numbers`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = CountedTable(style: .plain)
                controller.counted().deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }
        #expect(message(result).contains("it had 3 rows, of which 1 were deleted"))
        #expect(message(result).contains("That makes 2 rows, but the data source returned 3."))
        #expect(message(result).contains("Report exactly the changes of the data."))
    }

    @Test
    func `Deleting a section that the data source still counts traps with both numbers`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = CountedTable(style: .plain)
                controller.counted().deleteSections(IndexSet(integer: 0), with: .automatic)
            }
        }
        #expect(message(result).contains("That makes 0 sections, but the data source returned 1."))
    }

    @Test
    func `A data source that returns a negative row count traps, with a message that names the method`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = CountedTable(style: .plain)
                controller.counts = [-1]
                _ = controller.counted()
            }
        }
        #expect(
            message(result).contains(
                "tableView(_:numberOfRowsInSection:) of UITableView's data source returned -1 for section 0"
            )
        )
    }

    @Test
    func `Scrolling to or selecting a nonexistent row traps, with a message that names the call`() async {
        let scrolled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = CountedTable(style: .plain)
                controller.tableView.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
            }
        }
        #expect(message(scrolled).contains("scrollToRow(at:at:animated:) was given row 3 of section 0, which has 3"))
        #expect(message(scrolled).contains("call reloadData() first if the data changed"))
        let selected = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = CountedTable(style: .plain)
                let path = IndexPath(row: 0, section: 4)
                controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        }
        #expect(message(selected).contains("was given section 4, but the table has 1 sections"))
    }

    @Test
    func `Dequeuing an unregistered cell traps, with a message that lists the registered identifiers`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView()
                table.register(UITableViewCell.self, forCellReuseIdentifier: "result")
                _ = table.dequeueReusableCell(withIdentifier: "results", for: IndexPath(row: 0, section: 0))
            }
        }
        #expect(message(result).contains("for a cell 'results', but no class, nib or prototype is registered for it"))
        #expect(message(result).contains("call register(_:forCellReuseIdentifier:) first. Registered are: 'result'."))
    }

    @Test
    func `Presenting an already presented controller traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let screen = await SearchScreen()
            _ = try? await launch(screen)
            await MainActor.run {
                screen.search.isActive = true
                screen.present(screen.search, animated: true)
            }
        }
        #expect(message(result).contains("was given UISearchController, which is being presented already; dismiss it"))
    }

    @Test
    func `Presenting a controller from itself, or a child of another controller, traps`() async {
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                controller.present(controller, animated: false)
            }
        }
        #expect(message(itself).contains("was given the presenter itself; pass another controller"))
        let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let child = UIViewController()
                let navigation = UINavigationController(rootViewController: child)
                defer { withExtendedLifetime(navigation) {} }
                UIViewController().present(child, animated: false)
            }
        }
        #expect(message(child).contains("which is a child of UINavigationController; present the parent"))
    }

    @Test
    func `Pushing a controller twice, or popping to a controller outside the stack, traps`() async {
        let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                UINavigationController(rootViewController: root).pushViewController(root, animated: false)
            }
        }
        #expect(message(pushed).contains("already; popToViewController(_:animated:) goes back to it"))
        let popped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UINavigationController(rootViewController: UIViewController())
                    .popToViewController(UIViewController(), animated: false)
            }
        }
        #expect(message(popped).contains("(_:animated:) was given UIViewController, which is not in the stack"))
    }

    @Test
    func `endUpdates without beginUpdates traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITableView().endUpdates() }
        }
        #expect(message(result).contains("endUpdates() was called without beginUpdates()"))
    }

    @Test
    func `Passing a text range that no field made traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UISearchTextField().tokens(in: UITextRange()) }
        }
        #expect(message(result).contains("tokens(in:) was given a UITextRange that was not created by a text field"))
    }
}

/// Programming errors that UIKit tolerates. The only effect is a message on standard error.
@MainActor
@Suite("Programming errors with a warning")
struct ToldMistakes {
    @Test
    func `Rule 10: setting isActive too early prints a warning that names the right moment`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UISearchController(searchResultsController: nil).isActive = true
                exit(0)
            }
        }
        #expect(message(result).contains("isActive was set to true before its search bar was in a window"))
        #expect(message(result).contains("Set it in viewDidAppear(_:)."))
    }

    @Test
    func `Presenting from a controller that is not in a window prints a warning and has no effect`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let search = UISearchController(searchResultsController: nil)
                UIViewController().present(search, animated: true)
                exit(search.isActive ? 1 : 0)
            }
        }
        #expect(message(result).contains("was not presented from UIViewController, whose view is not in a window"))
    }

    @Test
    func `Presenting from a controller that already presents another prints both names`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let screen = await SearchScreen()
            _ = try? await launch(screen)
            await MainActor.run {
                let first = UINavigationController()
                screen.present(first, animated: false)
                screen.present(UIViewController(), animated: false)
                exit(first.presentingViewController == nil ? 1 : 0)
            }
        }
        #expect(message(result).contains("which presents UINavigationController already"))
    }
}
