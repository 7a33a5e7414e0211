import Foundation
import UIKitRuntime

extension ClassFactory {
    static func makeCell(
        _ type: UITableViewCell.Type,
        style: UITableViewCell.CellStyle,
        reuseIdentifier: String?
    ) -> UITableViewCell {
        let words = ownedWords(of: reuseIdentifier)
        return take(UIKitRuntimeMakeCell(pointer(type), UInt8(style.rawValue), words.0, words.1))
    }

    static func makeHeaderFooterView(
        _ type: UITableViewHeaderFooterView.Type,
        reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        let words = ownedWords(of: reuseIdentifier)
        return take(UIKitRuntimeMakeHeaderFooterView(pointer(type), words.0, words.1))
    }

    /// Returns whether a controller's class overrides `tableView(_:commit:forRowAt:)`. A table uses this to determine whether
    /// rows can be deleted: the protocol member is optional on iOS, and Swift on Linux cannot query optional members.
    static func overridesCommit(_ controller: UITableViewController) -> Bool {
        UIKitRuntimeCommitMethod(pointer(type(of: controller)))
            != UIKitRuntimeCommitMethod(pointer(UITableViewController.self))
    }

    /// Returns whether a controller's class overrides `tableView(_:moveRowAt:to:)`. A table uses this to determine whether
    /// rows can be moved.
    static func overridesMove(_ controller: UITableViewController) -> Bool {
        UIKitRuntimeMoveMethod(pointer(type(of: controller)))
            != UIKitRuntimeMoveMethod(pointer(UITableViewController.self))
    }
}
