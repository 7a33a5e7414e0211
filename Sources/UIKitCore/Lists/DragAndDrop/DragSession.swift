import Foundation

/// A view or interaction whose content can be dragged.
@MainActor
protocol DragProvider {
    /// Makes a session for a drag from a point of the window; nil if there is nothing to drag.
    func dragSession(at point: CGPoint) -> DragSession?
}

/// The source of a drag.
@MainActor
package protocol DragOrigin: AnyObject {
    func allowsMove(_ session: DragSession) -> Bool
    func isRestricted(_ session: DragSession) -> Bool
    func dragWillBegin(_ session: DragSession)
    func dragDidMove(_ session: DragSession)
    func dragWillEnd(_ session: DragSession, with operation: UIDropOperation)
    func dragDidEnd(_ session: DragSession, with operation: UIDropOperation)
    /// Called after the destination received the data of all items.
    func dragDidTransfer(_ session: DragSession)
}

extension DragOrigin {
    package func dragDidMove(_ session: DragSession) {}
    package func dragWillEnd(_ session: DragSession, with operation: UIDropOperation) {}
    package func dragDidTransfer(_ session: DragSession) {}
}

/// A drag that began in a list or a view of this program, as hosts access it.
///
/// The host calls ``begin()``, then ``userMoved(over:at:)`` as the pointer moves, then ``userDropped()`` if the drag is
/// released over a view of this program, and always ``end(with:)``.
@_spi(Host)
@preconcurrency @MainActor
public final class DragSession: UIDragSession {
    /// The dragged items.
    public internal(set) var items: [UIDragItem] = []
    /// Data of the app for the drag.
    public var localContext: Any?
    /// The view in which the drag began, of which hosts show an image. Weak reference.
    public internal(set) weak var view: UIView?
    /// The point of the view's image that is at the pointer, in the view's coordinates; nil for the point of the press.
    public internal(set) var grip: CGPoint?
    /// The data for text fields and for other programs.
    public private(set) lazy var textDrag = TextDrag(
        items: items.map { PasteboardItem($0.itemProvider, localObject: $0.localObject) },
        isForOthers: !isRestrictedToDraggingApplication
    )

    /// The text of the drag, if an image of the view would be too large.
    public internal(set) var title: String?
    /// The range of the dragged text in its view; nil without text, and after the text moved.
    var range: Range<Int>?
    /// The index paths of the dragged rows, in the order of the items.
    var paths: [IndexPath] = []
    /// The list's generation to which the index paths belong.
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

    // MARK: Queries by apps

    /// The location of the pointer.
    public func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

    /// Whether the source permits moving the items.
    public var allowsMoveOperation: Bool { origin?.allowsMove(self) ?? true }

    /// Whether the drag is hidden from other programs.
    public var isRestrictedToDraggingApplication: Bool { origin?.isRestricted(self) ?? false }

    /// Whether an item has a representation of one of these types.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    /// Whether an object of a class can be created from an item.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    // MARK: Calls by hosts

    /// Starts the drag.
    public func begin() { origin?.dragWillBegin(self) }

    /// Moves the drag over a view. A list scrolls while the pointer stays near its upper or lower edge.
    ///
    /// - Parameters:
    ///   - view: The view found by the hit test; nil for none.
    ///   - point: The location in the window's coordinates.
    /// - Returns: The operation of a drop at this location.
    public func userMoved(over view: UIView?, at point: CGPoint) -> UIDropOperation {
        if self.point != point {
            self.point = point
            origin?.dragDidMove(self)
        }
        scroller.userMoved(over: view, at: point)
        return drop?.userMoved(over: view) ?? .cancel
    }

    /// Moves the drag out of all views.
    public func userLeft() {
        scroller.stop()
        drop?.userLeft()
    }

    /// Drops the items at the location of the pointer.
    ///
    /// - Returns: The performed operation.
    public func userDropped() -> UIDropOperation {
        scroller.stop()
        return drop?.userDropped() ?? .cancel
    }

    /// Ends the drag.
    ///
    /// - Parameter operation: The performed operation.
    public func end(with operation: UIDropOperation) {
        scroller.stop()
        guard let drop else { return }
        drop.userLeft()
        self.drop = nil
        origin?.dragWillEnd(self, with: operation)
        origin?.dragDidEnd(self, with: operation)
        drop.end()
        if operation == .copy || operation == .move { origin?.dragDidTransfer(self) }
    }
}
