#if Terminal
import CTerminal

/// The directions of the characters of a paragraph, resolved with Unicode's bidirectional algorithm.
///
/// Few terminals apply this algorithm, and all of them can leave it to the program, so the host writes characters in visual order.
struct TextDirections {
    /// The embedding level of each character: odd levels are right-to-left.
    let levels: [Int8]
    /// The forms of characters that look different in right-to-left text: brackets are mirrored, and Arabic letters are joined. Nil for
    /// others.
    let forms: [Character?]
    /// Whether the paragraph as a whole is right-to-left.
    let isRightToLeft: Bool

    /// Resolves the directions.
    ///
    /// - Parameters:
    ///   - text: The visible characters.
    ///   - isMirrored: The direction of a paragraph without letters: that of the interface.
    /// - Returns: Nil if all characters are left-to-right, and for an empty text.
    init?(_ text: [Character], isMirrored: Bool) {
        guard isMirrored || text.contains(where: Self.mayBeRightToLeft) else { return nil }
        // The first scalar of each character has its direction. Joiners after it determine the forms of Arabic letters.
        var values: [UInt32] = []
        var places: [Int] = []
        for character in text {
            let scalars = character.unicodeScalars
            places.append(values.count)
            values.append(scalars.first?.value ?? 0x20)
            values += scalars.dropFirst().lazy.map(\.value).filter { $0 == 0x200C || $0 == 0x200D }
        }
        var levels = [Int8](repeating: 0, count: values.count)
        var forms = values
        var isRightToLeft = false
        guard searchlight_text_directions(values, values.count, isMirrored, &levels, &forms, &isRightToLeft),
            isRightToLeft || levels.contains(where: { $0 > 0 })
        else { return nil }
        self.levels = places.map { levels[$0] }
        self.forms = zip(text, places).map { character, place in
            guard forms[place] != values[place], let scalar = Unicode.Scalar(forms[place]) else { return nil }
            var form = String(scalar)
            form.unicodeScalars += character.unicodeScalars.dropFirst()
            return form.count == 1 ? form.first : nil
        }
        self.isRightToLeft = isRightToLeft
    }

    /// False for characters that have no effect on left-to-right text.
    static func mayBeRightToLeft(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value, value >= 0x590 else { return false }
        // Hebrew, Arabic and other right-to-left scripts with their marks, presentation forms, and the marks of direction.
        return value < 0x900 || value == 0x200F || (0xFB1D...0xFDFF).contains(value)
            || (0xFE70...0xFEFF).contains(value)
            || (0x10800...0x10FFF).contains(value) || (0x1E800...0x1EFFF).contains(value)
    }
}
#endif
