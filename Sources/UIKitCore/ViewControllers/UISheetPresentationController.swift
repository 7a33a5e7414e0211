import Foundation

/// What the system knows of a sheet: how high it is, above all.
///
/// A controller whose `modalPresentationStyle` is `automatic`, `pageSheet` or `formSheet` has one as
/// `sheetPresentationController`. A host that gives sheets windows of their own makes such a window as high as the selected
/// detent says, and as large as the controller's `preferredContentSize` asks; the person can give it another size. Elsewhere a
/// sheet fills the window that it belongs to. Main actor.
@preconcurrency @MainActor
public final class UISheetPresentationController: UIPresentationController {
    /// Decides and hears. Kept weakly.
    public var delegate: (any UISheetPresentationControllerDelegate)? {
        get { storedDelegate as? any UISheetPresentationControllerDelegate }
        set { storedDelegate = newValue }
    }

    /// The heights that the sheet can have, from the lowest on; the large one alone at first. None traps.
    public var detents: [Detent] = [.large()] {
        didSet {
            require(!detents.isEmpty, "UISheetPresentationController.detents was given none.")
            invalidateDetents()
        }
    }

    /// Which of ``detents`` the sheet has; nil, or one that is not among them, is the lowest.
    public var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// Whether a bar at the top shows that the sheet can be dragged. Kept without effect: the window of a sheet has a title
    /// bar to drag it by.
    public var prefersGrabberVisible = false

    /// The radius of the sheet's corners, in points; nil for the usual one. Kept without effect: the corners are those of the
    /// desktop's windows.
    public var preferredCornerRadius: CGFloat?

    /// The largest height at which what is behind is not dimmed. Kept without effect: the window behind is out of reach as
    /// long as the sheet is there.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?

    /// Whether scrolling up at the top makes the sheet higher. Kept without effect: the person sizes a window by its edges.
    public var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is at the lower edge of a low window. Kept without effect: a sheet is in the middle.
    public var prefersEdgeAttachedInCompactHeight = false

    /// Whether a sheet at the lower edge has the preferred width. Kept without effect, as
    /// ``prefersEdgeAttachedInCompactHeight``.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Makes changes. The sheet has its new size at the next layout.
    public func animateChanges(_ changes: () -> Void) { changes() }

    /// Asks custom detents for their heights again.
    public func invalidateDetents() { shown?.presentation.sheet?.contentSizeDidChange() }

    /// Whether nothing but the usual height was asked for.
    var isLargeOnly: Bool { detents.count == 1 && detents.first?.identifier == .large }

    /// The height that the selected detent gives a sheet in a room of a height.
    func height(in room: CGFloat) -> CGFloat? {
        guard let presented else { return nil }
        let context = Detent.Context(containerTraitCollection: presented.traitCollection, maximumDetentValue: room)
        let heights = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min(max($0, 0), room)) }
        }
        return (heights.first { $0.0 == selectedDetentIdentifier } ?? heights.first)?.1
    }

    /// A height of a sheet.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// What a height is called.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Makes an identifier of a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier of a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the height.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// All of the height.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// What a custom height can depend on.
        public struct Context {
            /// The traits in the sheet.
            public let containerTraitCollection: UITraitCollection
            /// The greatest height, in points.
            public let maximumDetentValue: CGFloat
        }

        /// What the height is called.
        public let identifier: Identifier
        private let resolver: (Context) -> CGFloat?
        /// How many custom detents were made without a name: each has one of its own.
        private static var unnamed = 0

        private init(_ identifier: Identifier, _ resolver: @escaping (Context) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the height that there is.
        public class func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue / 2).rounded() } }

        /// All of the height that there is.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height that the app computes, in points; nil leaves the detent out.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: Context) -> CGFloat?
        ) -> Detent {
            if identifier == nil { unnamed += 1 }
            return Detent(identifier ?? Identifier(rawValue: "custom-\(unnamed)"), resolver)
        }

        /// The height in points; nil where the detent is left out.
        public func resolvedValue(in context: Context) -> CGFloat? { resolver(context) }
    }
}

/// Decides, and hears, what becomes of a sheet. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after a person chose another detent. A window's height is none of the detents, so that nobody calls it here.
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
    /// What the system knows of the sheet that shows this controller, or the nearest one that holds it; nil where
    /// `modalPresentationStyle` is no sheet's.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
