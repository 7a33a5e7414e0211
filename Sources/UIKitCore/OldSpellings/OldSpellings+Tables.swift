import Foundation

// Swift 2 to 4 names of members of tables. The compiler offers the current names as fix-its.

extension UITableView {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "dequeueReusableCell(withIdentifier:)")
    public func dequeueReusableCellWithIdentifier(_ identifier: String) -> UITableViewCell? { nil }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "dequeueReusableCell(withIdentifier:for:)")
    public func dequeueReusableCellWithIdentifier(
        _ identifier: String,
        forIndexPath indexPath: NSIndexPath
    ) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier, for: indexPath as IndexPath)
    }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "register(_:forCellReuseIdentifier:)")
    public func registerClass(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "register(_:forCellReuseIdentifier:)")
    public func registerNib(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "cellForRow(at:)")
    public func cellForRowAtIndexPath(_ indexPath: NSIndexPath) -> UITableViewCell? { nil }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "indexPath(for:)")
    public func indexPathForCell(_ cell: UITableViewCell) -> NSIndexPath? { nil }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "deselectRow(at:animated:)")
    public func deselectRowAtIndexPath(_ indexPath: NSIndexPath, animated: Bool) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "selectRow(at:animated:scrollPosition:)")
    public func selectRowAtIndexPath(
        _ indexPath: NSIndexPath?,
        animated: Bool,
        scrollPosition: UITableView.ScrollPosition
    ) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "scrollToRow(at:at:animated:)")
    public func scrollToRowAtIndexPath(
        _ indexPath: NSIndexPath,
        atScrollPosition scrollPosition: UITableView.ScrollPosition,
        animated: Bool
    ) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "insertRows(at:with:)")
    public func insertRowsAtIndexPaths(
        _ indexPaths: [NSIndexPath],
        withRowAnimation animation: UITableView.RowAnimation
    ) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "deleteRows(at:with:)")
    public func deleteRowsAtIndexPaths(
        _ indexPaths: [NSIndexPath],
        withRowAnimation animation: UITableView.RowAnimation
    ) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "reloadRows(at:with:)")
    public func reloadRowsAtIndexPaths(
        _ indexPaths: [NSIndexPath],
        withRowAnimation animation: UITableView.RowAnimation
    ) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "reloadSections(_:with:)")
    public func reloadSections(_ sections: IndexSet, withRowAnimation animation: UITableView.RowAnimation) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isEditing")
    public var editing: Bool {
        get { isEditing }
        set { isEditing = newValue }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor
public let UITableViewAutomaticDimension = UITableView.automaticDimension

extension UITableViewDataSource {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "numberOfSections(in:)")
    public func numberOfSectionsInTableView(_ tableView: UITableView) -> Int { 1 }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "tableView(_:cellForRowAt:)")
    public func tableView(_ tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
        self.tableView(tableView, cellForRowAt: indexPath as IndexPath)
    }

    /// Not a default implementation: declared for its message, which gives the Swift 2 name.
    @available(*, unavailable, message: "Implement it; Swift 2 called it tableView(_:cellForRowAtIndexPath:).")
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

extension UITableViewDelegate {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "tableView(_:didSelectRowAt:)")
    public func tableView(_ tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {}
}
