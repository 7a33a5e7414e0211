/// The matches of terms in one text field of a record.
public struct FieldMatch: Hashable, Sendable {
    /// The name of the field.
    public var field: String

    /// The text of the field, to which the ranges refer.
    public var text: String

    /// The ranges to highlight, ascending and without overlaps. No range splits a grapheme cluster.
    public var ranges: [Range<String.Index>]

    /// Makes a match.
    public init(field: String, text: String, ranges: [Range<String.Index>]) {
        self.field = field
        self.text = text
        self.ranges = ranges
    }
}
