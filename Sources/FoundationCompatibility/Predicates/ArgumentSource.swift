import Foundation
import FoundationCompatibilityRuntime

/// The values for the specifiers of a predicate format.
enum ArgumentSource {
    /// Values in the order of the specifiers.
    case values([Any?])

    /// A C argument list, whose values are read by the specifiers.
    case list(CVaListPointer)

    /// Returns the value for each specifier.
    ///
    /// - Returns: As many values as the source has; an array source can have fewer than there are specifiers.
    func values(for specifiers: [String]) -> [Any?] {
        switch self {
        case .values(let values): return values
        case .list(let list): return Self.read(list, specifiers: specifiers)
        }
    }

    /// The character of a specifier's type in C, as the C module names it.
    private static func kind(of specifier: String) -> Character {
        switch specifier {
        case "@", "K", "s": "p"
        case "f", "F", "e", "E", "g", "G", "lf": "d"
        case _ where specifier.count > 1 && !specifier.hasPrefix("h"): "l"
        default: "i"
        }
    }

    private static func read(_ list: CVaListPointer, specifiers: [String]) -> [Any?] {
        var words = [UInt64](repeating: 0, count: specifiers.count)
        let kinds = String(specifiers.map(kind))
        FoundationCompatibilityReadArguments(kinds, &words, list)
        return zip(specifiers, words).map { specifier, word in
            switch specifier {
            case "@", "K":
                return UnsafeRawPointer(bitPattern: UInt(word)).map {
                    Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
                }
            case "s":
                return UnsafePointer<CChar>(bitPattern: UInt(word)).map { String(cString: $0) }
            case _ where kind(of: specifier) == "d": return Double(bitPattern: word)
            case "u", "x", "X", "o", "U": return UInt32(truncatingIfNeeded: word)
            case _ where specifier.hasSuffix("u") || specifier.hasSuffix("x") || specifier.hasSuffix("o"): return word
            default: return Int64(bitPattern: word)
            }
        }
    }
}
