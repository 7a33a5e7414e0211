import Foundation

/// Finds the content of storyboards and nibs that the library cannot read, and removes values that an app can run without: attributes,
/// and elements that are no objects.
///
/// The library terminates an app at such content. An app with a symbol that the library lacks is better than no app, so the copy of the
/// file in the app's bundle lacks these values, and the user is told.
public struct InterfaceReader: Sendable {
    /// The path of the program `searchlight-interfaces`, which contains the library's own reader.
    public var program: String

    /// Content that the library cannot read.
    public struct Problem: Decodable, Hashable, Sendable {
        /// The path of the file.
        public var path: String

        /// The line of the element's start tag, counted from 1.
        public var line: Int

        /// A sentence that begins with the element.
        public var message: String
    }

    /// The result of reading files.
    public struct Result: Sendable {
        /// The changed content of files, by path.
        public var contents: [String: Data] = [:]

        /// The problems that removing a value solves.
        public var removed: [Problem] = []

        /// The problems that remain.
        public var remaining: [Problem] = []
    }

    /// Makes a reader.
    public init(program: String) {
        self.program = program
    }

    /// Whether a resource is a storyboard or a nib that an app reads. Launch screens are not shown here.
    static func isRead(_ path: String) -> Bool {
        guard ["storyboard", "xib"].contains((path as NSString).pathExtension.lowercased()),
            let data = FileManager.default.contents(atPath: path)
        else { return false }
        return data.range(of: Data(#"launchScreen="YES""#.utf8)) == nil
    }

    /// Reads files. Returns nil if the program fails.
    public func read(_ paths: [String]) -> Result? {
        guard !paths.isEmpty else { return Result() }
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("searchlight-interfaces-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        // Removing a value can reveal another problem, such as an attribute that belongs to it.
        var result = Result()
        var copies: [String: String] = [:]
        for pass in 0..<Self.passes {
            guard let output = output(of: paths.map { copies[$0] ?? $0 }),
                let problems = try? JSONDecoder().decode([Problem].self, from: output)
            else { return nil }
            let originals = Dictionary(copies.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            result.remaining = problems.map { problem in
                var problem = problem
                problem.path = originals[problem.path] ?? problem.path
                return problem
            }
            var changed: Set<String> = []
            for (path, problems) in Dictionary(grouping: result.remaining, by: \.path) {
                guard let data = result.contents[path] ?? files.contents(atPath: path) else { continue }
                var text = InterfaceText(data)
                let removed = problems.filter { Self.remove($0, from: &text) }
                guard !removed.isEmpty else { continue }
                result.removed += removed
                result.contents[path] = Data(text.bytes)
                changed.insert(path)
            }
            if changed.isEmpty { break }
            for (index, path) in paths.enumerated() where changed.contains(path) {
                let copy = folder.appendingPathComponent("\(pass)-\(index)/\((path as NSString).lastPathComponent)")
                do {
                    let parent = copy.deletingLastPathComponent()
                    try files.createDirectory(at: parent, withIntermediateDirectories: true)
                    try result.contents[path]?.write(to: copy)
                } catch {
                    return nil
                }
                copies[path] = copy.path
            }
        }
        result.removed = Set(result.removed).sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
        return result
    }

    /// The maximum number of passes.
    private static let passes = 10

    private func output(of paths: [String]) -> Data? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--"] + paths
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }

    // MARK: Removing

    /// Attributes that determine what an element is.
    private static let kept: Set<String> = ["kind", "relationship", "destination", "property", "selector"]

    /// Removes the value of a problem. Returns false if the problem is no value that can be removed.
    static func remove(_ problem: Problem, from text: inout InterfaceText) -> Bool {
        let message = problem.message
        let attribute = /<(\S+)> has (\S+?)="(.*)", which is not supported[:.].*/.dotMatchesNewlines()
        if let match = message.wholeMatch(of: attribute) {
            let element = String(match.1)
            guard element != "userDefinedRuntimeAttribute", !kept.contains(String(match.2)) else { return false }
            return text.removeAttribute(String(match.2), value: String(match.3), of: element, line: problem.line)
        }
        if let match = message.wholeMatch(of: /<(\S+)> is not supported(?: for '(.*)')? in <\S+>: remove it here.*/) {
            let key = match.2.map(String.init)
            return text.removeElement(String(match.1), line: problem.line) { $0 == key }
        }
        if let match = message.wholeMatch(of: /<(\S+)> is unknown in <document>\..*/) {
            return text.removeElement(String(match.1), line: problem.line) { _ in true }
        }
        if message.wholeMatch(of: /<color> names the system colour '.*', which is unknown\./) != nil {
            return text.removeElement("color", line: problem.line) { $0 != nil }
        }
        if let match = message.wholeMatch(of: /<(\S+)> names the symbol '(.*)', which is not known\..*/) {
            return text.removeAttributes(value: String(match.2), of: String(match.1), line: problem.line)
        }
        return false
    }
}
