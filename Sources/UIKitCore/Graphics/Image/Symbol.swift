/// A system symbol and its representation on Linux.
struct Symbol: Hashable {
    /// Apple's name of the symbol.
    let name: String
    /// The most similar freedesktop icon, from the Adwaita theme or GTK 4; nil if none is similar. The host draws the icons
    /// whose names begin with "searchlight-".
    let iconName: String?
    /// The text that represents it in a terminal, one or two columns wide.
    let glyph: String
}

extension Symbol {
    private static let catalogue = Dictionary(
        uniqueKeysWithValues: SymbolCatalogue.rows.compactMap(Symbol.init(row:)).map { ($0.name, $0) }
    )

    /// Returns the symbol of this name; nil if it is not in the catalogue.
    static func named(_ name: String) -> Symbol? {
        catalogue[name]
    }

    /// Parses a row of the table: the name, the icon without "-symbolic" or a dash for none, and the glyph.
    init?(row: Substring) {
        let columns = row.split(separator: " ")
        guard columns.count == 3 else { return nil }
        name = String(columns[0])
        iconName = columns[1] == "-" ? nil : columns[1] + "-symbolic"
        glyph = String(columns[2])
    }
}
