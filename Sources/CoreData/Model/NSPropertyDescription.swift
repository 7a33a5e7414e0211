import Foundation
import FoundationCompatibility

/// A property of an entity: an attribute, a relationship, a fetched property or an expression.
///
/// Can be changed until a coordinator uses the model; changes after that trap.
open class NSPropertyDescription: NSObject {
    /// The entity that declares the property. Weak reference.
    public final internal(set) weak var entity: NSEntityDescription! {
        get { declaringEntity }
        set { declaringEntity = newValue }
    }

    private weak var declaringEntity: NSEntityDescription?

    /// The name. Unique in its entity.
    open var name: String = "" { willSet { checkMutable() } }

    /// Whether an object is valid without a value. Default: true.
    open var isOptional: Bool = true { willSet { checkMutable() } }

    /// Whether the property is not saved.
    open var isTransient: Bool = false { willSet { checkMutable() } }

    /// Whether the values are indexed, so that searches for them are fast.
    open var isIndexed: Bool = false { willSet { checkMutable() } }

    /// Values of the app.
    open var userInfo: [AnyHashable: Any]?

    /// The name of the property in the former version of the model, if it was different. Default: the name.
    open var renamingIdentifier: String? {
        get { storedRenamingIdentifier ?? name }
        set { storedRenamingIdentifier = newValue }
    }

    final var storedRenamingIdentifier: String? { willSet { checkMutable() } }

    /// A text that distinguishes versions of the model whose properties have equal declarations but other content.
    open var versionHashModifier: String? { willSet { checkMutable() } }

    /// The predicates that a value must satisfy to be saved. Set with ``setValidationPredicates(_:withValidationWarnings:)``.
    public final private(set) var validationPredicates: [NSPredicate] = []

    /// The error code, or message, for each validation predicate.
    public final private(set) var validationWarnings: [Any] = []

    /// Makes a property without a name.
    public override init() { super.init() }

    /// Sets the conditions for values.
    ///
    /// - Parameters:
    ///   - validationPredicates: Predicates whose evaluated object is the value.
    ///   - validationWarnings: For each predicate the code of the error, as a number, or its message.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?,
        withValidationWarnings validationWarnings: [String]?
    ) {
        setPredicates(validationPredicates ?? [], warnings: validationWarnings ?? [])
    }

    final func setPredicates(_ predicates: [NSPredicate], warnings: [Any]) {
        checkMutable()
        validationPredicates = predicates
        validationWarnings = warnings
    }

    final func checkMutable() {
        require(
            declaringEntity?.isFrozen != true,
            "The model is used by a coordinator, so the property '\(name)' cannot be changed. Change a copy of the model."
        )
    }

    /// Returns a copy of the property. Relationships still refer to entities of the same model; ``NSManagedObjectModel/copy()``
    /// connects them.
    final func duplicate() -> NSPropertyDescription {
        let copy = emptyCopy()
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.isIndexed = isIndexed
        copy.userInfo = userInfo
        copy.storedRenamingIdentifier = storedRenamingIdentifier
        copy.versionHashModifier = versionHashModifier
        copy.setPredicates(validationPredicates, warnings: validationWarnings)
        return copy
    }

    /// Returns a new property with the values of the subclass.
    func emptyCopy() -> NSPropertyDescription { NSPropertyDescription() }

    /// Returns a copy of the property, which belongs to no entity.
    open override func copy() -> Any { duplicate() }

    open override var description: String { "<\(type(of: self)) \(quoted(name))>" }
}
