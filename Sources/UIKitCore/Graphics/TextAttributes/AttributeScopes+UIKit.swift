import Foundation

/// The attributes of texts that UIKit shows.
extension AttributeScopes {
    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit, with those of Foundation. `AttributedString` and `AttributeContainer` have them as members:
    /// `text.font = .boldSystemFont(ofSize: 17)`.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The alignment, line breaking and spacing of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Additional space after each character, in points.
        public let kern: KernAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text. Nil: the colour of the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text. Nil: the colour of the text.
        public let underlineColor: UnderlineColorAttribute
        /// The distance from the baseline, in points; positive values are above it.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key of ``font``.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIFont
            /// The name of the key.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The key of ``paragraphStyle``.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSParagraphStyle
            /// The name of the key.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }

        /// The key of ``foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the key.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The key of ``backgroundColor``.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the key.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// The key of ``kern``.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the key.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The key of ``strikethroughStyle``.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// The name of the key.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The key of ``strikethroughColor``.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the key.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// The name of the key.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The key of ``underlineColor``.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the key.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }

        /// The key of ``baselineOffset``.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the key.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds an attribute of UIKit by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
