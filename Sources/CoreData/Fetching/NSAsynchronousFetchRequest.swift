import Foundation
import FoundationCompatibility

/// The result of a request that a context executes.
open class NSPersistentStoreResult: NSObject {}

/// The result of a request that runs later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    /// The context.
    public final let managedObjectContext: NSManagedObjectContext
    /// The error of the request; nil if it succeeded, or still runs.
    public final internal(set) var operationError: (any Error)?
    private(set) var isCancelled = false

    init(context: NSManagedObjectContext) { managedObjectContext = context }

    /// Prevents the request if it has not begun.
    open func cancel() { isCancelled = true }
}

/// The result of an asynchronous fetch.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
    /// The request.
    public final let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The results; nil before the end.
    public final internal(set) var finalResult: [ResultType]?

    init(request: NSAsynchronousFetchRequest<ResultType>, context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context: context)
    }
}

/// A fetch that runs on the queue of its context, while the caller goes on.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
    /// The request.
    public final let fetchRequest: NSFetchRequest<ResultType>
    /// Called at the end, on the queue of the context.
    public final let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// The expected number of results. Kept without effect: no progress is reported.
    open var estimatedResultCount: Int = 0

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - request: The fetch.
    ///   - blk: Called at the end, on the queue of the context.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    ) {
        fetchRequest = request
        completionBlock = blk
    }
}

/// A request of any type of results that a context starts.
protocol AsynchronousRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(request: self, context: context)
        nonisolated(unsafe) let shared = result
        context.perform {
            guard !shared.isCancelled else { return }
            do {
                shared.finalResult = try context.fetch(shared.fetchRequest.fetchRequest)
            } catch {
                shared.operationError = error
            }
            shared.fetchRequest.completionBlock?(shared)
        }
        return result
    }
}
