import Foundation

/// What gives a table its rows. The first two members are required, the others optional.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// The number of rows in a section. Asked when data is loaded or updated, never while scrolling.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row. Asked for rows on screen only; take the cell from
    /// ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The number of sections; 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The title over a section; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// The titles of an index at the trailing edge of a plain table, by which the user goes to sections; nil for none.
    /// Asked when data is loaded.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section to which a title of the index leads: the one of the same number unless implemented.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Removes or inserts a row, as the user asked: change the data and call
    /// ``UITableView/deleteRows(at:with:)`` or ``UITableView/insertRows(at:with:)``.
    ///
    /// A table offers to delete rows by a swipe when this is implemented. Of a ``UITableViewController`` the table
    /// knows whether it is. Of another class Swift cannot tell on Linux: such a table offers it until the first time that the
    /// offer comes to nothing. Implement ``tableView(_:canEditRowAt:)`` to refuse.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )

    /// Whether a row can be deleted or inserted by the user; true unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether the user can move a row. Of a ``UITableViewController`` that does not override it, all rows can be moved when
    /// it overrides ``tableView(_:moveRowAt:to:)``. Of another class Swift cannot tell on Linux: there it is false unless
    /// implemented; implement both.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Moves a row in the data, as the user did on screen.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// No title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the same number.
    public func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }

    /// Tells the table that nothing implements this, so that it offers no further deletions.
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        UITableView.typesWithoutCommit.insert(ObjectIdentifier(type(of: self)))
    }

    /// True.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// False.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing: no row can be moved unless ``tableView(_:canMoveRowAt:)`` says so.
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
