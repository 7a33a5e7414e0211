import Foundation

/// What holds the cells of a section that scrolls by itself. It scrolls across the direction in which the collection does.
final class SectionScrollView: UIScrollView {
    let section: Int
    weak var collection: UICollectionView?
    /// Where the section comes to rest.
    var rest: (@MainActor (_ proposed: CGPoint, _ start: CGPoint) -> CGPoint)?
    /// Whether the collection is moving the content itself.
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
