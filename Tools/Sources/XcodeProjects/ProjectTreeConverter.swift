/// Converts `project.xcproj`, Xcode 27's tree of JSON values, into the objects of `project.pbxproj`.
///
/// The tree refers to files by the names of their groups and to targets and build phases by name. Objects without identifier get one
/// that no file of Xcode contains.
struct ProjectTreeConverter {
    /// The path of the file, for messages.
    let path: String

    /// The lines of texts in the file.
    let lines: LineTable

    /// The objects so far.
    var objects: [String: [String: PropertyValue]] = [:]

    /// The texts that mark the lines of objects.
    var markers: [String: String] = [:]

    /// Parts that are not usable.
    var problems: [ProjectProblem] = []

    /// The files and groups by their paths of names; the names are separated by null characters.
    var filesByName: [String: String] = [:]

    /// The identifiers of targets by name.
    var targets: [String: String] = [:]

    /// The identifiers of build phases by target, kind and name.
    var phases: [String: String] = [:]

    /// The packages by identity and name.
    var packages: [String: String] = [:]

    /// The file references of projects.
    var projects: [String] = []

    private var count = 0

    /// Makes a converter.
    init(path: String, lines: LineTable) {
        self.path = path
        self.lines = lines
    }

    /// Converts the content of the file.
    func convert(_ contents: [String: PropertyValue]) throws(ProjectError) -> ObjectGraph {
        var converter = self
        return try converter.converted(contents)
    }

    private mutating func converted(_ contents: [String: PropertyValue]) throws(ProjectError) -> ObjectGraph {
        let unknown = contents["required-capabilities"]?.strings ?? []
        guard unknown.isEmpty else {
            let list = unknown.map(\.forMessage).joined(separator: ", ")
            let message = "The project requires a newer version of Xcode with support for: \(list)."
            throw ProjectError([ProjectProblem(path: path, line: lines.line("required-capabilities"), message: message)]
            )
        }
        guard contents["files"]?.array != nil || contents["targets"]?.array != nil else {
            let message = "The file has neither \"files\" nor \"targets\"."
            throw ProjectError([ProjectProblem(path: path, message: message)])
        }
        let targets = contents["targets"]?.array?.compactMap(\.dictionary) ?? []
        // Files name build phases, and targets name files, so the identifiers of targets and phases are determined first.
        let ids = targets.map { declareTarget($0) }
        let group = addGroup(contents["files"]?.array ?? [])
        addPackages(contents["packages"]?.array ?? [])
        for product in contents["imported-products"]?.array ?? [] { addImportedProduct(product.dictionary ?? [:]) }
        var attributes: [String: PropertyValue] = [:]
        for (target, id) in zip(targets, ids) {
            completeTarget(target, id: id, project: contents)
            if let host = target["test-host-target"]?.string, let host = self.targets[host] {
                attributes[id] = .dictionary(["TestTargetID": .string(host)])
            }
        }
        var root: [String: PropertyValue] = [
            "isa": .string("PBXProject"),
            "mainGroup": .string(group),
            "targets": .array(ids.map(PropertyValue.string)),
            "attributes": .dictionary(["TargetAttributes": .dictionary(attributes)]),
            "projectReferences": .array(projects.map { .dictionary(["ProjectRef": .string($0)]) }),
            "packageReferences": .array(packageOrder.map(PropertyValue.string)),
            "buildConfigurationList": .string(addConfigurations(contents, of: contents, key: "configurations")),
        ]
        root["developmentRegion"] = contents["localizations"]?.dictionary?["development"]
        let id = add(root, id: contents["id"]?.string)
        let all = objects.reduce(into: [String: ProjectObject]()) { result, object in
            result[object.key] = ProjectObject(id: object.key, values: object.value)
        }
        let rootObject = ProjectObject(id: id, values: objects[id] ?? [:])
        return ObjectGraph(
            path: path,
            objects: all,
            root: rootObject,
            lines: lines,
            markers: markers,
            problems: problems
        )
    }

    /// The packages in the order of the file.
    var packageOrder: [String] = []

    /// Adds an object.
    ///
    /// - Parameters:
    ///   - id: the identifier in the file; nil for a new one.
    ///   - marker: a text of the file on the object's line.
    /// - Returns: the identifier.
    mutating func add(_ values: [String: PropertyValue], id: String? = nil, marker: String? = nil) -> String {
        count += 1
        let id = id.flatMap { objects[$0] == nil && !$0.isEmpty ? $0 : nil } ?? "#\(count)"
        objects[id] = values
        if let marker { markers[id] = marker }
        return id
    }

    /// Adds a text to an array of an object.
    mutating func append(_ text: String, to key: String, of id: String) {
        guard var values = objects[id] else { return }
        // The old array is removed first, so that the new one grows in place.
        var array = values.removeValue(forKey: key)?.array ?? []
        objects[id] = nil
        array.append(.string(text))
        values[key] = .array(array)
        objects[id] = values
    }

    /// Reports a part that is not usable.
    mutating func report(_ message: String, marker: String?) {
        problems.append(ProjectProblem(path: path, line: marker.flatMap { lines.line($0) }, message: message))
    }

    /// The key of a path of names, or nil if the value is not one. An identifier is the text after `id:`.
    func names(_ value: PropertyValue?) -> [String]? {
        switch value {
        case .string(let text):
            return text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        case .array(let values):
            return values.map { $0.string ?? $0.dictionary?["name"]?.string ?? "" }
        default:
            return nil
        }
    }

    /// The identifier of a file or group to which the tree refers by its names or by `id:`.
    func file(_ value: PropertyValue?) -> String? {
        if let text = value?.string, text.hasPrefix("id:") {
            let id = String(text.dropFirst(3))
            return objects[id] == nil ? nil : id
        }
        return names(value).flatMap { filesByName[$0.joined(separator: "\0")] }
    }
}
