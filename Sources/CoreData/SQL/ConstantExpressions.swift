import Foundation
import FoundationCompatibility

import class FoundationCompatibility.NSComparisonPredicate
import class FoundationCompatibility.NSExpression

/// Expressions whose value depends on no object.
enum ConstantExpressions {
    static func isConstant(_ expression: NSExpression) -> Bool {
        switch expression.expressionType {
        case .constantValue: true
        case .aggregate: (expression.collection as? [NSExpression])?.allSatisfy(isConstant) == true
        case .function:
            // The operand of a predefined function is the evaluated object, which it does not use.
            (expression.operand.expressionType == .evaluatedObject || isConstant(expression.operand))
                && (expression.arguments ?? []).allSatisfy(isConstant)
        case .unionSet, .intersectSet, .minusSet: isConstant(expression.left) && isConstant(expression.right)
        default: false
        }
    }
}

/// The keys of sort descriptors.
enum SortKeys {
    /// Returns the key path of a descriptor, also of one with a Swift key path. Nil if it has none.
    static func key(of descriptor: NSSortDescriptor, in entity: NSEntityDescription) -> String? {
        if let key = descriptor.key { return key }
        let keyPath = (descriptor as? ManagedObjectSortDescriptor)?.objectKeyPath ?? descriptor.keyPath
        guard type(of: keyPath).rootType is NSManagedObject.Type else { return nil }
        return KeyPathProbe.name(of: keyPath, in: entity)
    }

    /// Whether a descriptor with a key compares by a closure, which only its description tells.
    static func hasComparator(_ descriptor: NSSortDescriptor) -> Bool {
        guard descriptor.key != nil, descriptor.selector == nil,
            let order = Mirror(reflecting: descriptor).children.first(where: { $0.label == "order" })
        else { return false }
        return Mirror(reflecting: order.value).children.first?.label == "comparator"
    }
}
