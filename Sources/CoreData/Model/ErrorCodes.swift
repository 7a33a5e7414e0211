// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A property of an object is invalid.
public let NSManagedObjectValidationError = 1550
/// Several properties or objects are invalid. Their errors have the key ``NSDetailedErrorsKey``.
public let NSValidationMultipleErrorsError = 1560
/// A property that is not optional is nil.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has fewer objects than its minimum.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has more objects than its maximum.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object is deleted although a relationship with the rule *deny* has objects.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is greater than its maximum.
public let NSValidationNumberTooLargeError = 1610
/// A number is less than its minimum.
public let NSValidationNumberTooSmallError = 1620
/// A date is after its maximum.
public let NSValidationDateTooLateError = 1630
/// A date is before its minimum.
public let NSValidationDateTooSoonError = 1640
/// A date is invalid.
public let NSValidationInvalidDateError = 1650
/// A text is longer than its maximum.
public let NSValidationStringTooLongError = 1660
/// A text is shorter than its minimum.
public let NSValidationStringTooShortError = 1670
/// A text does not match its regular expression.
public let NSValidationStringPatternMatchingError = 1680
/// An object refers to one that does not exist.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// Another save changed the same object.
public let NSManagedObjectMergeError = 133_020
/// Another object has the same values of a uniqueness constraint.
public let NSManagedObjectConstraintMergeError = 133_021
/// The type of a store is unknown.
public let NSPersistentStoreInvalidTypeError = 134_000
/// A file is a database of another kind.
public let NSPersistentStoreTypeMismatchError = 134_010
/// A store does not have the tables of its model.
public let NSPersistentStoreIncompatibleSchemaError = 134_020
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134_030
/// A request failed.
public let NSPersistentStoreOperationError = 134_070
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134_080
/// A store has the tables of another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// The model of a store cannot be read.
public let NSMigrationMissingSourceModelError = 134_130
/// A store cannot be changed to the new version of the model automatically.
public let NSMigrationMissingMappingModelError = 134_140
/// SQLite reports an error. Its code has the key ``NSSQLiteErrorDomain``.
public let NSSQLiteError = 134_180
