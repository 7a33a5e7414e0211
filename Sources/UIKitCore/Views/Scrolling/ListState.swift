import Foundation

/// The selection and the first visible element of a list, as saved state.
@MainActor
package struct ListState {
    private enum Key {
        static let selection = "UIListState.selection"
        static let top = "UIListState.top"
        static let offset = "UIListState.offset"
    }

    /// The selected elements.
    package var selection: [IndexPath] = []
    /// The first visible element.
    package var top: IndexPath?
    /// The distance from the start of ``top`` to the content offset, in points.
    package var offset: CGFloat = 0

    package init(selection: [IndexPath], top: IndexPath?, offset: CGFloat) {
        (self.selection, self.top, self.offset) = (selection, top, offset)
    }

    /// Encodes the elements by their model identifiers, without a model association by their index paths.
    package func encode(with coder: NSCoder, dataSource: AnyObject?, in view: UIView) {
        func named(_ path: IndexPath) -> Any? {
            guard let models = dataSource as? any UIDataSourceModelAssociation else { return path }
            return models.modelIdentifierForElement(at: path, in: view)
        }
        coder.encode(selection.compactMap(named), forKey: Key.selection)
        if let top = top.flatMap(named) { coder.encode(top, forKey: Key.top) }
        coder.encode(Double(offset), forKey: Key.offset)
    }

    /// Decodes the elements that exist. Nil if there is no state of a list.
    ///
    /// - Parameter exists: Whether an element exists at an index path.
    package init?(
        coder: NSCoder,
        dataSource: AnyObject?,
        in view: UIView,
        exists: (IndexPath) -> Bool
    ) {
        let classes: [AnyClass] = [NSArray.self, NSString.self, NSIndexPath.self]
        guard let selection = coder.decodeObject(of: classes, forKey: Key.selection) as? [Any] else { return nil }
        func path(_ name: Any?) -> IndexPath? {
            let path: IndexPath? =
                if let models = dataSource as? any UIDataSourceModelAssociation {
                    (name as? String).flatMap { models.indexPathForElement(withModelIdentifier: $0, in: view) }
                } else {
                    name as? IndexPath
                }
            return path.flatMap { $0.count == 2 && exists($0) ? $0 : nil }
        }
        self.selection = selection.compactMap(path)
        top = path(coder.decodeObject(of: classes, forKey: Key.top))
        offset = CGFloat(coder.decodeDouble(forKey: Key.offset)).drawable
    }
}
