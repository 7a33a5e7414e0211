import Foundation

/// The user's preferred text size.
///
/// Categories are ordered: `.small < .accessibilityMedium` is true. The five categories whose names begin with
/// `accessibility` are larger than all others.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the category.
    public let rawValue: String

    /// Makes a category from its identifying string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Posted on the main actor after the user's text size changed and the views were notified. The value of
    /// ``newValueUserInfoKey`` is the new size.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key of the new size, a `UIContentSizeCategory`, in the user info of ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Posts ``didChangeNotification`` if the text size differs. Called by a host after it notified its windows of new traits.
    @_spi(Host)
    @preconcurrency @MainActor
    public static func hostTraitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {
        let category = traits.preferredContentSizeCategory
        guard category != previous.preferredContentSizeCategory else { return }
        NotificationCenter.default.post(
            name: didChangeNotification,
            object: nil,
            userInfo: [newValueUserInfoKey: category]
        )
    }

    /// Unspecified. Less than every other category.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size: body text of 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size: body text of 17 points.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size without accessibility sizes: body text of 23 points.
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
    /// The largest size: body text of 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )
}

extension UIContentSizeCategory: Comparable {
    /// All known categories except `unspecified`, in ascending order.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in the order of sizes; nil for `unspecified` and unknown names.
    var step: Int? {
        Self.ascending.firstIndex(of: self)
    }

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// Whether the left category has smaller text than the right one.
    ///
    /// `unspecified` and unknown names are less than every known category.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.step ?? -1) < (right.step ?? -1)
    }
}
