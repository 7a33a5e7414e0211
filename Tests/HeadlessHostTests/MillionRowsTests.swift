import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("A million rows in the headless host")
struct MillionRowsTests {
    private final class Numbers: UITableViewController {
        var cells = 0

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "number")
                ?? {
                    cells += 1
                    return UITableViewCell(style: .default, reuseIdentifier: "number")
                }()
            cell.textLabel?.text = "Number \(indexPath.row)"
            return cell
        }
    }

    @Test
    func `Showing a screen, jumping to the end and back creates fewer than 100 cells`() async throws {
        let numbers = Numbers(style: .plain)
        let driver = try await AppDriver.launch { numbers }
        let rows = { driver.screen().elements(role: "row").compactMap(\.label) }
        #expect(rows().first == "Number 0")
        try await driver.key(AppDriver.Key("end")!)
        #expect(rows().last == "Number 999999")
        try await driver.key(AppDriver.Key("home")!)
        #expect(rows().first == "Number 0")
        #expect(numbers.cells < 100)
    }
}
