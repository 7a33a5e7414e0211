import Foundation

extension UIFontDescriptor {
    /// Names of attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The string that identifies the attribute.
        public let rawValue: String

        /// Makes a name from its identifying string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The typeface: a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font: a string, as for `UIFont(name:size:)`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face: a string, such as "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points: a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits: a dictionary of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style: a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Settings of features: an array of dictionaries of ``FeatureKey``. Monospaced digits are supported.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// Keys of traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The string that identifies the trait.
        public let rawValue: String

        /// Makes a key from its identifying string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The ``SymbolicTraits``, or their raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight: a `UIFont.Weight` or a number from −1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width: a `UIFont.Width` or a number from −1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant: a number from −1 to 1; all numbers but 0 are italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Keys of the settings of a feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The string that identifies the key.
        public let rawValue: String

        /// Makes a key from its identifying string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The feature: 6 for the spacing of numbers.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The setting: 0 for monospaced numbers, 1 for proportional ones.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// Makes a descriptor from attributes; those without a value are those of the system font in 12 points. Attributes with values
    /// of other types are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(face: FontFace(pointSize: 12).taking(attributes))
    }

    /// Makes a descriptor of a font by its name and size in points. An unknown name is a typeface, for which the desktop draws its
    /// substitute.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Returns a descriptor with additional attributes. Attributes with values of other types are ignored.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(face: face.taking(attributes))
    }

    /// The name of the font, as `UIFont.fontName`.
    public var postscriptName: String { UIFont(face: face).fontName }

    /// The attributes that differ from the system font's, and the size.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: face.pointSize]
        if let style = face.textStyle { attributes[.textStyle] = style }
        if face.familyName != nil {
            attributes[.name] = postscriptName
            attributes[.family] = face.familyName
        }
        if let traits = object(forKey: .traits) { attributes[.traits] = traits }
        if face.hasMonospacedDigits {
            attributes[.featureSettings] = [[FeatureKey.type: 6, FeatureKey.selector: 0]]
        }
        return attributes
    }

    /// Returns the value of an attribute; nil if the font has none.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: UIFont(face: face).familyName
        case .name: postscriptName
        case .size: face.pointSize
        case .textStyle: face.textStyle
        case .face: face.weight.name + (face.isItalic ? " Italic" : "")
        case .traits:
            [
                TraitKey.weight: face.weight.rawValue, .symbolic: symbolicTraits.rawValue, .width: face.width,
                .slant: face.isItalic ? 0.07 : 0,
            ] as [TraitKey: Any]
        case .featureSettings: fontAttributes[.featureSettings]
        default: nil
        }
    }

    /// Returns the descriptors of the faces of this descriptor's typeface that have the same values of the given attributes.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        guard let family = face.familyName else { return [self] }
        return FontNames.faces(ofFamily: family).map { UIFontDescriptor(face: $0.withFixedSize(face.pointSize)) }
            .filter { other in
                (mandatoryKeys ?? []).allSatisfy { key in
                    String(describing: other.object(forKey: key)) == String(describing: object(forKey: key))
                }
            }
    }
}

extension FontFace {
    /// The face with the attributes that have values of the expected types.
    fileprivate func taking(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontFace {
        var face = self
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            let styled = FontFace(textStyle: style, category: .preferred(by: nil))
            (face.pointSize, face.weight, face.textStyle) = (styled.pointSize, styled.weight, style)
        }
        if let name = attributes[.name] as? String {
            let size = face.pointSize
            face = FontNames.face(named: name) ?? face
            face.pointSize = size
            if face.familyName == nil { face.familyName = name }
        }
        if let family = attributes[.family] as? String { face = UIFontDescriptor(face: face).withFamily(family).face }
        if let name = attributes[.face] as? String { face = UIFontDescriptor(face: face).withFace(name).face }
        if let size = number(attributes[.size]), size > 0 { face = face.withFixedSize(size) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { face.take(traits) }
        for setting in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
            guard number(setting[.type]) == 6, let selector = number(setting[.selector]) else { continue }
            face.hasMonospacedDigits = selector == 0
        }
        return face
    }

    private mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        let symbolic =
            traits[.symbolic] as? UIFontDescriptor.SymbolicTraits
            ?? number(traits[.symbolic]).flatMap { UInt32(exactly: $0) }.map(UIFontDescriptor.SymbolicTraits.init)
        if let symbolic, let described = UIFontDescriptor(face: self).withSymbolicTraits(symbolic) {
            self = described.face
        }
        if let weight = traits[.weight] as? UIFont.Weight ?? number(traits[.weight]).map(UIFont.Weight.init) {
            self.weight = weight
        }
        if let width = (traits[.width] as? UIFont.Width)?.rawValue ?? number(traits[.width]) { self.width = width }
        if let slant = number(traits[.slant]) { isItalic = slant != 0 }
    }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as UInt32: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
