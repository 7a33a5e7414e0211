/// A system symbol and what stands for it on Linux.
struct Symbol: Hashable {
    /// Apple's name of the symbol.
    let name: String
    /// The freedesktop icon that looks most like it, in the Adwaita theme or built into GTK 4; nil if none comes near. A name
    /// that begins with "searchlight-" is that of an icon which the host draws.
    let iconName: String?
    /// The character that stands for it in a terminal, one or two columns wide.
    let glyph: String
}

extension Symbol {
    private static let catalogue = Dictionary(
        uniqueKeysWithValues: SymbolCatalogue.rows.compactMap(Symbol.init(row:)).map { ($0.name, $0) }
    )

    /// The symbol of this name; nil if it is not in the catalogue.
    static func named(_ name: String) -> Symbol? {
        catalogue[name]
    }

    /// Reads a row of the table: the name, the icon without "-symbolic" or a dash for none, and the glyph.
    init?(row: Substring) {
        let columns = row.split(separator: " ")
        guard columns.count == 3 else { return nil }
        name = String(columns[0])
        iconName = columns[1] == "-" ? nil : columns[1] + "-symbolic"
        glyph = String(columns[2])
    }
}
