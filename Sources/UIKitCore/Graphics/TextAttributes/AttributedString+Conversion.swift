import Foundation

/// Conversions between `AttributedString` and `NSAttributedString`, which Foundation on Linux lacks. They transfer the attributes
/// of UIKit and links; other attributes are dropped, as Apple's conversions drop attributes outside the scope.
extension NSAttributedString {
    /// Makes a string with the attributes of UIKit and the links of an attributed string.
    public convenience init(_ attrStr: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr.characters[run.range])
            whole.append(NSAttributedString(string: text, attributes: Dictionary(run.attributes)))
        }
        self.init(attributedString: whole)
    }

    /// Makes a string with the attributes of UIKit and the links of an attributed string. Throws nothing: the parameter exists for
    /// source compatibility.
    public convenience init(
        _ attrStr: AttributedString,
        including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// Makes an attributed string with the attributes of UIKit and the links of a string.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let text = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }

    /// Makes an attributed string with the attributes of UIKit and the links of a string. Throws nothing: the parameter exists for
    /// source compatibility.
    public init(
        _ nsStr: NSAttributedString,
        including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    /// Makes a container with the attributes of UIKit and the link in a dictionary. Values of a wrong type are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in AttributeConversion.all { attribute.toContainer(dictionary, &self) }
        let link = dictionary[.link]
        self.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Makes a dictionary of the attributes of UIKit and the link in a container.
    public init(_ container: AttributeContainer) {
        self.init()
        for attribute in AttributeConversion.all { attribute.toDictionary(container, &self) }
        if let link = container.link { self[.link] = link }
    }
}

/// The conversion of one attribute.
private struct AttributeConversion: Sendable {
    let toDictionary: @Sendable (AttributeContainer, inout [NSAttributedString.Key: Any]) -> Void
    let toContainer: @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

    private typealias Scope = AttributeScopes.UIKitAttributes

    static let all: [AttributeConversion] = [
        value(Scope.FontAttribute.self),
        value(Scope.ForegroundColorAttribute.self),
        value(Scope.BackgroundColorAttribute.self),
        value(Scope.StrikethroughColorAttribute.self),
        value(Scope.UnderlineColorAttribute.self),
        value(Scope.ParagraphStyleAttribute.self),
        number(Scope.KernAttribute.self),
        number(Scope.BaselineOffsetAttribute.self),
        line(Scope.StrikethroughStyleAttribute.self),
        line(Scope.UnderlineStyleAttribute.self),
    ]

    private static func make<Key: AttributedStringKey>(
        _ key: Key.Type,
        write: @escaping @Sendable (Key.Value) -> Any,
        read: @escaping @Sendable (Any) -> Key.Value?
    ) -> AttributeConversion where Key.Value: Sendable {
        let name = NSAttributedString.Key(Key.name)
        return AttributeConversion(
            toDictionary: { container, dictionary in
                if let value = container[Key.self] { dictionary[name] = write(value) }
            },
            toContainer: { dictionary, container in
                if let value = dictionary[name].flatMap(read) { container[Key.self] = value }
            }
        )
    }

    private static func value<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeConversion
    where Key.Value: Sendable {
        make(key, write: { $0 }, read: { $0 as? Key.Value })
    }

    private static func number<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeConversion
    where Key.Value == CGFloat {
        make(key, write: { $0 }, read: { $0 as? CGFloat ?? ($0 as? NSNumber).map { CGFloat($0.doubleValue) } })
    }

    private static func line<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeConversion
    where Key.Value == NSUnderlineStyle {
        make(
            key,
            write: { $0.rawValue },
            read: { $0 as? NSUnderlineStyle ?? ($0 as? Int ?? ($0 as? NSNumber)?.intValue).map(NSUnderlineStyle.init) }
        )
    }
}
