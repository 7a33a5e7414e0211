import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// The container of an orthogonally scrolling section's cells. It scrolls across the collection's scroll direction.
final class SectionScrollView: UIScrollView {
    let section: Int
    weak var collection: UICollectionView?
    /// Returns the offset at which scrolling comes to rest.
    var rest: (@MainActor (_ proposed: CGPoint, _ start: CGPoint) -> CGPoint)?
    /// Whether the collection is updating the frame and offset, rather than the user or the app.
    var isPlacing = false

    init(section: Int) {
        self.section = section
        super.init(frame: .zero)
        backgroundColor = nil
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func offsetDidChange() {
        super.offsetDidChange()
        guard !isPlacing else { return }
        collection?.sectionDidScroll(self)
    }

    override var hasRestingPlaces: Bool {
        guard let parts = collection?.compositionalLayout?.parts, parts.geometries.indices.contains(section) else {
            return false
        }
        return parts.geometries[section].section.orthogonalScrollingBehavior != .continuous
    }

    override func restingOffset(for proposed: CGPoint, from start: CGPoint) -> CGPoint {
        rest?(proposed, start) ?? proposed
    }
}
