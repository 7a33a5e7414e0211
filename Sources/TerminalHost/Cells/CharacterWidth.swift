#if Terminal
import CUTF8Proc

extension Unicode.Scalar {
    /// The number of columns of the scalar by itself. 0 for marks that are drawn over the character before them: the table has 2 for some
    /// East Asian ones.
    fileprivate var columns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: 0
        default: Int(utf8proc_charwidth(Int32(bitPattern: value)))
        }
    }
}

extension Character {
    /// The number of columns in a terminal: 1, or 2 for East Asian wide characters and emoji. 0 for a character that is only combining marks
    /// or invisible.
    var columns: Int {
        if isASCII { return asciiValue.map { $0 >= 0x20 && $0 < 0x7F ? 1 : 0 } ?? 0 }
        var columns = 0
        for scalar in unicodeScalars {
            // The emoji variation selector makes its base wide.
            if scalar.value == 0xFE0F, columns > 0 { return 2 }
            columns = max(columns, scalar.columns)
        }
        // A pair of regional indicators is a flag.
        if columns == 1, let first = unicodeScalars.first, (0x1F1E6...0x1F1FF).contains(first.value) { return 2 }
        return min(columns, 2)
    }
}
#endif
