import Foundation
import Synchronization

/// A table of a library's class. Of the classes in these modules, keys find only properties in tables.
package protocol ClosedMemberTable: MemberTable {
    /// The names of the modules whose stored properties are not found by reflection.
    static var closedModules: [String] { get }
}

/// The properties of a class and its superclasses by name.
package struct PropertyTable: Sendable {
    private var properties: [String: KeyedProperty] = [:]
    /// The properties of all tables, the class first. A final class that overrides a property has another key path for it.
    private var all: [KeyedProperty] = []
    private var closedModules: Set<String> = []

    private static let tables = Mutex<[ObjectIdentifier: PropertyTable]>([:])
    private static let namesByKeyPath = Mutex<[KeyPathKey: KeyedProperty]>([:])

    /// Returns the properties of a class, read once. The tables' own code runs outside the lock.
    package static func of(_ type: AnyClass) -> PropertyTable {
        let identifier = ObjectIdentifier(type)
        if let known = tables.withLock({ $0[identifier] }) { return known }
        var result = PropertyTable()
        for type in Array(MemberTables.ancestry(of: type)).reversed() {
            guard let table = MemberTables.table(of: type) else { continue }
            if let closed = table as? any ClosedMemberTable.Type {
                result.closedModules.formUnion(closed.closedModules)
            }
            let listed = properties(in: table)
            for property in listed { result.properties[property.name] = property }
            result.all = listed + result.all
        }
        return tables.withLock { tables in
            tables[identifier] = result
            return result
        }
    }

    private static func properties(in table: any MemberTable.Type) -> [KeyedProperty] {
        nonisolated(unsafe) let table = table
        // A list of key paths depends on no state of the main actor, so it can be made on any thread.
        let read: @MainActor () -> [KeyedProperty] = { table.properties }
        return unsafeBitCast(read, to: (() -> [KeyedProperty]).self)()
    }

    /// Returns the property for a key: with the key as its name, with a name that has `is` in front of it, or with the name that
    /// follows `is` in the key.
    package subscript(key: String) -> KeyedProperty? {
        if let property = properties[key] { return property }
        if let property = properties[Self.questionName(of: key)] { return property }
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return nil }
        return properties[first.lowercased() + key.dropFirst(3)]
    }

    /// The name of a Boolean property for a key: `isHidden` for `hidden`.
    static func questionName(of key: String) -> String { "is" + key.prefix(1).uppercased() + key.dropFirst() }

    /// The keys of all properties that can be observed, in order.
    var observableKeys: [String] { properties.values.filter(\.isObservable).map(\.name).sorted() }

    /// Whether the stored properties that a class itself declares are found by reflection.
    func reflects(_ type: Any.Type) -> Bool {
        guard !closedModules.isEmpty else { return true }
        return !closedModules.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }

    // MARK: - Key paths

    /// Unchecked: key paths of properties have no state.
    private struct KeyPathKey: Hashable, @unchecked Sendable {
        let type: ObjectIdentifier
        let keyPath: AnyKeyPath
    }

    /// Returns the property with a key path.
    static func property(with keyPath: AnyKeyPath, of type: AnyClass) -> KeyedProperty? {
        let key = KeyPathKey(type: ObjectIdentifier(type), keyPath: keyPath)
        if let known = namesByKeyPath.withLock({ $0[key] }) { return known }
        let properties = of(type).all
        let found =
            properties.first { $0.keyPath == keyPath }
            ?? properties.first { $0.keyPath.hasSameProperties(as: keyPath) }
        guard let found else { return nil }
        namesByKeyPath.withLock { $0[key] = found }
        return found
    }
}

extension AnyKeyPath {
    /// Whether two key paths have the same properties, whichever subclass their root is. `==` also compares the roots, so
    /// `\UISearchTextField.isHidden` is not equal to `\UIView.isHidden`.
    fileprivate func hasSameProperties(as other: AnyKeyPath) -> Bool {
        guard Self.valueType == type(of: other).valueType else { return false }
        // A key path is an object with the class, the reference counts and a word for Objective-C, followed by the parts: a word whose
        // lower 24 bits are their size in bytes, and the parts themselves. A copy of the other one with this class is compared.
        let source = UnsafeRawPointer(Unmanaged.passUnretained(other).toOpaque())
        let partsOffset = 4 * MemoryLayout<UInt>.size
        let size =
            partsOffset + Int(source.load(fromByteOffset: 3 * MemoryLayout<UInt>.size, as: UInt32.self) & 0xff_ffff)
        let copy = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        defer { copy.deallocate() }
        copy.copyMemory(from: source, byteCount: size)
        let ownClass = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()).load(as: UInt.self)
        copy.storeBytes(of: ownClass, as: UInt.self)
        // The counts of an object with one owner.
        copy.storeBytes(of: 3, toByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
        return withExtendedLifetime((self, other)) {
            self == Unmanaged<AnyKeyPath>.fromOpaque(copy).takeUnretainedValue()
        }
    }
}
