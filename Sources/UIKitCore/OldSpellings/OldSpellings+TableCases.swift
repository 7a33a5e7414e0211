import Foundation

// Swift 2 names of cases, with a capital letter. The compiler offers the current names as fix-its.

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITableView.Style {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "plain")
    public static var Plain: UITableView.Style { .plain }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "grouped")
    public static var Grouped: UITableView.Style { .grouped }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITableView.RowAnimation {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "fade")
    public static var Fade: UITableView.RowAnimation { .fade }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "right")
    public static var Right: UITableView.RowAnimation { .right }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "left")
    public static var Left: UITableView.RowAnimation { .left }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "top")
    public static var Top: UITableView.RowAnimation { .top }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "bottom")
    public static var Bottom: UITableView.RowAnimation { .bottom }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "none")
    public static var None: UITableView.RowAnimation { .none }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "middle")
    public static var Middle: UITableView.RowAnimation { .middle }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "automatic")
    public static var Automatic: UITableView.RowAnimation { .automatic }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITableView.ScrollPosition {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "none")
    public static var None: UITableView.ScrollPosition { .none }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "top")
    public static var Top: UITableView.ScrollPosition { .top }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "middle")
    public static var Middle: UITableView.ScrollPosition { .middle }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "bottom")
    public static var Bottom: UITableView.ScrollPosition { .bottom }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITableViewCell.CellStyle {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "default")
    public static var Default: UITableViewCell.CellStyle { .default }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "value1")
    public static var Value1: UITableViewCell.CellStyle { .value1 }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "value2")
    public static var Value2: UITableViewCell.CellStyle { .value2 }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "subtitle")
    public static var Subtitle: UITableViewCell.CellStyle { .subtitle }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITableViewCell.AccessoryType {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "none")
    public static var None: UITableViewCell.AccessoryType { .none }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "disclosureIndicator")
    public static var DisclosureIndicator: UITableViewCell.AccessoryType { .disclosureIndicator }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "detailDisclosureButton")
    public static var DetailDisclosureButton: UITableViewCell.AccessoryType { .detailDisclosureButton }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "checkmark")
    public static var Checkmark: UITableViewCell.AccessoryType { .checkmark }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "detailButton")
    public static var DetailButton: UITableViewCell.AccessoryType { .detailButton }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITableViewCell.SelectionStyle {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "none")
    public static var None: UITableViewCell.SelectionStyle { .none }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "default")
    public static var Default: UITableViewCell.SelectionStyle { .default }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITableViewCell.SeparatorStyle {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "none")
    public static var None: UITableViewCell.SeparatorStyle { .none }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "singleLine")
    public static var SingleLine: UITableViewCell.SeparatorStyle { .singleLine }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITableViewCell.EditingStyle {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "none")
    public static var None: UITableViewCell.EditingStyle { .none }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "delete")
    public static var Delete: UITableViewCell.EditingStyle { .delete }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "insert")
    public static var Insert: UITableViewCell.EditingStyle { .insert }
}
