import Foundation

/// The Swift modules in the program and its libraries.
enum LoadedModules {
    /// The start of the runtime's list of the sections of a binary (`MetadataSections.h`). The list of types is the third of its
    /// pairs of address and length.
    private struct Sections {
        let version: UInt
        let base: UnsafeRawPointer?
        let unused: (UInt, UInt)
        let protocols: (UnsafeRawPointer?, UInt)
        let conformances: (UnsafeRawPointer?, UInt)
        let types: (UnsafeRawPointer?, UInt)
    }

    private final class Result {
        var names: Set<String> = []
        /// The descriptors of modules whose names are known. Many types have the same one.
        var modules: Set<UnsafeRawPointer> = []
    }

    @_silgen_name("swift_enumerateAllMetadataSections")
    private static func enumerateSections(
        _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
        _ context: UnsafeMutableRawPointer
    )

    /// The names of the modules that declare types, sorted.
    static var names: [String] {
        let result = Result()
        enumerateSections(
            { sections, context in
                let result = Unmanaged<Result>.fromOpaque(context).takeUnretainedValue()
                let (start, length) = sections.load(as: Sections.self).types
                if let start { LoadedModules.add(start, Int(length), to: result) }
                return true
            },
            Unmanaged.passUnretained(result).toOpaque()
        )
        return result.names.sorted()
    }

    /// Adds the modules of a list of types: each entry is the distance to the type's descriptor.
    private static func add(_ start: UnsafeRawPointer, _ length: Int, to result: Result) {
        for offset in stride(from: 0, to: length, by: 4) {
            let entry = start + offset
            let distance = entry.load(as: Int32.self)
            // The two lowest bits are the kind of reference: 0 is direct, 1 is through a pointer.
            var descriptor: UnsafeRawPointer? = entry + Int(distance & ~3)
            if distance & 3 == 1 { descriptor = descriptor?.load(as: UnsafeRawPointer?.self) }
            while let current = descriptor {
                // The kind of a module is 0. Its third word is the distance to its name.
                if current.load(as: UInt32.self) & 0x1f == 0 {
                    if result.modules.insert(current).inserted {
                        let name = current + 8
                        result.names.insert(
                            String(
                                cString: (name + Int(name.load(as: Int32.self))).assumingMemoryBound(to: CChar.self)
                            )
                        )
                    }
                    break
                }
                descriptor = parent(of: current)
            }
        }
    }

    /// The context around a type: the second word of its descriptor is the distance. The lowest bit means a pointer to it.
    private static func parent(of descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
        let field = descriptor + 4
        let distance = field.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = field + Int(distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}
