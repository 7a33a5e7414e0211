import Foundation

/// A system symbol and its representations on Linux.
struct Symbol: Hashable {
    /// Apple's name of the symbol.
    let name: String
    /// The freedesktop icon that shows this variant of the symbol, from the Adwaita theme or GTK 4; nil if none does.
    let iconName: String?
    /// The text that represents it in a terminal, one or two columns wide.
    let glyph: String
    /// The drawing.
    let composition: SymbolComposition
}

extension Symbol {
    /// The row of a symbol in the catalogue.
    struct Row {
        let name: String
        let iconName: String?
        let glyph: String

        /// Parses a row of the table: the name, the icon without "-symbolic" or a dash for none, and the glyph.
        init?(_ row: Substring) {
            let columns = row.split(separator: " ")
            guard columns.count == 3 else { return nil }
            name = String(columns[0])
            iconName = columns[1] == "-" ? nil : columns[1] + "-symbolic"
            glyph = String(columns[2])
        }
    }

    private static let catalogue = Dictionary(
        uniqueKeysWithValues: SymbolCatalogue.rows.compactMap(Row.init).map { ($0.name, $0) }
    )

    /// The glyph of symbols without a character of similar shape.
    private static let placeholderGlyph = "▢"

    /// Returns the symbol of this name; nil for a name that Apple's catalogue lacks: neither a known name nor a variant of one.
    static func named(_ name: String) -> Symbol? {
        let row = catalogue[name]
        let composition = SymbolComposition(name: name)
        guard row != nil || composition != nil || isOtherName(name) else { return nil }
        let base = composition?.base
        let glyph = row?.glyph ?? base.flatMap { catalogue[$0]?.glyph } ?? composition?.characters ?? placeholderGlyph
        return Symbol(
            name: name,
            iconName: iconName(of: row, base: base),
            glyph: glyph,
            composition: composition ?? .placeholder
        )
    }

    /// Returns the icon of a row, unless it is also that of the symbol without variants, and shows none.
    private static func iconName(of row: Row?, base: String?) -> String? {
        guard let row, let icon = row.iconName else { return nil }
        guard let base, base != row.name else { return icon }
        return catalogue[base]?.iconName == icon ? nil : icon
    }

    /// Whether Apple's catalogue has the name, or has it without a final `fill`, `circle` or `square`.
    private static func isOtherName(_ name: String) -> Bool {
        var rest = Substring(name)
        while true {
            if SymbolNames.others.contains(rest) { return true }
            guard let ending = [".fill", ".circle", ".square"].first(where: { rest.hasSuffix($0) }) else {
                return false
            }
            rest = rest.dropLast(ending.count)
        }
    }

    /// Whether the symbol is mirrored in right-to-left layout: its name is about reading direction, not about left and right.
    var followsReadingDirection: Bool {
        name.split(separator: ".").contains { ["forward", "backward", "leading", "trailing"].contains($0) }
    }
}
