import Foundation

extension ProjectFile {
    /// Returns the content of a file as UTF-8.
    static func unicodeText(_ data: Data, path: String) throws(ProjectError) -> [UInt8] {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            if let text = String(data: data, encoding: .utf16) { return Array(text.utf8) }
        }
        let bytes = Array(data)
        guard !bytes.starts(with: Array("bplist".utf8)) else {
            let message = "The file is a binary property list. Convert it with: plutil -convert xml1 FILE"
            throw ProjectError([ProjectProblem(path: path, message: message)])
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            // The first replacement character that the file does not contain itself marks the place.
            let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
            let place = zip(bytes, repaired).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
            let line = 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
            throw ProjectError([ProjectProblem(path: path, line: line, message: "The file is not in UTF-8.")])
        }
        return bytes
    }

    /// Determines the syntax of `project.pbxproj` by its first characters.
    static func syntax(_ text: [UInt8], path: String) throws(ProjectError) -> LineTable.Syntax {
        var scanner = TokenScanner(text, syntax: .json)
        guard let first = scanner.next() else {
            throw ProjectError([ProjectProblem(path: path, line: 1, message: "The file is empty.")])
        }
        if first.kind == .mark(UInt8(ascii: "<")) { return .xml }
        if first.kind == .mark(UInt8(ascii: "{")), scanner.next()?.kind == .text,
            scanner.next()?.kind == .mark(UInt8(ascii: ":"))
        {
            return .json
        }
        return .openStep
    }

    /// Rejects what Foundation's parsers report without a line, and nesting that exhausts their stack.
    static func checkStructure(_ text: [UInt8], syntax: LineTable.Syntax, path: String) throws(ProjectError) {
        if let line = conflictLine(text) {
            let message = "The file contains an unresolved merge conflict. Resolve it first."
            throw ProjectError([ProjectProblem(path: path, line: line, message: message)])
        }
        if syntax == .xml { return try checkNestingOfXML(text, path: path) }
        var open: [(mark: UInt8, line: Int)] = []
        var scanner = TokenScanner(text, syntax: syntax)
        while let token = scanner.next() {
            switch token.kind {
            case .unterminated(let what):
                let message = "The file is truncated: the \(what) that begins here has no end."
                throw ProjectError([ProjectProblem(path: path, line: token.line, message: message)])
            case .mark(let mark)
            where mark == UInt8(ascii: "{") || mark == UInt8(ascii: "(") || mark == UInt8(ascii: "["):
                open.append((mark, token.line))
                if open.count > maximumNesting { throw tooDeep(path, token.line) }
            case .mark(let mark)
            where mark == UInt8(ascii: "}") || mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]"):
                // The closing bracket follows the opening one in ASCII, at a distance of 1 or 2.
                guard let last = open.popLast(), mark == last.mark + (last.mark == UInt8(ascii: "(") ? 1 : 2) else {
                    let message = "The bracket \(Character(Unicode.Scalar(mark))) has no counterpart."
                    throw ProjectError([ProjectProblem(path: path, line: token.line, message: message)])
                }
            case .mark, .text:
                break
            }
        }
        if let last = open.last {
            let message =
                "The file is truncated: the bracket \(Character(Unicode.Scalar(last.mark))) has no counterpart."
            throw ProjectError([ProjectProblem(path: path, line: last.line, message: message)])
        }
    }

    private static func tooDeep(_ path: String, _ line: Int) -> ProjectError {
        ProjectError([ProjectProblem(path: path, line: line, message: "More than \(maximumNesting) nested levels.")])
    }

    /// The line of a marker that version control inserts; inside of texts too, because Xcode never starts a line of a text with it.
    private static func conflictLine(_ text: [UInt8]) -> Int? {
        let data = Data(text)
        let marker = Data("<<<<<<< ".utf8)
        var start = data.startIndex
        while let found = data.range(of: marker, in: start..<data.endIndex) {
            let place = found.lowerBound
            if place == 0 || text[place - 1] == UInt8(ascii: "\n") {
                return 1 + text[..<place].count { $0 == UInt8(ascii: "\n") }
            }
            start = found.upperBound
        }
        return nil
    }

    private static func checkNestingOfXML(_ text: [UInt8], path: String) throws(ProjectError) {
        var depth = 0
        var line = 1
        for (index, byte) in text.enumerated() {
            if byte == UInt8(ascii: "\n") { line += 1 }
            guard byte == UInt8(ascii: "<") else { continue }
            let tag = text[(index + 1)...].prefix(7)
            // An empty element, `<dict/>`, opens no level.
            for name in ["dict", "array"] where tag.starts(with: Array(name.utf8)) {
                if tag.dropFirst(name.utf8.count).first != UInt8(ascii: "/") { depth += 1 }
            }
            if tag.starts(with: Array("/dict".utf8)) || tag.starts(with: Array("/array".utf8)) { depth -= 1 }
            // A document type can define entities, which a project file does not need.
            if tag.starts(with: Array("!ENTITY".utf8)) {
                throw ProjectError([ProjectProblem(path: path, line: line, message: "The file declares an entity.")])
            }
            if depth > maximumNesting { throw tooDeep(path, line) }
        }
    }

    /// Reads the values with Foundation, and converts its errors.
    static func foundationValue(
        _ data: Data,
        syntax: LineTable.Syntax,
        path: String
    ) throws(ProjectError) -> PropertyValue {
        do {
            switch syntax {
            case .openStep, .xml:
                return PropertyValue(try PropertyListSerialization.propertyList(from: data, options: [], format: nil))
            case .json:
                return PropertyValue(try JSONSerialization.jsonObject(with: data))
            case .jsonTree:
                let decoder = JSONDecoder()
                decoder.allowsJSON5 = true
                return try decoder.decode(PropertyValue.self, from: data)
            }
        } catch {
            let reason = reason(error, syntax: syntax)
            let format = syntax == .openStep || syntax == .xml ? "property list" : "JSON"
            let line = reason.firstMatch(of: #/line ([0-9]+)/#).flatMap { Int($0.output.1) }
            let message = "The file is not valid as \(format): \(reason.forMessage)"
            throw ProjectError([ProjectProblem(path: path, line: line, message: message)])
        }
    }

    private static func reason(_ error: any Error, syntax: LineTable.Syntax) -> String {
        if case DecodingError.dataCorrupted(let context) = error {
            return context.underlyingError.map { reason($0, syntax: syntax) } ?? context.debugDescription
        }
        let information = (error as NSError).userInfo
        // Foundation tries XML after OpenStep, and keeps the first error beside the second, as an object of Core Foundation that is
        // only available as a text.
        if syntax == .openStep, let first = information["kCFPropertyListOldStyleParsingError"] {
            let text = String(describing: first)
            if let match = text.firstMatch(of: #/Code=[0-9]+ "(.*?)" UserInfo=/#) { return String(match.output.1) }
        }
        return information["NSDebugDescription"] as? String ?? error.localizedDescription
    }
}
