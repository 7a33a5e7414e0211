import Foundation

// Constants and functions of Swift 4 that are members of types today. They compile in the Swift 4 language mode.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A function in Swift 4.
@available(swift, obsoleted: 4.2, message: "Use 'CGRect.inset(by:)'.")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A function in Swift 4.
@available(swift, obsoleted: 4.2, message: "Use 'UIImage.pngData()'.")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A function in Swift 4.
@available(swift, obsoleted: 4.2, message: "Use 'UIImage.jpegData(compressionQuality:)'.")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    public static var UIMenuControllerWillShowMenu: NSNotification.Name { UIMenuController.willShowMenuNotification }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
    public static var UIMenuControllerDidShowMenu: NSNotification.Name { UIMenuController.didShowMenuNotification }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
    public static var UIMenuControllerWillHideMenu: NSNotification.Name { UIMenuController.willHideMenuNotification }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    public static var UIMenuControllerDidHideMenu: NSNotification.Name { UIMenuController.didHideMenuNotification }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.menuFrameDidChangeNotification")
    public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name {
        UIMenuController.menuFrameDidChangeNotification
    }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
}
