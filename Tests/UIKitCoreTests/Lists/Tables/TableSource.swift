import Foundation

@testable @_spi(Host) import UIKitCore

/// Sections of texts, and a log of all calls of the table.
@MainActor
final class TableSource: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var headers: [String?] = []
    var style = UITableViewCell.CellStyle.default
    var rowText: ((IndexPath) -> String)?
    private(set) var made = 0
    private(set) var asked: [IndexPath] = []

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? newCell()
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    private func newCell() -> UITableViewCell {
        made += 1
        return UITableViewCell(style: style, reuseIdentifier: "cell")
    }
}

/// A million rows without an array.
@MainActor
final class ManyRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let count: Int
    var made = 0
    var heightsAsked = 0
    /// The height of a row. Nil: self-sizing.
    var height: ((Int) -> CGFloat)?
    /// The number of characters in a row.
    var length: (Int) -> Int = { _ in 10 }

    init(_ count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
        if cell == nil {
            made += 1
            cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            cell?.textLabel?.numberOfLines = 0
        }
        let text = "Row \(indexPath.row) "
        cell?.textLabel?.text = text + String(repeating: "x", count: length(indexPath.row))
        return cell!
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightsAsked += 1
        return height?(indexPath.row) ?? tableView.rowHeight
    }
}

@MainActor
func makeTable(_ source: any UITableViewDataSource, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    table.delegate = source as? any UITableViewDelegate
    return table
}
