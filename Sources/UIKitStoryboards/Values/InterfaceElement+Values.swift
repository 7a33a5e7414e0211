import Foundation
import UIKitCore

@MainActor
extension InterfaceElement {
    /// Returns a text, translated to the user's language if there is a translation.
    ///
    /// - Parameters:
    ///   - property: The attribute, or the key of a `<string>` if the text has several lines.
    ///   - translation: The property name and the identified element in translations, if they differ from this element's.
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

    /// Returns the text of a `<string>`.
    func textValue() -> String {
        let text = contentText()
        guard bool("base64-UTF8") == true else { return text }
        // Interface Builder omits the padding.
        let digits = text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        guard let data = Data(base64Encoded: digits + padding), let text = String(validating: data, as: UTF8.self)
        else {
            problem("holds no text in Base64.")
            return ""
        }
        return text
    }

    /// Returns the rectangle of a property.
    func rectangle(key: String) -> CGRect? {
        guard let element = child(key: key) else { return nil }
        return CGRect(
            x: element.number("x") ?? 0,
            y: element.number("y") ?? 0,
            width: element.number("width") ?? 0,
            height: element.number("height") ?? 0
        )
    }

    /// Returns the size of a property.
    func size(key: String) -> CGSize? {
        guard let element = child(key: key) else { return nil }
        element.passOver("type")
        return CGSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
    }

    /// Returns a layout priority. A value out of range is a problem.
    func priority(_ attribute: String) -> UILayoutPriority? {
        guard let value = number(attribute) else { return nil }
        if (0...1000).contains(value) { return UILayoutPriority(Float(value)) }
        problem("has \(attribute)=\"\(value)\", which is not between 0 and 1000.")
        return nil
    }

    /// Returns the frame of a view as written by the first versions of Xcode 8: as distances from the superview's edges.
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

    /// Returns the directional insets of a property.
    func directionalInsets(key: String) -> NSDirectionalEdgeInsets? {
        guard let element = child(key: key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: element.number("top") ?? 0,
            leading: element.number("leading") ?? 0,
            bottom: element.number("bottom") ?? 0,
            trailing: element.number("trailing") ?? 0
        )
    }

    /// Returns the insets of a property, from `minX`, `minY`, `maxX` and `maxY`.
    func insets(key: String) -> UIEdgeInsets? {
        guard let element = child(key: key) else { return nil }
        return UIEdgeInsets(
            top: element.number("minY") ?? element.number("top") ?? 0,
            left: element.number("minX") ?? element.number("left") ?? 0,
            bottom: element.number("maxY") ?? element.number("bottom") ?? 0,
            right: element.number("maxX") ?? element.number("right") ?? 0
        )
    }

    /// Returns the edges that the element names.
    func edges() -> UIRectEdge {
        let words: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return words.reduce(into: []) { if bool($1.0) == true { $0.insert($1.1) } }
    }

    // MARK: Colours

    /// Returns the colour of a property. Nil if the file contains none or the default.
    func color(key: String, in document: InterfaceDocument) -> UIColor? {
        guard let element = child(key: key), element.name != "nil" else { return nil }
        return element.colorValue(in: document)
    }

    private func colorValue(in document: InterfaceDocument) -> UIColor {
        // Before iOS 13 system colours had other names, and some files contain both. The newest name takes precedence.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { string($0) }
        if let name = names.first { return systemColor(names, in: document) ?? unknownSystemColor(name) }
        if let name = string("name") {
            if string("catalog") == "System" {
                passOver("colorSpace")
                return systemColor([name], in: document) ?? unknownSystemColor(name)
            }
            guard let value = document.resource("namedColor", named: name)?.children.first else {
                problem("names the colour '\(name)', which is not in the file's resources.")
                return .clear
            }
            return value.components() ?? .clear
        }
        return components() ?? .clear
    }

    /// Returns the system colour for the first known name. Otherwise returns the fallback colour in the file.
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
        problem("names the system colour '\(name)', which is unknown.")
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

    // MARK: Fonts and images

    /// Returns the font of a property.
    func font(key: String) -> UIFont? {
        guard let element = child(key: key) else { return nil }
        if let style = element.string("style") {
            element.passOver("pointSize")
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = element.number("pointSize") ?? UIFont.systemFontSize
        element.passOver("family")
        if let name = element.string("name") {
            // Interface Builder writes this name for the system font of a button's title.
            if name == ".AppleSystemUIFont" { return .systemFont(ofSize: size) }
            return element.namedFont(name, size: size)
        }
        switch element.choice("type", ["system": 0, "boldSystem": 1, "italicSystem": 2]) {
        case 1: return .boldSystemFont(ofSize: size)
        case 2: return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: element.choice("weight", Self.weights) ?? .regular)
        }
    }

    /// Returns the font of a name. The system font replaces a font that is not installed, as on iOS. A check of the file without the app
    /// reports it.
    func namedFont(_ name: String, size: CGFloat) -> UIFont {
        if let font = UIFont(name: name, size: size) { return font }
        if problems.isWithoutApp {
            problem("names the font '\(name)', which UIFont(name:size:) does not find: the system font is used.")
        }
        return .systemFont(ofSize: size)
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// Returns the image of a property with its own element, which includes the symbol scale.
    func imageReference(key: String, in document: InterfaceDocument) -> UIImage? {
        guard let element = child(key: key), let image = element.image("image", in: document) else { return nil }
        guard let scale = element.choice("symbolScale", Self.symbolScales) else { return image }
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }

    private static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    /// Returns a symbol configuration: the size as points or as a text style, the weight and the scale.
    func symbolConfiguration(key: String) -> UIImage.SymbolConfiguration? {
        guard let element = child(key: key) else { return nil }
        let scale = element.choice("scale", Self.symbolScales) ?? .default
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let weight = element.choice("weight", weights) ?? .unspecified
        switch element.choice("configurationType", ["pointSize": 0, "font": 1]) {
        case 0?:
            let size = element.number("pointSize") ?? UIFont.systemFontSize
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        case 1?:
            guard let font = element.font(key: "fontDescription") else {
                return UIImage.SymbolConfiguration(scale: scale)
            }
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        default:
            let own = UIImage.SymbolConfiguration(scale: scale)
            return weight == .unspecified ? own : own.applying(UIImage.SymbolConfiguration(weight: weight))
        }
    }

    /// Returns the image named by an attribute: a symbol if the file's resources declare one, otherwise an image of the app.
    func image(_ attribute: String, in document: InterfaceDocument) -> UIImage? {
        guard let name = string(attribute) else { return nil }
        passOver("catalog")
        let isSymbol =
            document.resource("image", named: name)?.attributes["catalog"] == "system"
            || attributes["catalog"] == "system"
        let image =
            isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: document.bundle, compatibleWith: nil)
        if image == nil, isSymbol || !problems.isWithoutApp {
            problem(
                "names the \(isSymbol ? "symbol" : "picture") '\(name)', which is not "
                    + (isSymbol ? "known." : "among the app's resources.")
            )
        }
        return image
    }
}
