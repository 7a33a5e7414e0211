/// Where terms were found in one text field of a record.
public struct FieldMatch: Hashable, Sendable {
    /// The name of the field.
    public var field: String

    /// The text of the field, into which the ranges point.
    public var text: String

    /// What to mark, in the order of the text and without overlaps. No range cuts a character that a person sees.
    public var ranges: [Range<String.Index>]

    /// Makes a match of its parts.
    public init(field: String, text: String, ranges: [Range<String.Index>]) {
        self.field = field
        self.text = text
        self.ranges = ranges
    }
}
