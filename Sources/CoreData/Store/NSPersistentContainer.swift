import Foundation
import FoundationCompatibility

/// The model, the coordinator and the main context of an app. Any thread may use it.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name, which is that of the model and the file.
    public let name: String

    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext

    /// The model.
    public let managedObjectModel: NSManagedObjectModel

    /// The coordinator of the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator

    /// The stores that ``loadPersistentStores(completionHandler:)`` loads. Default: a SQLite file with the name of the container in
    /// ``defaultDirectoryURL()``.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Makes a container with the model that has its name in the main bundle, or else all models of it merged. Without any, the
    /// model has no entities, and a warning is printed.
    public convenience init(name: String) {
        let model = ModelFiles.model(named: name, in: .main).flatMap { NSManagedObjectModel(contentsOf: $0) }
        if model == nil {
            warn("The main bundle has no model \(quoted(name)), such as \(quoted(name + ".momd")).")
        }
        self.init(
            name: name,
            managedObjectModel: model ?? NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()
        )
    }

    /// Makes a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder of the files: `$XDG_DATA_HOME/App`, usually `~/.local/share/App`, with the identifier of the main bundle or else the
    /// name of the program.
    open class func defaultDirectoryURL() -> URL {
        let environment = ProcessInfo.processInfo.environment
        let data: URL
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
            data = URL(fileURLWithPath: path, isDirectory: true)
        } else {
            data = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        }
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return data.appendingPathComponent(name.replacingOccurrences(of: "/", with: "_"), isDirectory: true)
    }

    /// Opens the stores, or makes them, and calls the handler for each. The folders of the files are made.
    ///
    /// - Parameter block: Called with the error, or nil: at once unless the description says otherwise.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            if description.type == NSSQLiteStoreType, let url = description.url, url.path != "/dev/null" {
                do {
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(),
                        withIntermediateDirectories: true
                    )
                } catch {
                    block(description, error)
                    continue
                }
            }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Returns a new context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Calls a closure with a new context, on the queue of the context.
    @preconcurrency
    open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Calls a closure with a new context on the queue of the context, and returns its result.
    public final func performBackgroundTask<Result, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let context = newBackgroundContext()
        nonisolated(unsafe) let block = block
        return try await context.perform { () throws(Failure) -> Result in try block(context) }
    }
}
