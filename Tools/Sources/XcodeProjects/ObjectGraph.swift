/// An object of a project file: a group, a target, a build phase.
struct ProjectObject: Sendable {
    /// The key of the object in the file.
    let id: String

    /// The values of the object.
    let values: [String: PropertyValue]

    /// The name of the object's class, such as `PBXGroup`; empty if it has none.
    var isa: String { string("isa") ?? "" }

    /// The text for a key; nil if there is none or it is not a text.
    func string(_ key: String) -> String? { values[key]?.string }

    /// The texts for a key.
    func strings(_ key: String) -> [String] { values[key]?.strings ?? [] }

    /// The dictionary for a key; empty if there is none.
    func dictionary(_ key: String) -> [String: PropertyValue] { values[key]?.dictionary ?? [:] }
}

/// The objects of a project file.
struct ObjectGraph {
    /// The path of the file, for messages.
    let path: String

    /// The objects by their identifiers.
    let objects: [String: ProjectObject]

    /// The project object.
    let root: ProjectObject

    /// The lines of the objects in the file.
    let lines: LineTable

    /// Texts of the file that mark the lines of objects without identifier.
    var markers: [String: String] = [:]

    /// Parts of the file that are not usable.
    var problems: [ProjectProblem] = []

    /// Returns an object, if it exists and is of one of the classes.
    func object(_ id: String?, _ classes: String...) -> ProjectObject? {
        guard let id, let object = objects[id] else { return nil }
        return classes.isEmpty || classes.contains(object.isa) ? object : nil
    }

    /// The line of an object in the file, if known.
    func line(_ id: String) -> Int? { lines.line(markers[id] ?? id) }
}
