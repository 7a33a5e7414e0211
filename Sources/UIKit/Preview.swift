import UIKitCore

/// A trait of a preview, such as its orientation. Kept without effect, because there are no previews on Linux.
public struct PreviewTrait: Sendable {
    /// The default traits.
    public static let defaultLayout = PreviewTrait()
    /// The size that fits the content.
    public static let sizeThatFitsLayout = PreviewTrait()
    /// Portrait orientation.
    public static let portrait = PreviewTrait()
    /// Portrait orientation with the top at the bottom.
    public static let portraitUpsideDown = PreviewTrait()
    /// Landscape orientation, turned to the left.
    public static let landscapeLeft = PreviewTrait()
    /// Landscape orientation, turned to the right.
    public static let landscapeRight = PreviewTrait()

    /// Returns a trait for a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

/// Declares a preview of a view for Xcode. The compiler checks the closure and removes it: there are no previews on Linux.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "UIKitMacros", type: "Preview")

/// Declares a preview of a view controller for Xcode. The compiler checks the closure and removes it: there are no previews on
/// Linux.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "UIKitMacros", type: "Preview")
