import Foundation
import UIKitRuntime

/// Creates objects of classes known only at run time, through initialisers that apps override without `required`.
///
/// `UIKitRuntime.h` documents the mechanism. Used for all registered classes.
@MainActor
package enum ClassFactory {
    package static func makeObject(_ type: NSObject.Type) -> NSObject {
        take(UIKitRuntimeMakeObject(pointer(type)))
    }

    static func makeView(_ type: UIView.Type, frame: CGRect = .zero) -> UIView {
        take(UIKitRuntimeMakeView(pointer(type), frame.minX, frame.minY, frame.width, frame.height))
    }

    static func makeCollection(_ type: UICollectionView.Type) -> UICollectionView {
        let layout = Unmanaged.passRetained(UICollectionViewFlowLayout())
        return take(UIKitRuntimeMakeCollection(pointer(type), layout.toOpaque()))
    }

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

    package static func makeSegue(
        _ type: UIStoryboardSegue.Type,
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        let words = ownedWords(of: identifier)
        let controllers = (Unmanaged.passRetained(source), Unmanaged.passRetained(destination))
        return take(
            UIKitRuntimeMakeSegue(
                pointer(type),
                words.0,
                words.1,
                controllers.0.toOpaque(),
                controllers.1.toOpaque()
            )
        )
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

    private static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    private static func take<Object: AnyObject>(_ object: UnsafeMutableRawPointer) -> Object {
        let owned = Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
        return unsafeDowncast(owned, to: Object.self)
    }

    /// Returns the two words of a string with a retained reference, because initialisers consume their arguments.
    private static func ownedWords(of string: String?) -> (UInt64, UInt64) {
        let storage = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { storage.deallocate() }
        storage.initialize(to: string)
        return UnsafeRawPointer(storage).load(as: (UInt64, UInt64).self)
    }
}
