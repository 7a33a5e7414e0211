import Foundation

/// A protocol through which `NSSortDescriptor` gets initializers that return a subclass.
public protocol SortDescriptorWithKey {}

extension NSSortDescriptor: SortDescriptorWithKey {}

extension SortDescriptorWithKey where Self: NSSortDescriptor {
    /// Makes a descriptor that compares the values for a key path. Nil is before all other values.
    ///
    /// - Parameters:
    ///   - key: The key path; nil to compare the objects themselves.
    ///   - ascending: Whether smaller values are first.
    public init(key: String?, ascending: Bool) {
        self = KeySortDescriptor(key: key, isAscending: ascending, order: .natural) as! Self
    }

    /// Makes a descriptor that compares the values for a key path by a method.
    ///
    /// - Parameters:
    ///   - key: The key path; nil to compare the objects themselves.
    ///   - ascending: Whether smaller values are first.
    ///   - selector: The selector of a method of the values with one argument, which returns a `ComparisonResult`. For strings
    ///     `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:` and
    ///     `localizedStandardCompare:` are known. Nil for the default order.
    public init(key: String?, ascending: Bool, selector: Selector?) {
        let order = selector.map(KeySortDescriptor.Order.method) ?? .natural
        self = KeySortDescriptor(key: key, isAscending: ascending, order: order) as! Self
    }

    /// Makes a descriptor that compares the values for a key path by a closure.
    public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self = KeySortDescriptor(key: key, isAscending: ascending, order: .comparator(cmptr)) as! Self
    }

    /// The key path; nil if the descriptor compares objects themselves, or was made with a Swift key path.
    public var key: String? { (self as? KeySortDescriptor)?.path }

    /// The selector by which the values are compared; nil if there is none.
    public var selector: Selector? {
        guard case .method(let selector) = (self as? KeySortDescriptor)?.order else { return nil }
        return selector
    }
}

/// A descriptor with a key.
final class KeySortDescriptor: NSSortDescriptor {
    /// The way in which values are compared.
    enum Order {
        case natural
        case method(Selector)
        case comparator(Comparator)
    }

    let path: String?
    let order: Order

    init(key: String?, isAscending: Bool, order: Order) {
        path = key
        self.order = order
        super.init(keyPath: \Any.self, ascending: isAscending, comparator: { Self.compare($0, $1, order) })
    }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result: ComparisonResult
        switch (value(of: object1), value(of: object2)) {
        case (nil, nil): result = .orderedSame
        case (nil, _): result = .orderedAscending
        case (_, nil): result = .orderedDescending
        case (let first?, let second?): result = Self.compare(first, second, order)
        }
        return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
    }

    private func value(of object: Any) -> Any? {
        path.map { KeyPathValues.value(of: object, forKeyPath: $0) } ?? PredicateValue.unwrapped(object)
    }

    override var reversedSortDescriptor: Any { KeySortDescriptor(key: path, isAscending: !ascending, order: order) }

    private static func compare(_ first: Any, _ second: Any, _ order: Order) -> ComparisonResult {
        switch order {
        case .comparator(let comparator): return comparator(first, second)
        case .natural: return naturalOrder(first, second)
        case .method(let selector):
            if let first = PredicateValue.text(first), let second = PredicateValue.text(second),
                let result = textOrder(first, second, selector)
            {
                return result
            }
            if selector.name == "compare:" { return naturalOrder(first, second) }
            guard type(of: first) is AnyClass else {
                trap(
                    "A sort descriptor has the selector '\(selector)', which \(PredicateValue.name(first)) does not have."
                )
            }
            let result = selector.send(to: first as AnyObject, second)
            guard let result = result as? ComparisonResult else {
                trap("The method '\(selector)' of a sort descriptor does not return a ComparisonResult.")
            }
            return result
        }
    }

    /// Numbers that are not comparable, such as NaN, are equal.
    private static func naturalOrder(_ first: Any, _ second: Any) -> ComparisonResult {
        PredicateComparison.order(first, second, options: []) ?? .orderedSame
    }

    private static func textOrder(_ first: String, _ second: String, _ selector: Selector) -> ComparisonResult? {
        switch selector.name {
        case "compare:": first.compare(second)
        case "caseInsensitiveCompare:": first.caseInsensitiveCompare(second)
        case "localizedCompare:": first.localizedCompare(second)
        case "localizedCaseInsensitiveCompare:": first.localizedCaseInsensitiveCompare(second)
        case "localizedStandardCompare:": first.localizedStandardCompare(second)
        default: nil
        }
    }
}
