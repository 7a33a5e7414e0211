import UIKitCore

extension UITabSidebarItem {
    /// Unavailable.
    @available(
        *,
        unavailable,
        message:
            "Rows of the sidebar have no accessories on Linux: set a contentConfiguration whose view contains them."
    )
    public var accessories: [UICellAccessory] { fatalError("UITabSidebarItem.accessories is unavailable on Linux.") }
}
