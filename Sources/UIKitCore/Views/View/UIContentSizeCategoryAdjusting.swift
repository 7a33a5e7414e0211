import Foundation

/// A view whose font can follow the user's text size. Main actor.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font of a text style follows the user's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
