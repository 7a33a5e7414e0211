#if Terminal
import CTerminal

/// The directions of the characters of a paragraph, resolved with Unicode's bidirectional algorithm.
///
/// Few terminals apply this algorithm, and all of them can leave it to the program, so the host writes characters in visual order.
struct TextDirections {
    /// The embedding level of each character: odd levels are right-to-left.
    let levels: [Int8]
    /// The form in which each character is visible: brackets of right-to-left text are mirrored, and Arabic letters are joined.
    let forms: [Unicode.Scalar]
    /// Whether the paragraph as a whole is right-to-left.
    let isRightToLeft: Bool

    /// Resolves the directions.
    ///
    /// - Parameters:
    ///   - text: The first scalar of each character.
    ///   - isMirrored: The direction of a paragraph without letters: that of the interface.
    /// - Returns: Nil if all characters are left-to-right.
    init?(_ text: [Unicode.Scalar], isMirrored: Bool) {
        guard isMirrored || text.contains(where: Self.mayBeRightToLeft) else { return nil }
        let values = text.map(\.value)
        var levels = [Int8](repeating: 0, count: text.count)
        var forms = values
        var isRightToLeft = false
        guard searchlight_text_directions(values, values.count, isMirrored, &levels, &forms, &isRightToLeft),
            isRightToLeft || levels.contains(where: { $0 > 0 })
        else { return nil }
        self.levels = levels
        self.forms = forms.indices.map { Unicode.Scalar(forms[$0]) ?? text[$0] }
        self.isRightToLeft = isRightToLeft
    }

    /// False for all characters of left-to-right scripts up to the first right-to-left one.
    static func mayBeRightToLeft(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x590 }
}
#endif
