import Foundation
import FoundationCompatibility
import Synchronization

/// The classes of entities, which models name.
enum EntityClasses {
    private static let known = Mutex<[String: NSManagedObject.Type]>([:])

    /// Returns the class of an entity. `NSManagedObject`, with a warning, if the named class does not exist.
    static func type(for entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = entity.managedObjectClassName ?? ""
        if name.isEmpty || name == "NSManagedObject" { return NSManagedObject.self }
        if let type = known.withLock({ $0[name] }) { return type }
        guard let type = find(name) else {
            warn(
                "Unable to load class named '\(name)' for entity '\(entity.name ?? "")'. Class not found, using default "
                    + "NSManagedObject instead."
            )
            return NSManagedObject.self
        }
        known.withLock { $0[name] = type }
        return type
    }

    private static func find(_ name: String) -> NSManagedObject.Type? {
        // ".Person" is a class of the app's own module, whose name the model does not have.
        let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
        if let type = ObjectiveCClass.named(plain) as? NSManagedObject.Type { return type }
        let last = plain.split(separator: ".").last.map(String.init) ?? plain
        if let type = ObjectiveCClass.named(last) as? NSManagedObject.Type { return type }
        for module in DeclaredClasses.modules(of: last) {
            let mangled = "\(module.utf8.count)\(module)\(last.utf8.count)\(last)C"
            if let type = _typeByName(mangled) as? NSManagedObject.Type { return type }
        }
        return nil
    }
}

/// Writes a warning to the standard error output.
func warn(_ message: String) {
    FileHandle.standardError.write(Data((escapedMessage("CoreData: warning: " + message) + "\n").utf8))
}

/// The names of the classes that the program and its libraries declare, with their modules.
///
/// The runtime finds a class only by the names of its module and itself, but models usually have the second name alone.
private enum DeclaredClasses {
    private struct Sections {
        let version: UInt
        let base: UnsafeRawPointer?
        let unused: (UInt, UInt)
        let protocols: (UnsafeRawPointer?, UInt)
        let conformances: (UnsafeRawPointer?, UInt)
        let types: (UnsafeRawPointer?, UInt)
    }

    private final class Result {
        var modules: [String: [String]] = [:]
    }

    @_silgen_name("swift_enumerateAllMetadataSections")
    private static func enumerateSections(
        _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
        _ context: UnsafeMutableRawPointer
    )

    /// Returns the modules that declare a class with a name, sorted. Each call reads the types of all loaded libraries, which may have
    /// become more.
    static func modules(of name: String) -> [String] {
        let result = Result()
        enumerateSections(
            { sections, context in
                let result = Unmanaged<Result>.fromOpaque(context).takeUnretainedValue()
                let (start, length) = sections.load(as: Sections.self).types
                guard let start else { return true }
                for offset in stride(from: 0, to: Int(length), by: 4) {
                    guard let found = DeclaredClasses.declaration(at: start + offset) else { continue }
                    result.modules[found.name, default: []].append(found.module)
                }
                return true
            },
            Unmanaged.passUnretained(result).toOpaque()
        )
        return (result.modules[name] ?? []).sorted()
    }

    /// Reads an entry of a list of types: the distance to the descriptor of a type. Nil unless it is a class at the top of a module.
    private static func declaration(at entry: UnsafeRawPointer) -> (module: String, name: String)? {
        let distance = entry.load(as: Int32.self)
        // The two lowest bits are the kind of reference: 0 is direct, 1 is through a pointer.
        var descriptor: UnsafeRawPointer? = entry + Int(distance & ~3)
        if distance & 3 == 1 { descriptor = descriptor?.load(as: UnsafeRawPointer?.self) }
        // The kind of a class is 16, and that of a module is 0.
        guard let descriptor, descriptor.load(as: UInt32.self) & 0x1f == 16 else { return nil }
        let parentField = descriptor + 4
        let parentDistance = parentField.load(as: Int32.self)
        var parent: UnsafeRawPointer? = parentField + Int(parentDistance & ~1)
        if parentDistance & 1 == 1 { parent = parent?.load(as: UnsafeRawPointer?.self) }
        guard let parent, parent.load(as: UInt32.self) & 0x1f == 0 else { return nil }
        return (text(at: parent + 8), text(at: descriptor + 8))
    }

    private static func text(at field: UnsafeRawPointer) -> String {
        String(cString: (field + Int(field.load(as: Int32.self))).assumingMemoryBound(to: CChar.self))
    }
}
