import TypeAhead
import UIKit

/// The rows of a table that change the search: suggestions and recent searches.
@MainActor
final class ActionRows: NSObject, UITableViewDataSource {
    /// A row.
    struct Row {
        let text: String
        let detail: String?
        /// The name of a system symbol.
        let image: String
        /// The recent search of the row, which the user may pin and remove.
        var entry: RecentSearches.Entry?
        let action: @MainActor () -> Void
    }

    var rows: [Row] = []
    /// The title above the rows.
    var title: String?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "TypeAheadUIKit.action"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .value1, reuseIdentifier: identifier)
        let row = rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = row.text
        content.secondaryText = row.detail
        content.image = UIImage(systemName: row.image)
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        rows[indexPath.row].entry != nil
    }
}
