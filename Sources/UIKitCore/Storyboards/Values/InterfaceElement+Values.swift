import Foundation

@MainActor
extension InterfaceElement {
    /// A text, in the person's language where it is translated.
    ///
    /// - Parameters:
    ///   - property: An attribute, or the key of a `<string>`, where the text has several lines.
    ///   - translation: The property's name in translations, and the element with an identifier that they are about, where
    ///     these are others.
    func text(_ property: String, translation: (name: String, owner: InterfaceElement)? = nil) -> String? {
        let written = writtenText(property)
        return (translation?.owner ?? self).translations[translation?.name ?? property] ?? written
    }

    private func writtenText(_ property: String) -> String? {
        if let value = string(property) { return value }
        guard let element = children.first(where: { $0.key == property }) else { return nil }
        guard ["string", "mutableString", "nil"].contains(element.name) else { return nil }
        _ = element.noteRead()
        return element.name == "nil" ? nil : element.textValue()
    }

    /// The text of a `<string>`.
    func textValue() -> String {
        let text = contentText()
        guard bool("base64-UTF8") == true else { return text }
        // Interface Builder leaves out the padding.
        let digits = text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        guard let data = Data(base64Encoded: digits + padding), let text = String(validating: data, as: UTF8.self)
        else {
            problem("holds no text in Base64.")
            return ""
        }
        return text
    }

    /// The rectangle of a property.
    func rectangle(key: String) -> CGRect? {
        guard let element = child(key: key) else { return nil }
        return CGRect(
            x: element.number("x") ?? 0,
            y: element.number("y") ?? 0,
            width: element.number("width") ?? 0,
            height: element.number("height") ?? 0
        )
    }

    /// The width and the height of a property.
    func size(key: String) -> CGSize? {
        guard let element = child(key: key) else { return nil }
        element.passOver("type")
        return CGSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
    }

    /// How much something counts in a layout. One that is outside the range is a problem.
    func priority(_ attribute: String) -> UILayoutPriority? {
        guard let value = number(attribute) else { return nil }
        if (0...1000).contains(value) { return UILayoutPriority(Float(value)) }
        problem("has \(attribute)=\"\(value)\", which is not between 0 and 1000.")
        return nil
    }

    /// Where the first versions of Xcode 8 wrote that a view is: its distances from the edges of the view around it.
    func frameInset() -> CGRect? {
        guard let element = child(key: "frameInset") else { return nil }
        let outer = parent?.parent?.children.first { $0.key == "frame" }
        func place(_ low: String, _ high: String, _ length: String) -> (CGFloat, CGFloat) {
            let all = outer.flatMap { $0.attributes[length] }.flatMap { Double($0) }.map { CGFloat($0) } ?? 0
            let (first, last, own) = (element.number(low), element.number(high), element.number(length))
            if let own { return (first ?? (last.map { all - $0 - own } ?? 0), own) }
            return (first ?? 0, max(0, all - (first ?? 0) - (last ?? 0)))
        }
        let (x, width) = place("minX", "maxX", "width")
        let (y, height) = place("minY", "maxY", "height")
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The distances of a property, by reading direction.
    func directionalInsets(key: String) -> NSDirectionalEdgeInsets? {
        guard let element = child(key: key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: element.number("top") ?? 0,
            leading: element.number("leading") ?? 0,
            bottom: element.number("bottom") ?? 0,
            trailing: element.number("trailing") ?? 0
        )
    }

    /// The distances of a property, from `minX`, `minY`, `maxX` and `maxY`.
    func insets(key: String) -> UIEdgeInsets? {
        guard let element = child(key: key) else { return nil }
        return UIEdgeInsets(
            top: element.number("minY") ?? element.number("top") ?? 0,
            left: element.number("minX") ?? element.number("left") ?? 0,
            bottom: element.number("maxY") ?? element.number("bottom") ?? 0,
            right: element.number("maxX") ?? element.number("right") ?? 0
        )
    }

    /// The edges that the element names.
    func edges() -> UIRectEdge {
        let words: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return words.reduce(into: []) { if bool($1.0) == true { $0.insert($1.1) } }
    }

    // MARK: Colours

    /// The colour of a property; nil where the file says nothing, or nothing in particular.
    func color(key: String, in document: InterfaceDocument) -> UIColor? {
        guard let element = child(key: key), element.name != "nil" else { return nil }
        return element.colorValue(in: document)
    }

    private func colorValue(in document: InterfaceDocument) -> UIColor {
        // Before iOS 13 the system's colours had other names, and for a while both are written; the newest one counts.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { string($0) }
        if let name = names.first { return systemColor(names, in: document) ?? unknownSystemColor(name) }
        if let name = string("name") {
            if string("catalog") == "System" {
                passOver("colorSpace")
                return systemColor([name], in: document) ?? unknownSystemColor(name)
            }
            guard let value = document.resource("namedColor", named: name)?.children.first else {
                problem("names the colour '\(name)', which is not among the file's resources.")
                return .clear
            }
            return value.components() ?? .clear
        }
        return components() ?? .clear
    }

    /// The colour of the first of the names that is known: as it is here, or as the file keeps it for systems without it.
    private func systemColor(_ names: [String], in document: InterfaceDocument) -> UIColor? {
        let known = names.lazy.compactMap { UIColor.ofReference[$0] }.first
        if known != nil {
            passOver("red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace")
            return known
        }
        if attributes["white"] ?? attributes["red"] != nil { return components() }
        return names.lazy.compactMap { document.resource("systemColor", named: $0)?.children.first?.components() }.first
    }

    private func unknownSystemColor(_ name: String) -> UIColor {
        problem("names the system's colour '\(name)', which is not known.")
        return .clear
    }

    private func components() -> UIColor? {
        passOver("colorSpace", "customColorSpace")
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            problem("has neither white nor red, green and blue.")
            return nil
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    // MARK: Fonts and pictures

    /// The font of a property.
    func font(key: String) -> UIFont? {
        guard let element = child(key: key) else { return nil }
        if let style = element.string("style") {
            element.passOver("pointSize")
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = element.number("pointSize") ?? UIFont.systemFontSize
        element.passOver("family")
        if let name = element.string("name") {
            if let font = UIFont(name: name, size: size) { return font }
            element.problem("names the typeface '\(name)', which UIFont(name:size:) does not know.")
            return .systemFont(ofSize: size)
        }
        switch element.choice("type", ["system": 0, "boldSystem": 1, "italicSystem": 2]) {
        case 1: return .boldSystemFont(ofSize: size)
        case 2: return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: element.choice("weight", Self.weights) ?? .regular)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The picture of a property that is written as an element of its own, which says how large a symbol is.
    func imageReference(key: String, in document: InterfaceDocument) -> UIImage? {
        guard let element = child(key: key), let image = element.image("image", in: document) else { return nil }
        let scales: [String: UIImage.SymbolScale] = [
            "default": .default, "small": .small, "medium": .medium, "large": .large,
        ]
        guard let scale = element.choice("symbolScale", scales) else { return image }
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }

    /// The picture that an attribute names: a symbol where the file's resources say so, else one of the app's.
    func image(_ attribute: String, in document: InterfaceDocument) -> UIImage? {
        guard let name = string(attribute) else { return nil }
        passOver("catalog")
        let isSymbol =
            document.resource("image", named: name)?.attributes["catalog"] == "system"
            || attributes["catalog"] == "system"
        let image =
            isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: document.bundle, compatibleWith: nil)
        if image == nil {
            problem(
                "names the \(isSymbol ? "symbol" : "picture") '\(name)', which is not "
                    + (isSymbol ? "known." : "among the app's resources.")
            )
        }
        return image
    }
}
