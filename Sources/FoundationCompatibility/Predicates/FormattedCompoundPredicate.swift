import Foundation

/// A compound predicate from a format. Foundation's class has no format, equality or copies of its own.
final class FormattedCompoundPredicate: NSCompoundPredicate {
    override var predicateFormat: String { PredicateFormatter.format(self) }

    override var description: String { PredicateFormatter.format(self) }

    override func copy(with zone: NSZone? = nil) -> Any {
        FormattedCompoundPredicate(type: compoundPredicateType, subpredicates: subpredicates)
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate else { return false }
        return PredicateStructure.areEqual(self, other)
    }

    override var hash: Int { Int(compoundPredicateType.rawValue) }
}
