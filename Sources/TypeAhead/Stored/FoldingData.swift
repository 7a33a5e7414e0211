import CTypeAhead

/// The folding table as data, from which other implementations of the folding are generated.
package struct FoldingData: Sendable {
    /// For each block of 64 characters, the number of its block of entries.
    package let index: [UInt16]
    /// The entries of all blocks. Their values are explained in `CTypeAhead.h`.
    package let entries: [UInt16]
    /// The replacement sequences.
    package let sequences: [UInt8]
    /// For each mark, its number and its combining class.
    package let marks: [UInt8]
    /// The characters that the language folds differently, ascending: the character, its entry and its letter.
    package let overrides: [(scalar: UInt32, entry: UInt16, letter: UInt16)]
    /// The pairs of a letter and a mark that form a letter of the language, with its entry.
    package let compositions: [(letter: UInt32, mark: UInt16, entry: UInt16)]

    /// The table with the tailoring of a language.
    ///
    /// - Parameter language: A BCP 47 tag; nil for the folding without a language.
    package init(language: String?) {
        index = (0..<0x11_0000 >> 6).map { typeahead_folding_index_at($0) }
        let blocks = Int(index.max() ?? 0) + 1
        entries = (0..<Int32(blocks * 64)).map { typeahead_folding_entry_at($0) }
        let tailoring = (language.map { TextFolding(language: $0) } ?? TextFolding()).tailoring
        var overrides: [(scalar: UInt32, entry: UInt16, letter: UInt16)] = []
        var compositions: [(letter: UInt32, mark: UInt16, entry: UInt16)] = []
        if tailoring >= 0 {
            let parts = typeahead_tailoring_at(tailoring)
            overrides = (parts.first_override..<parts.end_override).map {
                let override = typeahead_override_at(Int32($0))
                return (override.scalar, override.entry, override.letter)
            }
            compositions = (parts.first_composition..<parts.end_composition).map {
                let composition = typeahead_composition_at(Int32($0))
                return (composition.letter, composition.mark, composition.entry)
            }
        }
        self.overrides = overrides
        self.compositions = compositions
        let firstMark = UInt16(TYPEAHEAD_FIRST_MARK)
        let firstSequence = UInt16(TYPEAHEAD_FIRST_SEQUENCE)
        let used = entries + overrides.map(\.entry) + compositions.map(\.entry)
        let lastMark = used.filter { $0 >= firstMark }.max() ?? firstMark
        marks = (firstMark...lastMark).flatMap { [typeahead_mark_number($0), typeahead_mark_class($0)] }
        let last = used.filter { $0 >= firstSequence && $0 < firstMark }.max() ?? firstSequence
        let count = Int(last - firstSequence) * 2 + Int(typeahead_sequence(last).pointee) + 1
        sequences = Array(UnsafeBufferPointer(start: typeahead_sequence(firstSequence), count: count))
    }
}
