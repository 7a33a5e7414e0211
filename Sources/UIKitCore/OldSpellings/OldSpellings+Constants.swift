import Foundation

// Constants and functions that are members of types today. The compiler offers the current names as fix-its.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 3.
@available(*, unavailable, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 3.
@available(*, unavailable, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 3.
@available(*, unavailable, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 3.
@available(*, unavailable, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 3.
@available(*, unavailable, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 3.
@available(*, unavailable, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(*, unavailable, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(*, unavailable, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIResponder.keyboardWillShowNotification")
    public static let UIKeyboardWillShow = NSNotification.Name("")

    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIResponder.keyboardDidShowNotification")
    public static let UIKeyboardDidShow = NSNotification.Name("")

    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIResponder.keyboardWillHideNotification")
    public static let UIKeyboardWillHide = NSNotification.Name("")

    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIResponder.keyboardDidHideNotification")
    public static let UIKeyboardDidHide = NSNotification.Name("")

    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static let UIKeyboardWillChangeFrame = NSNotification.Name("")

    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIContentSizeCategory.didChangeNotification")
    public static let UIContentSizeCategoryDidChange = NSNotification.Name("")

    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIApplication.didBecomeActiveNotification")
    public static let UIApplicationDidBecomeActive = NSNotification.Name("")

    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIApplication.didEnterBackgroundNotification")
    public static let UIApplicationDidEnterBackground = NSNotification.Name("")

    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIApplication.willEnterForegroundNotification")
    public static let UIApplicationWillEnterForeground = NSNotification.Name("")

    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UIApplication.willResignActiveNotification")
    public static let UIApplicationWillResignActive = NSNotification.Name("")
}
