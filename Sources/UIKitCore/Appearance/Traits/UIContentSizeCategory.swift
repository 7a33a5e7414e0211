import Foundation

/// The text size that the person chose for the whole system. (iOS 7; a type of its own since iOS 10)
///
/// Categories are ordered: `.small < .accessibilityMedium` is true. The five sizes whose names begin with
/// `accessibility` are larger than all others.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The string by which the system stores the category.
    public let rawValue: String

    /// Makes a category from the string by which the system stores it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Posted on the main actor after the person chose another text size, when the views know of it. ``newValueUserInfoKey``
    /// has the new one.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key of the new size, a `UIContentSizeCategory`, in what comes with ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// A host told its windows of new traits: the app hears whether the text size is another one.
    @_spi(Host)
    @MainActor
    public static func hostTraitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {
        let category = traits.preferredContentSizeCategory
        guard category != previous.preferredContentSizeCategory else { return }
        NotificationCenter.default.post(
            name: didChangeNotification,
            object: nil,
            userInfo: [newValueUserInfoKey: category]
        )
    }

    /// The size is not said. It comes before every other category in the order. (iOS 10)
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size: body text of 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The size of a new device: body text of 17 points.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest ordinary size: body text of 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Body text of 28 points.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body text of 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body text of 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL"
    )
    /// Body text of 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL"
    )
    /// The largest size of all: body text of 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )
}

extension UIContentSizeCategory: Comparable {
    /// Every known category but `unspecified`, from the smallest to the largest.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place in the order of sizes; nil for `unspecified` and for unknown names.
    var step: Int? {
        Self.ascending.firstIndex(of: self)
    }

    /// Whether this is one of the five sizes for people who need very large text. (iOS 11)
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// Whether text of the left category is smaller than text of the right one. (iOS 11)
    ///
    /// `unspecified`, and any name that the system does not know, is smaller than every known category.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.step ?? -1) < (right.step ?? -1)
    }
}
