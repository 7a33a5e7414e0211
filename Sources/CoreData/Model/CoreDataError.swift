// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationCompatibility

/// Makes errors with Apple's domain and codes.
enum CoreDataError {
    enum Code: Int {
        case multipleValidationErrors = 1560
        case missingMandatoryProperty = 1570
        case relationshipLacksMinimumCount = 1580
        case relationshipExceedsMaximumCount = 1590
        case relationshipDeniedDelete = 1600
        case numberTooLarge = 1610
        case numberTooSmall = 1620
        case dateTooLate = 1630
        case dateTooSoon = 1640
        case stringTooLong = 1660
        case stringTooShort = 1670
        case stringPatternMatching = 1680
        case managedObjectValidation = 1550
        case persistentStoreInvalidType = 134_000
        case persistentStoreTypeMismatch = 134_010
        case persistentStoreIncompatibleSchema = 134_020
        case persistentStoreSave = 134_030
        case persistentStoreOperation = 134_070
        case persistentStoreOpen = 134_080
        case persistentStoreIncompatibleVersionHash = 134_100
        case migrationMissingSourceModel = 134_130
        case migrationMissingMappingModel = 134_140
        case managedObjectContextLocking = 132_000
        case managedObjectReferentialIntegrity = 133_000
        case managedObjectMerge = 133_020
        case managedObjectConstraintMerge = 133_021
        case fileReadNoSuchFile = 260
        case fileReadCorruptFile = 259
        case fileWriteUnknown = 512
        case fileWriteNoPermission = 513
        case fileWriteOutOfSpace = 640
        case fileReadNoPermission = 257
        case sqlite = 134_180
    }

    /// Makes an error with a sentence that has the cause and the remedy.
    static func make(_ code: Code, _ description: String, _ userInfo: [String: Any] = [:]) -> NSError {
        var info = userInfo
        info[NSLocalizedDescriptionKey] = description
        return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: info)
    }

    /// Returns the error for an error of SQLite, with its code for the key `NSSQLiteErrorDomain`.
    static func make(_ failure: SQLiteFailure, path: String?) -> NSError {
        let (code, text): (Code, String) =
            switch failure.primaryCode {
            case 11, 26: (.fileReadCorruptFile, "The file is damaged, or no database")
            case 13: (.fileWriteOutOfSpace, "The disk is full")
            case 8: (.fileWriteNoPermission, "The database is read-only")
            case 14: (.persistentStoreOpen, "The file cannot be opened")
            case 23: (.fileReadNoPermission, "The file cannot be read")
            default: (.sqlite, "SQLite reports an error")
            }
        var info: [String: Any] = [NSSQLiteErrorDomain: NSNumber(value: failure.primaryCode)]
        if let path { info[NSFilePathErrorKey] = path }
        let place = path.map { " of the store \(quoted($0))" } ?? ""
        return make(code, "\(text)\(place): \(failure.message).", info)
    }

    /// Returns the error of a store for any error.
    static func make(_ error: any Error, path: String?) -> NSError {
        (error as? SQLiteFailure).map { make($0, path: path) } ?? error as NSError
    }
}

/// The key of SQLite's result code in errors.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
/// The key of the errors in an error with the code `NSValidationMultipleErrorsError`.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the invalid object in a validation error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the invalid property's name in a validation error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the violated predicate in a validation error.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the invalid value in a validation error.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores in an error.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects in an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts in an error of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"
