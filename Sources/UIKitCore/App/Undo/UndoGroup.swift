import Foundation

/// The inverse of one change.
struct UndoAction {
    private(set) weak var target: AnyObject?
    let perform: () -> Void

    init(target: AnyObject, perform: @escaping () -> Void) {
        self.target = target
        self.perform = perform
    }
}

/// Inverses that are performed together.
@MainActor
final class UndoGroup {
    enum Part {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var parts: [Part] = []
    var name: String
    var isDiscardable: Bool

    init(name: String = "", isDiscardable: Bool = false) {
        self.name = name
        self.isDiscardable = isDiscardable
    }

    /// Performs all inverses, the last first.
    func perform() {
        for part in parts.reversed() {
            switch part {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }

    /// Removes the inverses of changes to an object.
    func remove(_ target: AnyObject) {
        parts.removeAll { part in
            switch part {
            case .action(let action): return action.target === target
            case .group(let group):
                group.remove(target)
                return group.parts.isEmpty
            }
        }
    }
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when an undo manager begins or ends a group, undoes or redoes. The object is the manager.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted after a group began.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before a group ends.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted after a group ended.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before a group is undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted after a group was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before a group is repeated.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted after a group was repeated.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
