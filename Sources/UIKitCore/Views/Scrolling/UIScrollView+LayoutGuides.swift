import Foundation

extension UIScrollView {
    /// The content: its origin is that of the content's coordinates, its size is ``contentSize``.
    ///
    /// Constraints of subviews to its four edges determine the content size. In a table or a collection view, which
    /// calculate their content size, the guide has that size.
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = layoutState.contentGuide { return guide }
        let guide = UILayoutGuide(kind: .content, owningView: self, identifier: "content")
        layoutState.contentGuide = guide
        return guide
    }

    /// The frame of the scroll view without transform. Subviews with constraints to its edges do not scroll with the content.
    public var frameLayoutGuide: UILayoutGuide {
        if let guide = layoutState.frameGuide { return guide }
        let guide = UILayoutGuide(kind: .frame, owningView: self, identifier: "frame")
        layoutState.frameGuide = guide
        return guide
    }

    /// Whether a subview keeps its place on the screen while the content scrolls, so that each change of the offset moves it
    /// in the content's coordinates.
    var constraintsDependOnOffset: Bool {
        // Constraints of views outside with subviews.
        if layoutState.crossings > 0 { return true }
        return layoutState.constraints.contains { constraint in
            [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
                .contains { item, attribute in
                    attribute.kind != .length && (item as? UILayoutGuide)?.kind.isFixed == true
                }
        }
    }
}
