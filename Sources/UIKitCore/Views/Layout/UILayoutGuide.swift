import Foundation

/// An invisible rectangle in a view that constraints place.
///
/// Must be used on the main actor.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view in whose coordinates the guide is. Weak reference.
    open internal(set) weak var owningView: UIView?

    /// A name for the app's own use. Messages about constraints include it.
    open var identifier = ""

    /// The rectangle in the owning view's coordinates, in points; zero before the first layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch kind {
        case .app: return solvedFrame
        case .margins: return CGRect(origin: .zero, size: view.bounds.size).inset(by: view.layoutMargins)
        case .readable: return view.readableArea
        case .safeArea: return CGRect(origin: view.layoutOrigin, size: view.bounds.size).inset(by: view.safeAreaInsets)
        case .safeAreaTop:
            return CGRect(
                x: view.layoutOrigin.x,
                y: view.layoutOrigin.y,
                width: view.bounds.width,
                height: view.safeAreaInsets.top
            )
        case .safeAreaBottom:
            let height = view.safeAreaInsets.bottom
            let bottom = view.layoutOrigin.y + view.bounds.height
            return CGRect(x: view.layoutOrigin.x, y: bottom - height, width: view.bounds.width, height: height)
        case .keyboard:
            let height = (self as? UIKeyboardLayoutGuide)?.height ?? 0
            let bottom = view.layoutOrigin.y + view.bounds.height
            return CGRect(x: view.layoutOrigin.x, y: bottom - height, width: view.bounds.width, height: height)
        case .content: return CGRect(origin: .zero, size: view.contentAreaSize)
        case .frame: return CGRect(origin: view.layoutOrigin, size: view.bounds.size)
        }
    }

    /// The source of a guide's rectangle.
    enum Kind {
        /// The app's constraints.
        case app
        /// The layout margins of the view.
        case margins
        /// The part of the layout margins with lines of a readable length.
        case readable
        /// The safe area of the view.
        case safeArea
        /// The part of the view above its safe area.
        case safeAreaTop
        /// The part of the view below its safe area.
        case safeAreaBottom
        /// The on-screen keyboard.
        case keyboard
        /// The content of a scroll view.
        case content
        /// The frame of a scroll view.
        case frame

        /// Whether the rectangle is determined together with those of the owning view's subviews.
        var isSolved: Bool { self == .app || self == .content }

        /// Whether the rectangle stays in place while the content of the owning view scrolls.
        var isFixed: Bool {
            switch self {
            case .safeArea, .safeAreaTop, .safeAreaBottom, .keyboard, .frame: true
            case .app, .margins, .readable, .content: false
            }
        }
    }

    let kind: Kind
    var solvedFrame = CGRect.zero

    /// Makes a guide. Add it to a view with `addLayoutGuide(_:)`.
    public override init() {
        kind = .app
        super.init()
    }

    init(kind: Kind, owningView: UIView, identifier: String) {
        self.kind = kind
        self.owningView = owningView
        self.identifier = identifier
        super.init()
    }
}

extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// Adds a guide to the view and removes it from its previous owner.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
        layoutInputsDidChange()
    }

    /// Removes a guide from the view and deactivates its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutState.guides.contains(where: { $0 === layoutGuide }) else { return }
        for view in sequence(first: self, next: { $0.superview }) {
            for constraint in view.layoutState.constraints
            where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
                constraint.detach()
            }
        }
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The rectangle inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = layoutState.marginsGuide { return guide }
        let guide = UILayoutGuide(kind: .margins, owningView: self, identifier: "layout margins")
        layoutState.marginsGuide = guide
        return guide
    }

    /// The rectangle inside the layout margins in which lines of text have a readable length: in wide views it is centred, and at most
    /// as wide as about 80 characters of body text in the user's text size.
    public var readableContentGuide: UILayoutGuide {
        if let guide = layoutState.readableGuide { return guide }
        let guide = UILayoutGuide(kind: .readable, owningView: self, identifier: "readable content")
        layoutState.readableGuide = guide
        return guide
    }

    fileprivate var readableArea: CGRect {
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: layoutMargins)
        let width = readableWidth
        return area.width > width ? area.insetBy(dx: (area.width - width) / 2, dy: 0) : area
    }

    /// The largest readable width: 672 points for text of 17 points.
    var readableWidth: CGFloat {
        let body = UIFont.TextStyle.body.pointSize(for: UIContentSizeCategory.preferred(by: traitCollection))
        return (body * 672 / 17).rounded()
    }

    /// The view's bounds without ``safeAreaInsets``.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = layoutState.safeAreaGuide { return guide }
        let guide = UILayoutGuide(kind: .safeArea, owningView: self, identifier: "safe area")
        layoutState.safeAreaGuide = guide
        return guide
    }
}
