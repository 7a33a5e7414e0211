import Foundation
import UIKitCore

// Swift 2 to 4 names of types, constants and members of collections. The compiler offers the current names as fix-its.

/// Its name in Swift 4.
@available(*, unavailable, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// Its name in Swift 4.
@available(*, unavailable, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(*, unavailable, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(*, unavailable, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

extension UICollectionView {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "dequeueReusableCell(withReuseIdentifier:for:)")
    public func dequeueReusableCellWithReuseIdentifier(
        _ identifier: String,
        forIndexPath indexPath: NSIndexPath
    ) -> UICollectionViewCell {
        dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath as IndexPath)
    }
}

extension UICollectionViewDataSource {
    /// Not a default implementation: declared for its message, which gives the Swift 2 name.
    @available(*, unavailable, message: "Implement it; Swift 2 called it collectionView(_:cellForItemAtIndexPath:).")
    public func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
}
