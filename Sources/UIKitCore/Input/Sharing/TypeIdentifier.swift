/// The identifiers of text-related data types, and their conformance.
enum TypeIdentifier {
    static let utf8PlainText = "public.utf8-plain-text"
    static let plainText = "public.plain-text"
    static let text = "public.text"

    private static let parents = [
        utf8PlainText: plainText,
        "public.utf16-plain-text": plainText,
        "public.utf16-external-plain-text": plainText,
        plainText: text,
        "public.html": text,
        "public.rtf": text,
        text: "public.data",
        "public.url": "public.data",
        "public.image": "public.data",
        "public.data": "public.item",
    ]

    /// Whether data of one type can be used as the other. An unknown identifier conforms only to itself.
    static func conforms(_ identifier: String, to other: String) -> Bool {
        sequence(first: identifier, next: { parents[$0] }).contains(other)
    }
}
