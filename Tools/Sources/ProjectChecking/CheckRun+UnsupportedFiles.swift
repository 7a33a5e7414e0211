import Foundation
import XcodeProjects

/// Files without a compiler here, with the Swift files that use their declarations.
extension CheckRun {
    mutating func examineUnsupportedFiles(of module: Module) {
        let target = module.target
        var classes = target.bridgingHeader.map { readBridgingHeader($0, of: target) } ?? [:]
        for file in target.unsupportedFiles {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            var declared: Set<String> = []
            switch file.kind {
            case .objectiveC, .c:
                let base = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
                declared = classes.removeValue(forKey: base) ?? []
            case .coreML:
                declared = [URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent]
            case .mappingModel, .metal, .intents, .other:
                break
            }
            declared.subtract(module.declared)
            let uses = uses(of: declared, in: module)
            add(
                file.kind.rawValue,
                name,
                of: target.name,
                path: file.path,
                kind: file.kind,
                declared: declared,
                uses: uses
            )
        }
        // Headers of libraries without sources in the project.
        for (header, names) in classes.sorted(by: { $0.key < $1.key }) {
            let declared = names.subtracting(module.declared)
            let uses = uses(of: declared, in: module)
            guard !uses.isEmpty, let path = target.bridgingHeader?.path else { continue }
            add(
                "Objective-C",
                header + ".h",
                of: target.name,
                path: path,
                kind: .objectiveC,
                declared: declared,
                uses: uses
            )
        }
    }

    private mutating func add(
        _ content: String,
        _ name: String,
        of target: String,
        path: String,
        kind: UnsupportedFile.Kind,
        declared: Set<String>,
        uses: [Finding.Place]
    ) {
        let needed = !uses.isEmpty
        let reason =
            switch kind {
            case .objectiveC: "There is no runtime of Objective-C on Linux."
            case .c: "The build compiles only Swift."
            case .metal: "There are no shaders on Linux."
            case .mappingModel: "Stores are migrated by the differences of the model's versions."
            case .coreML: "There is no Core ML on Linux."
            case .intents: "There is no Siri on Linux."
            case .other: "The build has no rule for it."
            }
        let advice =
            switch kind {
            case .objectiveC: "Write its classes in Swift."
            case .c: "Move it to a package target of C, and import its module."
            case .metal: "Draw with CGContext."
            case .mappingModel: "Give renamed entities and properties renaming identifiers in the model."
            case .coreML, .intents, .other: "Remove it from the target."
            }
        // Unused files are one cause: libraries contain hundreds of them.
        let symbol = needed ? name : "\(content) in \(target)"
        findings.add(
            .unsupportedFile,
            symbol,
            effect: needed ? .build : [.metal, .intents, .mappingModel, .other].contains(kind) ? .hint : .run,
            places: [.init(path: path)] + uses,
            advice: advice,
            message: "\(needed ? "The \(content) file is" : "These files are") not compiled: \(reason)"
                + (needed ? "" : " No Swift file was found that uses their declarations.")
        )
        for name in declared { causes[name] = FindingList.Key(kind: .unsupportedFile, symbol: symbol) }
    }

    /// The places where a module uses names.
    private func uses(of names: Set<String>, in module: Module) -> [Finding.Place] {
        guard !names.isEmpty else { return [] }
        return module.files.flatMap { file in
            (file.types + file.names).filter { names.contains($0.name) }
                .map { Finding.Place(path: file.path, line: $0.line, name: $0.name) }
        }
    }

    // MARK: Bridging header

    /// Returns the names that the headers of a bridging header declare, by the header's name without extension. Reports the imported
    /// modules that do not exist.
    private mutating func readBridgingHeader(
        _ header: BridgingHeader,
        of target: ProjectTarget
    ) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        let own = ObjectiveCHeader.text(at: header.path).map(ObjectiveCHeader.declaredNames) ?? []
        if !own.isEmpty { result[URL(fileURLWithPath: header.path).deletingPathExtension().lastPathComponent] = own }
        let headers = ObjectiveCHeader.headers(in: target.projectFolder)
        let folder = URL(fileURLWithPath: header.path).deletingLastPathComponent().path
        for entry in header.imports {
            guard let last = entry.name.split(separator: "/").last.map(String.init) else { continue }
            let base = String(last.prefix { $0 != "." })
            if let content = ObjectiveCHeader.text(at: folder + "/" + entry.name)
                ?? headers[last].flatMap(ObjectiveCHeader.text)
            {
                result[base, default: []].formUnion(ObjectiveCHeader.declaredNames(in: content))
            } else if let module = entry.module, !isAvailable(module) {
                reportMissing(module, in: header.path, line: entry.line, name: entry.name)
            }
        }
        return result
    }
}

/// The parts of a header of Objective-C that matter to Swift files.
enum ObjectiveCHeader {
    /// Returns the text of a header of reasonable size.
    static func text(at path: String) -> String? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), data.count < 4_000_000 else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// The names of declared classes, protocols and enumerations.
    static func declaredNames(in text: String) -> Set<String> {
        var result: Set<String> = []
        for line in text.split(separator: "\n") {
            let words = line.split(whereSeparator: { !($0.isLetter || $0.isNumber || "_@#".contains($0)) }).map(
                String.init
            )
            guard let first = words.first else { continue }
            if first == "@interface" || first == "@protocol", words.count > 1, !line.contains(";") {
                result.insert(words[1])
            }
            for marker in ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"] {
                if let index = words.firstIndex(of: marker), index + 2 < words.count { result.insert(words[index + 2]) }
            }
        }
        return result
    }

    /// The headers in a folder by name, without those of packages and builds. The number is limited.
    static func headers(in folder: String) -> [String: String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [:] }
        var result: [String: String] = [:]
        var count = 0
        for case let name as String in files {
            count += 1
            if count > 50_000 { break }
            guard name.hasSuffix(".h"), !name.hasPrefix(".") else { continue }
            let last = String(name[name.index(after: name.lastIndex(of: "/") ?? name.startIndex)...])
            let key = name.contains("/") ? last : name
            if result[key] == nil { result[key] = folder + "/" + name }
        }
        return result
    }
}
