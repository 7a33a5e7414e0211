// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationCompatibility

/// The ways to resolve conflicts between a context and a store.
public enum NSMergePolicyType: UInt, Sendable {
    /// The save fails.
    case errorMergePolicyType
    /// Of properties that both changed, those of the store remain.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// Of properties that both changed, those of the context are saved.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// All values of the context's object are saved.
    case overwriteMergePolicyType
    /// All values of the store remain.
    case rollbackMergePolicyType
}

/// The way in which a context resolves conflicts with other saves. Any thread may use it.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The save fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// Of properties that both changed, those of the store remain.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// Of properties that both changed, those of the context are saved.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// All values of the context's object are saved.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// All values of the store remain.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

    /// The way.
    open var mergeType: NSMergePolicyType { type }

    private let type: NSMergePolicyType

    /// Makes a policy.
    public init(merge ty: NSMergePolicyType) { type = ty }

    /// Resolves conflicts of an object with its saved row. An override calls `super` with the conflicts that it does not resolve.
    ///
    /// - Throws: An error with the code `NSManagedObjectMergeError` if the policy resolves none.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard !list.isEmpty else { return }
        if type == .errorMergePolicyType {
            throw CoreDataError.make(
                .managedObjectMerge,
                "Could not merge changes: another save changed the same objects.",
                [NSPersistentStoreSaveConflictsErrorKey: list]
            )
        }
        for conflict in list { conflict.apply(type) }
    }

    /// Resolves conflicts of objects with equal values of a uniqueness constraint.
    ///
    /// - Throws: An error with the code `NSManagedObjectConstraintMergeError` if the policy resolves none.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard !list.isEmpty else { return }
        if type == .errorMergePolicyType {
            throw CoreDataError.make(
                .managedObjectConstraintMerge,
                "Could not merge changes: objects have equal values of the uniqueness constraint "
                    + "\(list[0].constraint.joined(separator: ", ")).",
                [NSPersistentStoreSaveConflictsErrorKey: list]
            )
        }
        for conflict in list { conflict.apply(type) }
    }
}

/// The policy that lets the save fail.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// The policy that keeps the store's values of properties that both changed.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// The policy that saves the context's values of properties that both changed.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// The policy that saves all values of the context.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// The policy that keeps all values of the store.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }

/// An object that was saved by another context after this one had read it.
open class NSMergeConflict: NSObject {
    /// The object of the context.
    public let sourceObject: NSManagedObject
    /// The values of the context's object.
    public let objectSnapshot: [String: Any]?
    /// The values that the context had read.
    public let cachedSnapshot: [String: Any]?
    /// The values in the store; nil if the object was deleted there.
    public let persistedSnapshot: [String: Any]?
    /// The version of the context's object; 0 if it is deleted.
    public let newVersionNumber: Int
    /// The version that the context had read.
    public let oldVersionNumber: Int

    let row: StoredRow?

    init(object: NSManagedObject, row: StoredRow?) {
        sourceObject = object
        self.row = row
        let layout = object.layout
        func dictionary(_ values: [Any?]?) -> [String: Any]? {
            values.map { values in
                var result: [String: Any] = [:]
                for position in layout.storedPositions where values.indices.contains(position) {
                    result[layout.names[position]] = values[position] ?? NSNull()
                }
                return result
            }
        }
        objectSnapshot = object.isDeleted ? nil : dictionary(object.values)
        cachedSnapshot = dictionary(object.committed)
        persistedSnapshot = dictionary(row?.values)
        newVersionNumber = object.isDeleted ? 0 : Int(object.version) + 1
        oldVersionNumber = Int(object.version)
    }

    fileprivate func apply(_ type: NSMergePolicyType) {
        guard let context = sourceObject.context else { return }
        guard let row, let saved = row.values else { return context.resolveMissingRow(of: sourceObject, type) }
        let object = sourceObject
        switch type {
        case .errorMergePolicyType: return
        case .rollbackMergePolicyType: context.discardChanges(of: object, row)
        case .overwriteMergePolicyType:
            object.version = row.version
            // Only differences are written, so the base is what the store has now.
            if !object.isDeleted { object.committed = saved }
        case .mergeByPropertyObjectTrumpMergePolicyType: object.merge(row)
        case .mergeByPropertyStoreTrumpMergePolicyType:
            if object.isDeleted { return context.discardChanges(of: object, row) }
            guard let base = object.committed else { return }
            for position in object.layout.storedPositions
            where !object.isEqual(base[position], saved[position], at: position) {
                object.values[position] = saved[position]
                object.related[position] = nil
            }
            object.merge(row)
        }
    }
}

/// Objects with equal values of a uniqueness constraint.
open class NSConstraintConflict: NSObject {
    /// The names of the properties.
    public let constraint: [String]
    /// The values that are equal.
    public let constraintValues: [String: Any]
    /// The object with these values in the store; nil if all are new.
    public let databaseObject: NSManagedObject?
    /// The objects of the context that have them.
    public let conflictingObjects: [NSManagedObject]

    init(constraint: [String], databaseObject: NSManagedObject?, conflictingObjects: [NSManagedObject]) {
        self.constraint = constraint
        self.databaseObject = databaseObject
        self.conflictingObjects = conflictingObjects
        var values: [String: Any] = [:]
        for name in constraint { values[name] = conflictingObjects.first?.primitiveValue(forKey: name) ?? NSNull() }
        constraintValues = values
    }

    fileprivate func apply(_ type: NSMergePolicyType) {
        guard let object = conflictingObjects.first, let context = object.context else { return }
        guard let databaseObject else { return context.discardDuplicate(object) }
        switch type {
        case .errorMergePolicyType: return
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            context.moveValues(of: object, to: databaseObject)
            context.discardDuplicate(object)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: context.discardDuplicate(object)
        }
    }
}
