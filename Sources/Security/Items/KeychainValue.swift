import Foundation
import FoundationCompatibility

/// The value of an attribute. The store knows only texts: the other kinds have a suffix in the attribute's name.
enum KeychainValue: Equatable {
    case text(String)
    case data(Data)
    case number(Int)
    case flag(Bool)

    /// Makes a value of an object in a query; nil for other kinds of objects.
    init?(_ object: Any) {
        switch object {
        case let value as String: self = .text(value)
        case let value as Data: self = .data(value)
        case let value as Bool: self = .flag(value)
        case let value as Int: self = .number(value)
        case let value as NSNumber: self = .number(value.intValue)
        default: return nil
        }
    }

    /// The name and text in the store; nil if the text cannot be stored, because the store ends it at a zero.
    func stored(as code: String) -> (name: String, text: String)? {
        switch self {
        case .text(let text): text.utf8.contains(0) ? nil : (code, text)
        case .data(let data): (code + ".data", data.base64EncodedString())
        case .number(let number): (code + ".number", String(number))
        case .flag(let flag): (code + ".flag", flag ? "1" : "0")
        }
    }

    /// Reads an attribute of the store: its code and its value.
    static func read(name: String, text: String) -> (code: String, value: KeychainValue)? {
        let parts = name.split(separator: ".", maxSplits: 1)
        guard let code = parts.first.map(String.init) else { return nil }
        switch parts.dropFirst().first {
        case nil: return (code, .text(text))
        case "data": return Data(base64Encoded: text).map { (code, .data($0)) }
        case "number": return Int(text).map { (code, .number($0)) }
        case "flag": return (code, .flag(text == "1"))
        default: return nil
        }
    }

    /// The value in a returned dictionary.
    var object: Any {
        switch self {
        case .text(let text): NSString(string: text)
        case .data(let data): NSData(data: data)
        case .number(let number): NSNumber(value: number)
        case .flag(let flag): NSNumber(value: flag)
        }
    }
}
