import Foundation
import FoundationCompatibility

/// The place, type and options of a store that a container loads.
open class NSPersistentStoreDescription: NSObject {
    /// The file. Nil, or `/dev/null`, for a database in memory.
    open var url: URL?

    /// The type. Default: `NSSQLiteStoreType`.
    open var type: String = NSSQLiteStoreType

    /// The configuration of the model whose entities are saved in the store. Nil for all.
    open var configuration: String?

    /// Whether objects cannot be saved. Default: false.
    open var isReadOnly: Bool = false

    /// Whether a store with an older version of the model is changed to the present one. Default: true.
    open var shouldMigrateStoreAutomatically: Bool = true

    /// Whether the differences of the versions are found without a mapping model. Default: true.
    open var shouldInferMappingModelAutomatically: Bool = true

    /// Whether the container loads the store on another thread, and calls the completion handler there. Default: false.
    open var shouldAddStoreAsynchronously: Bool = false

    /// The number of seconds for which an operation waits for another process that writes, before it fails. Default: 240.
    open var timeout: TimeInterval = 240

    private var otherOptions: [String: NSObject] = [:]
    private var pragmas: [String: NSObject] = [:]

    /// Makes a description of a SQLite file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Makes a description without a file.
    public override init() { super.init() }

    /// The options, as the coordinator gets them.
    open var options: [String: NSObject] {
        var result = otherOptions
        result[NSReadOnlyPersistentStoreOption] = NSNumber(value: isReadOnly)
        result[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: shouldMigrateStoreAutomatically)
        result[NSInferMappingModelAutomaticallyOption] = NSNumber(value: shouldInferMappingModelAutomatically)
        result[NSPersistentStoreTimeoutOption] = NSNumber(value: timeout)
        if !pragmas.isEmpty { result[NSSQLitePragmasOption] = NSDictionary(dictionary: pragmas) }
        return result
    }

    /// Sets an option. Nil removes it.
    open func setOption(_ option: NSObject?, forKey key: String) {
        let flag = (option as? NSNumber)?.boolValue
        switch key {
        case NSReadOnlyPersistentStoreOption: isReadOnly = flag ?? false
        case NSMigratePersistentStoresAutomaticallyOption: shouldMigrateStoreAutomatically = flag ?? false
        case NSInferMappingModelAutomaticallyOption: shouldInferMappingModelAutomatically = flag ?? false
        case NSPersistentStoreTimeoutOption: timeout = (option as? NSNumber)?.doubleValue ?? StoreOptions.defaultTimeout
        default: otherOptions[key] = option
        }
    }

    /// SQLite's pragmas.
    open var sqlitePragmas: [String: NSObject] { pragmas }

    /// Sets a pragma of SQLite, such as `synchronous`. Nil removes it.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }

    open override var description: String {
        "<\(Swift.type(of: self)) (type: \(type), url: \(url?.absoluteString ?? "nil"))>"
    }
}

extension StoreOptions {
    /// Reads the options of a store. Throws if a pragma has unusual characters.
    init(_ options: [AnyHashable: Any]?) throws {
        func flag(_ name: String) -> Bool {
            (options?[name] as? NSNumber)?.boolValue ?? (options?[name] as? Bool) ?? false
        }
        isReadOnly = flag(NSReadOnlyPersistentStoreOption)
        migrates = flag(NSMigratePersistentStoresAutomaticallyOption)
        infersMapping = flag(NSInferMappingModelAutomaticallyOption)
        let seconds = options?[NSPersistentStoreTimeoutOption]
        timeout = (seconds as? NSNumber)?.doubleValue ?? (seconds as? Double) ?? Self.defaultTimeout
        for (name, value) in options?[NSSQLitePragmasOption] as? [String: Any] ?? [:] {
            let text = "\(value)"
            // A pragma cannot have parameters, so its text must not contain anything else.
            let isPlain = (name + text).utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte == 0x2D
            }
            guard isPlain, !name.isEmpty, !text.isEmpty else {
                throw CoreDataError.make(
                    .persistentStoreOpen,
                    "The pragma \(quoted(name)) has a name or value with other characters than letters, digits and underscores."
                )
            }
            pragmas[name.lowercased()] = text
        }
    }
}
