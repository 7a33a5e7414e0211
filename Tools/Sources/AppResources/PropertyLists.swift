import Foundation

/// Reads property lists and JSON files, with the line of an error.
enum PropertyLists {
    /// The reason why a file cannot be read.
    struct Failure: Error {
        var line: Int?
        var message: String
    }

    /// Reads a property list in any format. An empty file is an empty dictionary.
    static func read(_ data: Data) throws(Failure) -> Any {
        if data.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return [String: Any]() }
        do {
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw failure(error as NSError, in: data)
        }
    }

    /// Foundation first reads text as XML, then as an OpenStep property list, and describes both errors.
    private static func failure(_ error: NSError, in data: Data) -> Failure {
        let start = data.prefix(200).drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0) }
        let own = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
        let text = start.first == UInt8(ascii: "<") ? own : innerDescription(of: error) ?? own
        if text == "Conversion of string failed." {
            return Failure(line: nil, message: "The file's encoding is not known. Save the file as UTF-8.")
        }
        return Failure(line: line(in: text), message: sentence(text))
    }

    /// Returns the description of the error in the OpenStep format. Its object is a CFError that Swift cannot cast to NSError.
    private static func innerDescription(of error: NSError) -> String? {
        let inner = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
        guard let start = inner.range(of: "NSDebugDescription="), inner.hasSuffix("}") else { return nil }
        return String(inner[start.upperBound...].dropLast())
    }

    /// Reads a JSON object.
    static func readObject(_ data: Data) throws(Failure) -> [String: Any] {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: data)
        } catch {
            let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            let number = text.range(of: "character ").flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
            let place = number ?? (text.contains("end of file") ? data.count : nil)
            let line = place.map { data.prefix($0).count { $0 == UInt8(ascii: "\n") } + 1 }
            throw Failure(line: line, message: "This is not valid JSON: " + sentence(text))
        }
        guard let object = value as? [String: Any] else {
            throw Failure(line: 1, message: "The file must contain a JSON object.")
        }
        return object
    }

    /// The number after "line" in an error message.
    private static func line(in text: String) -> Int? {
        guard let range = text.range(of: "line ", options: .backwards) else { return nil }
        return Int(text[range.upperBound...].prefix { $0.isNumber })
    }

    private static func sentence(_ text: String) -> String {
        text.hasSuffix(".") ? text : text + "."
    }
}
