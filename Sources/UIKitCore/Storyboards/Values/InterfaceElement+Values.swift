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
        guard ["string", "mutableString"].contains(element.name) else { return nil }
        _ = child(key: property)
        if element.string("base64-UTF8") == "YES" {
            guard let data = Data(base64Encoded: element.content, options: .ignoreUnknownCharacters) else {
                element.fail("holds no text in Base64.")
            }
            return String(decoding: data, as: UTF8.self)
        }
        return element.content
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
        if let name = string("systemColor") ?? string("cocoaTouchSystemColor") {
            passOver("red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace")
            if let color = UIColor.ofReference[name] { return color }
            guard let value = document.resource("systemColor", named: name)?.children.first else {
                fail("names the system's colour '\(name)', which is not known.")
            }
            return value.colorValue(in: document)
        }
        if let name = string("name") {
            guard let value = document.resource("namedColor", named: name)?.children.first else {
                fail("names the colour '\(name)', which is not among the file's resources.")
            }
            return value.colorValue(in: document)
        }
        passOver("colorSpace", "customColorSpace")
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            fail("has neither white nor red, green and blue.")
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
            guard let font = UIFont(name: name, size: size) else {
                element.fail("names the typeface '\(name)', which UIFont(name:size:) does not know.")
            }
            return font
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

    /// The picture that an attribute names: a symbol where the file's resources say so, else one of the app's.
    func image(_ attribute: String, in document: InterfaceDocument) -> UIImage? {
        guard let name = string(attribute) else { return nil }
        passOver("catalog")
        let isSymbol =
            document.resource("image", named: name)?.attributes["catalog"] == "system"
            || attributes["catalog"] == "system"
        let image =
            isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: document.bundle, compatibleWith: nil)
        guard let image else {
            fail(
                "names the \(isSymbol ? "symbol" : "picture") '\(name)', which is not "
                    + (isSymbol ? "known." : "among the app's resources.")
            )
        }
        return image
    }
}
