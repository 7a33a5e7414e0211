import Foundation

/// The index of an expression such as `tags[FIRST]`.
enum PredicateIndex: String {
    case first = "FIRST"
    case last = "LAST"
    case size = "SIZE"
}

/// Elements of collections by index.
enum PredicateElement {
    /// Returns the element of an array at an integer or ``PredicateIndex``, or the entry of a dictionary with a key. Nil if the
    /// array is shorter. Traps if the value is no collection.
    static func value(of collection: Any?, index: Any?) -> Any? {
        guard let collection = PredicateValue.unwrapped(collection), let index = PredicateValue.unwrapped(index) else {
            return nil
        }
        let dictionary = PredicateValue.dictionary(collection)
        if let dictionary, !(index is PredicateIndex) {
            return (index as? AnyHashable).flatMap { key in
                dictionary[key] ?? PredicateNumber(index)?.int64.flatMap { dictionary[Int($0)] }
            }
        }
        guard let elements = PredicateValue.elements(collection) else {
            trap("An index in a predicate needs a collection, but the value is \(PredicateValue.name(collection)).")
        }
        switch index as? PredicateIndex {
        case .first: return elements.first
        case .last: return elements.last
        case .size: return NSNumber(value: elements.count)
        case nil: break
        }
        guard let position = PredicateNumber(index)?.int64 else {
            trap("An index of an array in a predicate must be an integer, not \(PredicateValue.name(index)).")
        }
        return elements.indices.contains(Int(position)) ? elements[Int(position)] : nil
    }
}
