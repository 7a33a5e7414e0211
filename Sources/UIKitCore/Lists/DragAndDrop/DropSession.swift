import Foundation

/// A drag over the views of this program, as hosts access it.
///
/// For a drag of this program ``DragSession`` makes it. For a drag of a different program the host makes it, and calls
/// ``userMoved(over:at:)`` as the pointer moves, ``userLeft()`` when it leaves the window, then ``userDropped()`` for a drop,
/// and always ``end()``.
@_spi(Host)
@preconcurrency @MainActor
public final class DropSession: UIDropSession {
    /// The drag of this program; nil for one of a different program.
    package let drag: DragSession?
    /// The progress of loading the dropped items.
    public let progress = Progress(totalUnitCount: 0)

    private var foreignItems: [UIDragItem]
    private let foreignMoves: Bool
    private var foreignPoint = CGPoint.zero
    private var target: (any DropTarget)?
    /// The targets that the drag has entered, which are notified of its end.
    private var visited: [any DropTarget] = []
    private var operation = UIDropOperation.cancel

    init(of drag: DragSession) {
        self.drag = drag
        foreignItems = []
        foreignMoves = false
    }

    /// Makes a session for a drag of a different program.
    ///
    /// - Parameters:
    ///   - items: The items, whose data is loaded on demand.
    ///   - allowsMove: Whether the other program permits moving them.
    public init(foreignItems items: [UIDragItem], allowsMove: Bool) {
        drag = nil
        foreignItems = items
        foreignMoves = allowsMove
    }

    /// Replaces the items of a drag of a different program, once their number is known.
    public func replaceForeignItems(with items: [UIDragItem]) { foreignItems = items }

    // MARK: Queries by apps

    /// The dragged items.
    public var items: [UIDragItem] { drag?.items ?? foreignItems }
    /// The drag, if it began in this program.
    public var localDragSession: (any UIDragSession)? { drag }
    /// Whether the source permits moving the items.
    public var allowsMoveOperation: Bool { drag?.allowsMoveOperation ?? foreignMoves }
    /// Whether the drag is hidden from other programs.
    public var isRestrictedToDraggingApplication: Bool { drag?.isRestrictedToDraggingApplication ?? false }

    /// The location of the pointer.
    public func location(in view: UIView) -> CGPoint {
        drag?.location(in: view) ?? view.convert(foreignPoint, from: nil)
    }

    /// Whether an item has a representation of one of these types.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    /// Whether an object of a class can be created from an item.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Loads objects of a class from all items that can provide them.
    @discardableResult
    public func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        progress.totalUnitCount += Int64(providers.count)
        let loading = Loading(count: providers.count, progress: progress, completion)
        for (index, provider) in providers.enumerated() {
            let call = PendingCall()
            provider.loadObject(ofClass: aClass) { object, _ in
                nonisolated(unsafe) let object = object
                call.answer { loading.take(object, at: index) }
            }
            call.didReturn()
        }
        return progress
    }

    // MARK: Calls by hosts, for drags of different programs

    /// Moves the drag over a view.
    ///
    /// - Parameters:
    ///   - view: The view found by the hit test; nil for none.
    ///   - point: The location in the window's coordinates.
    /// - Returns: The operation of a drop at this location.
    public func userMoved(over view: UIView?, at point: CGPoint) -> UIDropOperation {
        foreignPoint = point
        return userMoved(over: view)
    }

    /// Moves the drag out of all views.
    public func userLeft() {
        let left = target
        target = nil
        operation = .cancel
        left?.dropDidExit(self)
    }

    /// Drops the items at the location of the pointer.
    ///
    /// - Returns: The performed operation.
    public func userDropped() -> UIDropOperation {
        let operation = operation
        guard let target, operation == .copy || operation == .move else {
            userLeft()
            return .cancel
        }
        self.target = nil
        target.performDrop(self)
        return operation
    }

    /// Ends the drag.
    public func end() {
        let visited = visited
        self.visited = []
        for target in visited { target.dropDidEnd(self) }
    }

    // MARK: Targets

    func userMoved(over view: UIView?) -> UIDropOperation {
        let found = view.flatMap(target(around:))
        if found !== target {
            userLeft()
            target = found
            if let found {
                if !visited.contains(where: { $0 === found }) { visited.append(found) }
                found.dropDidEnter(self)
            }
        }
        operation = target?.dropDidUpdate(self) ?? .cancel
        if operation == .move, !allowsMoveOperation { operation = .cancel }
        return operation
    }

    private func target(around view: UIView) -> (any DropTarget)? {
        sequence(first: view, next: \.superview).lazy
            .flatMap { view in
                view.interactions.compactMap { $0 as? any DropTarget } + [view as? any DropTarget].compactMap { $0 }
            }
            // A target that accepted the drag is not queried again while the pointer stays over it.
            .first { $0 === self.target || $0.canHandle(self) }
    }

    /// Collects objects that finish loading in any order.
    @MainActor
    private final class Loading {
        private var objects: [(any NSItemProviderReading)?]
        private var missing: Int
        private let progress: Progress
        private let completion: @MainActor ([any NSItemProviderReading]) -> Void

        init(
            count: Int,
            progress: Progress,
            _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
        ) {
            objects = Array(repeating: nil, count: count)
            missing = count
            self.progress = progress
            self.completion = completion
            if count == 0 { completion([]) }
        }

        func take(_ object: (any NSItemProviderReading)?, at index: Int) {
            objects[index] = object
            missing -= 1
            progress.completedUnitCount += 1
            if missing == 0 { completion(objects.compactMap { $0 }) }
        }
    }
}
