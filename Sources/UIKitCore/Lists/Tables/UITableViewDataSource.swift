import Foundation

/// Provides the rows of a table. The first two members are required, the others optional.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// The number of rows in a section. Called when data is loaded or updated, never while scrolling.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell of a row. Called only for rows that are on screen, or measured near it; get the cell from
    /// ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The number of sections. Default: 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The title above a section; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// The titles of the section index at the trailing edge of a plain table; nil for none. Called when data is loaded.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section for a title of the section index. Default: the section with the same index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Deletes or inserts a row at the user's request: change the data and call ``UITableView/deleteRows(at:with:)`` or
    /// ``UITableView/insertRows(at:with:)``.
    ///
    /// A table offers swipe-to-delete if this is implemented. For a ``UITableViewController`` the table can detect an override.
    /// For other classes Swift cannot detect it on Linux: the table offers deletion until the default implementation is called
    /// for the first time. To refuse, implement ``tableView(_:canEditRowAt:)``.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )

    /// Whether the user can delete or insert a row. Default: true.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether the user can move a row. The default of a ``UITableViewController`` is true if it overrides
    /// ``tableView(_:moveRowAt:to:)``. For other classes Swift cannot detect an implementation on Linux, and the default is
    /// false; implement both.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Moves a row in the data after the user moved it on screen.
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

    /// The section with the same index.
    public func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }

    /// Notes that the class does not implement this method, so that the table no longer offers deletions.
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

    /// Does nothing. Rows can be moved only if ``tableView(_:canMoveRowAt:)`` returns true.
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

/// Prefetches the data of rows that are likely to appear soon.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called for rows less than a screen away, once until they leave that area.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called for rows that are no longer likely to appear.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
