import Foundation
import FoundationCompatibility
import Synchronization

/// The kinds of queues of contexts.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// A queue of the context.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

/// Objects that are read from stores or a parent context, and saved there.
///
/// Use a context and its objects only on its queue: with ``perform(_:)`` and ``performAndWait(_:)``, or on the main thread if its queue
/// is the main one.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The ways to call a closure with ``perform(schedule:_:)``.
    public enum ScheduledTaskType: Sendable {
        /// At once if the caller runs on the queue of the context already; otherwise as soon as the queue is free.
        case immediate
        /// After the closures that wait for the queue.
        case enqueued
    }

    /// The kind of queue.
    public let concurrencyType: NSManagedObjectContextConcurrencyType

    final let queue: DispatchQueue
    static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    /// The name, for the app.
    open var name: String?

    /// Values of the app.
    public let userInfo = NSMutableDictionary()

    /// The policy for conflicts with other saves: an ``NSMergePolicy``. Default: ``NSErrorMergePolicy``.
    open var mergePolicy: Any = NSMergePolicy.error

    /// Whether saves of the parent, or of other contexts of the coordinator, are merged into this context. Default: false.
    open var automaticallyMergesChangesFromParent: Bool = false

    /// Whether the objects that were deleted in the store get nil as their values, instead of a trap when they are used. Default: true.
    open var shouldDeleteInaccessibleFaults: Bool = true

    /// Unavailable: a deletion reaches related objects at once.
    @available(*, unavailable, message: "A deletion reaches related objects at once: remove this assignment.")
    public final var propagatesDeletesAtEndOfEvent: Bool {
        get { false }
        set {}
    }

    /// Whether the context has strong references to all its objects, not only to changed ones. Default: false.
    open var retainsRegisteredObjects: Bool = false {
        didSet { retained = retainsRegisteredObjects ? registeredObjects : [] }
    }

    /// Unavailable: contexts share no values that could become stale.
    @available(
        *,
        unavailable,
        message: "Contexts share no values: use refresh(_:mergeChanges:) to read an object again."
    )
    public final var stalenessInterval: TimeInterval {
        get { -1 }
        set {}
    }

    /// Unavailable: there is no persistent history that records the authors of changes.
    @available(*, unavailable, message: "There is no persistent history: remove this assignment.")
    public final var transactionAuthor: String? {
        get { nil }
        set {}
    }

    /// Records changes, so that they can be undone. Default: nil.
    open var undoManager: UndoManager?

    final var storedCoordinator: NSPersistentStoreCoordinator?
    final var storedParent: NSManagedObjectContext?
    final let children = Mutex<[WeakContext]>([])

    final var registry = ObjectRegistry()
    final var retained: Set<NSManagedObject> = []
    final var inserted: Set<NSManagedObject> = []
    final var updated: Set<NSManagedObject> = []
    final var deleted: Set<NSManagedObject> = []
    /// The changes since the last notification.
    final var event = ContextEvent()
    final var isProcessingScheduled = false
    /// The number of closures that change objects without recording it.
    final var untrackedDepth = 0
    final var assignedStores: [NSManagedObjectID: NSPersistentStore] = [:]
    final var storedMaterializer: ObjectMaterializer?

    /// Unchecked: weak references are thread-safe.
    struct WeakContext: @unchecked Sendable {
        weak var context: NSManagedObjectContext?
    }

    /// Makes a context. It needs a coordinator or a parent.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue =
            ct == .mainQueueConcurrencyType
            ? .main : DispatchQueue(label: "NSManagedObjectContext", qos: .userInitiated)
        super.init()
        if ct == .privateQueueConcurrencyType {
            queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
            queue.setSpecific(key: Self.contextKey, value: WeakContext(context: self))
        }
    }

    /// Makes a context with a queue of its own.
    public convenience init(_ concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.init(concurrencyType: concurrencyType)
    }

    deinit { registry.removeCycles() }

    /// The coordinator of the stores; that of the parent if there is one. Set it once.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { rootCoordinator }
        set {
            storedCoordinator = newValue
            newValue?.register(self)
        }
    }

    /// The context from which objects are read, and into which they are saved. Setting it replaces a coordinator.
    open var parent: NSManagedObjectContext? {
        get { storedParent }
        set {
            storedParent = newValue
            let entry = WeakContext(context: self)
            newValue?.children.withLock { children in
                children.removeAll { $0.context == nil || $0.context === self }
                children.append(entry)
            }
        }
    }

    final var rootCoordinator: NSPersistentStoreCoordinator? { storedParent?.rootCoordinator ?? storedCoordinator }

    final var materializer: ObjectMaterializer {
        if let storedMaterializer { return storedMaterializer }
        let made = ObjectMaterializer(target: self)
        storedMaterializer = made
        return made
    }

    // MARK: - Saving

    /// Saves the changes: in one transaction of each store, or into the parent context. An error of one store prevents the changes of
    /// all.
    ///
    /// Calls `willSave()` of changed objects, validates them, and posts notifications before and after.
    ///
    /// - Throws: A validation error; an error with the code `NSManagedObjectMergeError` or `NSManagedObjectConstraintMergeError` if the
    ///   merge policy does not resolve a conflict; or an error of the store. The changes remain then.
    open func save() throws { try saveChanges() }

    // MARK: - Queue

    /// Calls a closure, during which this is the current context.
    private func run<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard concurrencyType == .mainQueueConcurrencyType else { return try block() }
        let outer = Self.mainContext
        Self.mainContext = WeakContext(context: self)
        defer { Self.mainContext = outer }
        return try block()
    }

    /// Calls a closure on the queue of the context, later. Then processes the pending changes.
    @preconcurrency
    open func perform(_ block: @escaping @Sendable () -> Void) {
        queue.async {
            self.run { block() }
            self.endEvent()
        }
    }

    /// The context on whose queue the caller is, by its queue; nil on other queues.
    static var current: NSManagedObjectContext? { DispatchQueue.getSpecific(key: contextKey)?.context ?? performing }

    static let contextKey = DispatchSpecificKey<WeakContext>()

    /// The context whose closure the main thread runs.
    nonisolated(unsafe) private static var mainContext: WeakContext?

    private static var performing: NSManagedObjectContext? { isOnMainQueue ? mainContext?.context : nil }

    /// Marks the main queue, and queues whose closure the main queue waits for.
    private static let mainQueueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller is on the main queue, or the main queue waits for the caller. Another thread than the main one runs the main
    /// queue of programs that end their main thread, such as those with an asynchronous `main`.
    private static var isOnMainQueue: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
    }

    /// Whether the caller is on the queue of the context.
    final var isOnQueue: Bool {
        concurrencyType == .mainQueueConcurrencyType
            ? Self.isOnMainQueue : DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    }

    /// Calls a closure on the queue of the context, and returns its result. Can be nested.
    public final func performAndWait<Result, Failure: Error>(
        _ block: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if isOnQueue { return try run(block) }
        // The caller waits, so the closure is not used by two threads.
        var outcome: Swift.Result<Result, Failure>?
        let isMainQueueWaiting = Self.isOnMainQueue
        queue.sync {
            // The closure may use a context of the main queue, such as the parent of this one.
            if isMainQueueWaiting { queue.setSpecific(key: Self.mainQueueKey, value: true) }
            defer { if isMainQueueWaiting { queue.setSpecific(key: Self.mainQueueKey, value: nil) } }
            do throws(Failure) {
                outcome = .success(try run(block))
            } catch {
                outcome = .failure(error)
            }
            endEvent()
        }
        guard let outcome else { preconditionFailure("The queue has not called the closure.") }
        return try outcome.get()
    }

    /// Calls a closure on the queue of the context, and returns its result.
    ///
    /// - Parameters:
    ///   - schedule: Whether the closure waits for others if the caller is on the queue already.
    ///   - block: The closure. Its result must not contain objects of the context, unless that has the main queue and the caller is on
    ///     the main actor.
    public final func perform<Result, Failure: Error>(
        schedule: ScheduledTaskType = .immediate,
        _ block: @escaping () throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        nonisolated(unsafe) let block = block
        let box: ResultBox<Result, Failure> = await withCheckedContinuation { continuation in
            let work: @Sendable () -> Void = {
                let result: Swift.Result<Result, Failure>
                do throws(Failure) {
                    result = .success(try self.run(block))
                } catch {
                    result = .failure(error)
                }
                self.endEvent()
                continuation.resume(returning: ResultBox(result: result))
            }
            if schedule == .immediate, self.isOnQueue { work() } else { self.queue.async(execute: work) }
        }
        return try box.result.get()
    }

    /// Unchecked: passed from the queue to the caller.
    private struct ResultBox<Result, Failure: Error>: @unchecked Sendable {
        let result: Swift.Result<Result, Failure>
    }
}
