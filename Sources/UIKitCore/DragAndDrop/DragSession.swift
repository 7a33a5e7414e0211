import Foundation

/// A view out of which something is dragged.
@MainActor
protocol DragOrigin: AnyObject {
    func allowsMove(_ session: DragSession) -> Bool
    func isRestricted(_ session: DragSession) -> Bool
    func dragWillBegin(_ session: DragSession)
    func dragDidEnd(_ session: DragSession, with operation: UIDropOperation)
}

/// A drag that began on a row of this program, as a host meets it.
///
/// The host tells of it in this order: ``begin()``, then where the pointer is, then ``userDropped()`` if the button was let
/// go over a list, and in any case ``end(with:)``.
@_spi(Host)
@MainActor
public final class DragSession: UIDragSession {
    /// What is dragged.
    public internal(set) var items: [UIDragItem] = []
    /// What the app keeps with it.
    public var localContext: Any?
    /// The view on which it began, of which a host shows a picture.
    public private(set) weak var view: UIView?
    /// What fields take of it, and other programs.
    public private(set) lazy var textDrag = TextDrag(
        items: items.map { PasteboardItem($0.itemProvider, localObject: $0.localObject) },
        isForOthers: !isRestrictedToDraggingApplication
    )

    /// The rows that the items stand for, in the order of the items.
    var paths: [IndexPath] = []
    /// The state of the list that the paths belong to.
    let generation: Int
    var point: CGPoint
    private(set) weak var origin: (any DragOrigin)?
    private lazy var drop: DropSession? = DropSession(of: self)
    private lazy var scroller = DragScroller { [weak self] window in
        guard let self else { return }
        _ = drop?.userMoved(over: window.hitTest(point, with: nil))
    }

    init(of view: UIView, at point: CGPoint, generation: Int, origin: any DragOrigin) {
        self.view = view
        self.point = point
        self.generation = generation
        self.origin = origin
    }

    // MARK: What apps ask

    /// Where the pointer is.
    public func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

    /// Whether it may leave its place.
    public var allowsMoveOperation: Bool { origin?.allowsMove(self) ?? true }

    /// Whether other programs get nothing of it.
    public var isRestrictedToDraggingApplication: Bool { origin?.isRestricted(self) ?? false }

    /// Whether an item has a representation of one of these kinds.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    /// Whether an object of a class can be made of an item.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    // MARK: What hosts tell

    /// The drag began.
    public func begin() { origin?.dragWillBegin(self) }

    /// The pointer is over a view. A list scrolls by itself while the pointer stays near its upper or lower edge.
    ///
    /// - Parameters:
    ///   - view: What the hit test found there; nil for nothing.
    ///   - point: Where, in the window's coordinates.
    /// - Returns: What a drop would do here.
    public func userMoved(over view: UIView?, at point: CGPoint) -> UIDropOperation {
        self.point = point
        scroller.userMoved(over: view, at: point)
        return drop?.userMoved(over: view) ?? .cancel
    }

    /// The pointer left the views that were told of it.
    public func userLeft() {
        scroller.stop()
        drop?.userLeft()
    }

    /// It was dropped where the pointer is.
    ///
    /// - Returns: What was done.
    public func userDropped() -> UIDropOperation {
        scroller.stop()
        return drop?.userDropped() ?? .cancel
    }

    /// The drag is over.
    ///
    /// - Parameter operation: What became of it.
    public func end(with operation: UIDropOperation) {
        scroller.stop()
        guard let drop else { return }
        drop.userLeft()
        self.drop = nil
        origin?.dragDidEnd(self, with: operation)
        drop.end()
    }
}
