import Foundation

/// A destination of drops.
@MainActor
protocol DropTarget: AnyObject {
    func canHandle(_ session: DropSession) -> Bool
    func dropDidEnter(_ session: DropSession)
    func dropDidUpdate(_ session: DropSession) -> UIDropOperation
    func dropDidExit(_ session: DropSession)
    func performDrop(_ session: DropSession)
    func dropDidEnd(_ session: DropSession)
}

/// A drag from this program over its views.
@MainActor
final class DropSession: UIDropSession {
    let drag: DragSession
    let progress = Progress(totalUnitCount: 0)
    private var target: (any DropTarget)?
    /// The targets that the drag has entered, which are notified of its end.
    private var visited: [any DropTarget] = []
    private var operation = UIDropOperation.cancel

    init(of drag: DragSession) {
        self.drag = drag
    }

    // MARK: Queries by apps

    var items: [UIDragItem] { drag.items }
    var localDragSession: (any UIDragSession)? { drag }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        drag.canLoadObjects(ofClass: aClass)
    }

    @discardableResult
    func loadObjects(
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

    // MARK: Calls by the drag

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

    func userLeft() {
        let left = target
        target = nil
        operation = .cancel
        left?.dropDidExit(self)
    }

    func userDropped() -> UIDropOperation {
        let operation = operation
        guard let target, operation == .copy || operation == .move else {
            userLeft()
            return .cancel
        }
        self.target = nil
        target.performDrop(self)
        return operation
    }

    func end() {
        let visited = visited
        self.visited = []
        for target in visited { target.dropDidEnd(self) }
    }

    private func target(around view: UIView) -> (any DropTarget)? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? any DropTarget }
            // A target that accepted the drag is not queried again while the pointer stays over it.
            .first { $0 === target || $0.canHandle(self) }
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
