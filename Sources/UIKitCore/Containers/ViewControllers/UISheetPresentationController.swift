import Foundation

/// Manages the presentation of a sheet, especially its height.
///
/// A controller whose `modalPresentationStyle` is `automatic`, `pageSheet` or `formSheet` has one as
/// `sheetPresentationController`. If the host opens a separate window for the sheet, the window's height is that of the
/// selected detent and its size respects the controller's `preferredContentSize`; the user can resize it. Otherwise the sheet
/// fills the window that it belongs to. Main actor.
@preconcurrency @MainActor
public final class UISheetPresentationController: UIPresentationController {
    override class func make(for presented: UIViewController) -> UIPresentationController {
        UISheetPresentationController(presentedViewController: presented, presenting: nil)
    }

    /// The delegate. Weak reference.
    public var delegate: (any UISheetPresentationControllerDelegate)? {
        get { storedDelegate as? any UISheetPresentationControllerDelegate }
        set { storedDelegate = newValue }
    }

    /// The heights of the sheet in ascending order. Default: the large detent. An empty array traps.
    public var detents: [Detent] = [.large()] {
        didSet {
            require(!detents.isEmpty, "UISheetPresentationController.detents was assigned an empty array.")
            invalidateDetents()
        }
    }

    /// The identifier of the selected detent in ``detents``. Nil or an unknown identifier selects the lowest.
    public var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// Whether a grabber at the top indicates that the sheet can be dragged. Kept without effect: the window of a sheet has a
    /// title bar to drag it by.
    public var prefersGrabberVisible = false

    /// The corner radius of the sheet in points; nil for the default. Kept without effect: the corners are those of the
    /// desktop's windows.
    public var preferredCornerRadius: CGFloat?

    /// The largest detent at which the content behind is not dimmed. Kept without effect: a sheet always blocks the window
    /// behind it.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?

    /// Whether scrolling up at the top enlarges the sheet. Kept without effect: the user resizes a window by its edges.
    public var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge in compact height. Kept without effect: a sheet is centred.
    public var prefersEdgeAttachedInCompactHeight = false

    /// Whether a sheet at the bottom edge has the preferred width. Kept without effect, as
    /// ``prefersEdgeAttachedInCompactHeight``.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Calls the closure. The sheet is resized at the next layout.
    public func animateChanges(_ changes: () -> Void) { changes() }

    /// Resolves custom detents again.
    public func invalidateDetents() { shown?.presentation.sheet?.contentSizeDidChange() }

    /// Whether the large detent is the only one.
    var isLargeOnly: Bool { detents.count == 1 && detents.first?.identifier == .large }

    /// Returns the height of the selected detent within the available height.
    func height(in room: CGFloat) -> CGFloat? {
        guard let presented else { return nil }
        let context = Detent.Context(containerTraitCollection: presented.traitCollection, maximumDetentValue: room)
        let heights = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min(max($0, 0), room)) }
        }
        return (heights.first { $0.0 == selectedDetentIdentifier } ?? heights.first)?.1
    }

    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates an identifier with a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier with a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the available height.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// The full available height.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The information for resolving a custom detent.
        public struct Context {
            /// The traits in the sheet.
            public let containerTraitCollection: UITraitCollection
            /// The maximum height in points.
            public let maximumDetentValue: CGFloat
        }

        /// The identifier of the detent.
        public let identifier: Identifier
        private let resolver: (Context) -> CGFloat?
        /// The number of custom detents created without identifier. Makes their identifiers unique.
        private static var unnamed = 0

        private init(_ identifier: Identifier, _ resolver: @escaping (Context) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns a detent at half of the available height.
        public class func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue / 2).rounded() } }

        /// Returns a detent at the full available height.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent whose height in points the app computes. Nil disables the detent.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: Context) -> CGFloat?
        ) -> Detent {
            if identifier == nil { unnamed += 1 }
            return Detent(identifier ?? Identifier(rawValue: "custom-\(unnamed)"), resolver)
        }

        /// The height in points. Nil if the detent is disabled.
        public func resolvedValue(in context: Context) -> CGFloat? { resolver(context) }
    }
}

/// Methods for changes of a sheet. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user selects a different detent. Never called here: the user resizes a window freely.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

extension UIViewController {
    /// The presentation controller of the sheet that shows this controller, or the nearest ancestor that has one. Nil if
    /// `modalPresentationStyle` is not a sheet style.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
