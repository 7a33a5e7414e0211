import Foundation
import UIKitCore

/// The space available to a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
    /// The size before insets, in points.
    var contentSize: CGSize { get }
    /// The size after insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The effective insets, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section's layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
    /// The available space.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

struct LayoutContainer: NSCollectionLayoutContainer, Equatable {
    var contentSize: CGSize
    var contentInsets = NSDirectionalEdgeInsets.zero

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0)
        )
    }
}

struct LayoutEnvironment: NSCollectionLayoutEnvironment {
    var layoutContainer: LayoutContainer
    var traitCollection: UITraitCollection

    var container: any NSCollectionLayoutContainer { layoutContainer }
}
