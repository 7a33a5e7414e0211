import HeadlessHost
import RandomWalkSupport
import Testing
import UIKit

/// The user who acts at random, at apps with an error.
@MainActor
@Suite("Random user")
struct RandomWalkTests {
    /// A list with a button.
    private class List: UITableViewController {
        var rowCount = 5

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "List"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add,
                primaryAction: UIAction { [weak self] _ in self?.add() }
            )
        }

        func add() {
            rowCount += 1
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    /// A list that forgets to load new rows.
    private final class ForgetfulList: List {
        override func add() { rowCount += 1 }
    }

    /// A list that presents a screen without a way back.
    private final class TrappingList: List {
        override func add() {
            let controller = UIViewController()
            controller.modalPresentationStyle = .fullScreen
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
            label.text = "Forever"
            controller.view.addSubview(label)
            present(controller, animated: false)
        }
    }

    private func failure(of makeList: @escaping @MainActor () -> List, seed: UInt64) async throws -> String {
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: makeList()) }
        let settings = RandomWalkSettings(actions: 500, seed: seed, isLogged: false)
        do {
            try await RandomWalk("Example", driver, settings: settings, keepsRows: false).run()
            return ""
        } catch let failure as RandomWalkFailure {
            return failure.description
        }
    }

    @Test func `an app without an error passes`() async throws {
        let failure = try await failure(of: List.init, seed: 3)
        #expect(failure == "")
    }

    @Test func `a failure names the expectation, the seed, the latest actions and the screen`() async throws {
        let failure = try await failure(of: ForgetfulList.init, seed: 3)
        #expect(failure.contains("A table shows 5 rows of section 0, whose data source has 6."))
        #expect(failure.contains("RANDOM_SEED=3"))
        #expect(failure.contains("button \"Add\""))
        #expect(failure.contains("row \"Row 1\""))
    }

    @Test func `the same seed results in the same failure`() async throws {
        let failures = [
            try await failure(of: ForgetfulList.init, seed: 4), try await failure(of: ForgetfulList.init, seed: 4),
        ]
        #expect(failures[0] == failures[1])
        #expect(failures[0] != "")
    }

    @Test func `a screen that cannot be left is a failure`() async throws {
        let failure = try await failure(of: TrappingList.init, seed: 3)
        #expect(failure.contains("do not lead to the first screen: the presented UIViewController remains."))
    }
}
