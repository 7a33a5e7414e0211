import Foundation
import Synchronization

/// The drawings of symbols, one per row: Apple's name, a bar, and parts separated by semicolons.
///
/// All drawings are this project's own. The parts have coordinates in a square of 24 units, y downwards, and begin with a letter:
///
/// - `b` a body: a line, or an area in a variant with `fill`
/// - `s` a line, `f` an area
/// - `d` a line, `c` an area; both are cut out of the body of a variant with `fill`
/// - `h` a line with a gap to the parts below it, `k` an area removed from the parts below it
/// - `v` a line that a variable value turns on
///
/// A path is a sequence of `M` `L` `H` `V` `C` `Z` as in SVG, `O` circle, `E` ellipse, `A` arc, `R` rectangle with rounded corners, `N`
/// polygon, `T` star or `G` gear. `@name x y scale` includes another drawing, `~name` mirrors it, and `^degrees name` turns it.
enum SymbolDrawings {
    private static let rows: [Substring: Substring] = {
        var result: [Substring: Substring] = [:]
        for row in [signs, objects, world, characters].joined(separator: "\n").split(separator: "\n") {
            guard let bar = row.range(of: " | ") else { continue }
            result[row[..<bar.lowerBound].drop { $0 == " " }] = row[bar.upperBound...]
        }
        return result
    }()

    /// The names of all drawings.
    static var names: [String] { rows.keys.map(String.init) }

    /// Whether there is a drawing of this name.
    static func contains(_ name: some StringProtocol) -> Bool { rows[Substring(name)] != nil }

    private struct Key: Hashable {
        var name: Substring
        var isFilled: Bool
    }

    private static let known = Mutex<[Key: [SymbolStep]]>([:])

    /// Returns the parts of a drawing; nil if there is none.
    static func steps(of name: some StringProtocol, isFilled: Bool) -> [SymbolStep]? {
        let key = Key(name: Substring(name), isFilled: isFilled)
        if let steps = known.withLock({ $0[key] }) { return steps }
        guard let row = rows[key.name], let steps = read(row, isFilled: isFilled, depth: 0) else { return nil }
        known.withLock { $0[key] = steps }
        return steps
    }

    /// Reads a row; nil if it is malformed.
    private static func read(_ row: Substring, isFilled: Bool, depth: Int) -> [SymbolStep]? {
        guard depth < 5 else { return nil }
        var steps: [SymbolStep] = []
        var variables = 0
        for part in row.split(separator: ";") {
            let part = part.drop { $0 == " " }
            guard let kind = part.first else { return nil }
            if "@~^".contains(kind) {
                guard let included = include(part, isFilled: isFilled, depth: depth) else { return nil }
                steps += included
                continue
            }
            guard let path = SymbolPathReader.read(part.dropFirst()) else { return nil }
            func stroke(_ width: CGFloat = 1, clears: Bool = false) -> SymbolStep {
                SymbolStep(path: path, ink: .stroke(width), clears: clears)
            }
            func fill(clears: Bool = false) -> SymbolStep { SymbolStep(path: path, ink: .fill, clears: clears) }
            switch kind {
            case "b": steps += isFilled ? [fill(), stroke()] : [stroke()]
            case "s": steps.append(stroke())
            case "f": steps.append(fill())
            case "d": steps.append(stroke(clears: isFilled))
            case "c": steps.append(fill(clears: isFilled))
            case "h": steps += [stroke(3, clears: true), stroke()]
            case "k": steps += [fill(clears: true), stroke(2.6, clears: true)]
            case "v":
                var step = stroke()
                step.variable = variables
                variables += 1
                steps.append(step)
            default: return nil
            }
        }
        return steps
    }

    /// Reads the inclusion of another drawing.
    private static func include(_ part: Substring, isFilled: Bool, depth: Int) -> [SymbolStep]? {
        let words = part.split(separator: " ")
        var transform = CGAffineTransform.identity
        var name = words[0].dropFirst()
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
        switch words[0].first {
        case "~": transform = mirror
        case "^":
            guard words.count == 2, let degrees = Double(name.filter { $0 != "~" }) else { return nil }
            let center = CGAffineTransform(translationX: 12, y: 12).rotated(by: degrees * .pi / 180)
                .translatedBy(x: -12, y: -12)
            transform = name.hasSuffix("~") ? mirror.concatenating(center) : center
            name = words[1]
        default:
            guard words.count == 1 || words.count == 4 else { return nil }
            let numbers = words.dropFirst().compactMap { Double($0) }
            if numbers.count == 3 {
                transform = CGAffineTransform(translationX: 12 + numbers[0], y: 12 + numbers[1])
                    .scaledBy(x: numbers[2], y: numbers[2]).translatedBy(x: -12, y: -12)
            }
        }
        guard let row = rows[name], let steps = read(row, isFilled: isFilled, depth: depth + 1) else { return nil }
        return transform.isIdentity ? steps : steps.map { $0.transformed(transform) }
    }
}
