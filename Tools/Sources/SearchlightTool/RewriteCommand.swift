import Foundation
import SourceRewriting

/// `searchlight rewrite`.
struct RewriteCommand {
    private var inputs: [String] = []
    private var output = ""
    private var options = RewriteOptions()

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        var endOfOptions = false
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw UsageError(message: "\(option) needs a value.")
            }
            return value
        }
        while let argument = rest.popFirst() {
            if endOfOptions || !argument.hasPrefix("-") {
                inputs.append(argument)
                continue
            }
            switch argument {
            case "--": endOfOptions = true
            case "--output": output = try value(of: argument)
            case "--simulator": options.isSimulator = true
            case "-D": options.definitions.insert(try value(of: argument))
            default:
                guard argument.hasPrefix("-D") else {
                    throw UsageError(message: "There is no option \(visible(argument)).")
                }
                options.definitions.insert(String(argument.dropFirst(2)))
            }
        }
        if inputs.isEmpty { throw UsageError(message: "A file or folder is missing.") }
        if output.isEmpty { throw UsageError(message: "--output is missing.") }
    }

    func run() throws {
        let targets = try inputs.flatMap(files)
        var seen: Set<String> = []
        for target in targets where !seen.insert(target.relative).inserted {
            throw FileError(
                path: target.path,
                problem: "Two files have the same path in the output folder: name their folder."
            )
        }
        let sources = try targets.map { SourceFile(path: $0.path, text: try read($0.path)) }
        let result = SourceRewriter(options: options).rewrite(sources)
        for (target, file) in zip(targets, result.files) { try write(file.text, to: target.relative) }
        for notice in result.notices { Output.report(escaped(notice.description)) }
    }

    /// A file, and its path in the output folder.
    private struct Target {
        let path: String
        let relative: String
    }

    /// The Swift files at a path, sorted. Hidden files and the contents of linked folders do not belong to them.
    private func files(at path: String) throws -> [Target] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw FileError(path: path, problem: "does not exist.")
        }
        guard isFolder.boolValue else {
            return [Target(path: path, relative: URL(fileURLWithPath: path).lastPathComponent)]
        }
        guard let names = FileManager.default.enumerator(atPath: path) else {
            throw FileError(path: path, problem: "cannot be read.")
        }
        var found: [String] = []
        for case let name as String in names {
            if name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
            var isFolder: ObjCBool = false
            guard name.hasSuffix(".swift"),
                FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder),
                !isFolder.boolValue
            else { continue }
            found.append(name)
        }
        return found.sorted().map { Target(path: path.hasSuffix("/") ? path + $0 : path + "/" + $0, relative: $0) }
    }

    private func read(_ path: String) throws -> String {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw FileError(path: path, problem: "cannot be read.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw FileError(path: path, problem: "is not UTF-8.")
        }
        return text
    }

    /// Writes a file. A file with the same contents keeps its date, so that builds do not compile it again.
    private func write(_ text: String, to relative: String) throws {
        let root = URL(fileURLWithPath: output, isDirectory: true)
        let url = root.appendingPathComponent(relative)
        let data = Data(text.utf8)
        if (try? Data(contentsOf: url)) == data { return }
        do {
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let place = folder.resolvingSymlinksInPath().path
            let inside = root.resolvingSymlinksInPath().path
            guard place == inside || place.hasPrefix(inside + "/") else {
                throw FileError(path: url.path, problem: "is outside the output folder, through a link.")
            }
            try data.write(to: url, options: .atomic)
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(path: url.path, problem: "cannot be written.")
        }
    }
}
