import Foundation

/// Manages the presentation of a sheet, especially its height.
///
/// A controller whose `modalPresentationStyle` is `automatic`, `pageSheet` or `formSheet` has one as
/// `sheetPresentationController`. A sheet that uses more than the large detent, a grabber or a corner radius of its own when it is
/// presented appears at the bottom edge of its window, on every host. A host may show other sheets in a window of their own, whose
/// size respects the controller's `preferredContentSize`; otherwise they fill the window that they belong to. Main actor.
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

    /// Whether a grabber at the top indicates that the sheet can be dragged. The arrow keys and a tap on it change the detent too.
    /// Default: false.
    public var prefersGrabberVisible = false { didSet { if prefersGrabberVisible != oldValue { invalidateDetents() } } }

    /// The corner radius of the sheet in points; nil for the default. Default: nil.
    public var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { invalidateDetents() } }
    }

    /// The largest detent at which the content behind is not dimmed and stays usable. Nil: the content is always dimmed. Default:
    /// nil. An identifier that is not in ``detents`` counts as nil.
    public var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// Whether a finger that scrolls up from the top of the content enlarges the sheet to the next detent instead. Default: true.
    public var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge in compact height. If not, it fills the window there. Default: false.
    public var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { invalidateDetents() } }
    }

    /// Whether a sheet at the bottom edge of a compact window has the width of the preferred content size. If not, it has the width
    /// of the window. Default: false.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { invalidateDetents() } }
    }

    /// Calls the closure, and animates the sheet to its changed properties.
    public func animateChanges(_ changes: () -> Void) {
        changes()
        guard let panel = shown?.presentation.popover as? PresentedPanel, panel.window != nil else { return }
        panel.setNeedsLayout()
        UIView.animate(springDuration: 0.35) { panel.layoutIfNeeded() }
    }

    /// Resolves custom detents again.
    public func invalidateDetents() {
        shown?.presentation.sheet?.contentSizeDidChange()
        shown?.presentation.popover?.setNeedsLayout()
    }

    /// Whether the large detent is the only one.
    var isLargeOnly: Bool { detents.count == 1 && detents.first?.identifier == .large }

    /// Returns the enabled detents with their heights within the available height, in the order of ``detents``.
    func heights(in room: CGFloat) -> [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let presented else { return [] }
        let context = Detent.Context(containerTraitCollection: presented.traitCollection, maximumDetentValue: room)
        return detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min(max($0, 0), room)) }
        }
    }

    /// Returns the selected detent with its height within the available height. Nil if all detents are disabled.
    func currentDetent(in room: CGFloat) -> (identifier: Detent.Identifier, height: CGFloat)? {
        let heights = heights(in: room)
        return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
    }

    /// Whether the selected detent is at most the largest undimmed one.
    func isUndimmed(in room: CGFloat) -> Bool {
        let limit = heights(in: room).first { $0.identifier == largestUndimmedDetentIdentifier }
        guard let limit, let current = currentDetent(in: room) else { return false }
        return current.height <= limit.height
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
    /// Called after the user selected a different detent, not after changes by the app.
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
