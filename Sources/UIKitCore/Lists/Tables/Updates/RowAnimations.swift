import Foundation

/// The animations that an app chose for changes of rows.
package struct RowAnimations {
    typealias Animation = UITableView.RowAnimation

    /// The animation of rows for which the app chose none.
    package var usual = UITableView.RowAnimation.automatic
    /// By the path after the changes.
    private var inserted: [IndexPath: Animation] = [:]
    /// By the path before the changes; also reloaded rows.
    private var deleted: [IndexPath: Animation] = [:]
    private var insertedSections: [Int: Animation] = [:]
    private var deletedSections: [Int: Animation] = [:]

    mutating func insert(_ paths: [IndexPath], _ animation: Animation) {
        guard animation != .automatic else { return }
        for path in paths { inserted[path] = animation }
    }

    mutating func delete(_ paths: [IndexPath], _ animation: Animation) {
        guard animation != .automatic else { return }
        for path in paths { deleted[path] = animation }
    }

    mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
        guard animation != .automatic else { return }
        for section in sections { insertedSections[section] = animation }
    }

    mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
        guard animation != .automatic else { return }
        for section in sections { deletedSections[section] = animation }
    }

    /// The animation of a new row.
    ///
    /// - Parameter source: The path before the changes of a reloaded row.
    func ofNewRow(_ path: IndexPath, source: IndexPath?) -> Animation {
        inserted[path] ?? source.flatMap { ofOldRow($0) } ?? insertedSections[path.section] ?? usual
    }

    /// The animation of a row that disappears or is reloaded.
    func ofOldRow(_ path: IndexPath) -> Animation {
        deleted[path] ?? deletedSections[path.section] ?? usual
    }
}

extension UITableView.RowAnimation {
    /// The look of a row at a frame, before it appears or after it disappeared; nil without an animation.
    func look(outside frame: CGRect) -> ListMotion.Look? {
        var frame = frame
        switch self {
        case .none: return nil
        case .left: frame.origin.x -= frame.width
        case .right: frame.origin.x += frame.width
        case .top: frame.origin.y -= frame.height
        case .bottom: frame.origin.y += frame.height
        case .fade, .middle, .automatic: break
        }
        return ListMotion.Look(frame: frame, alpha: 0)
    }
}
