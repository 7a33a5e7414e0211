import Foundation

/// The constraints of a view hierarchy, as rules for the solver.
///
/// A view is *free* if constraints or a stack view place it: its position and size are variables. Every other view is at
/// its frame. Positions are relative to the top left corner of the root. The root's size is given, or a variable if the
/// root is fitted.
///
/// The subviews of a scroll view are in its *interior*, which moves with its offset. Constraints that connect them with the
/// edges of the scroll view refer to its *content area*, whose size is a variable.
@MainActor
final class LayoutSystem {
    /// A rectangle whose position and size are linear expressions.
    struct Place {
        var x = LinearExpression()
        var y = LinearExpression()
        var width = LinearExpression()
        var height = LinearExpression()
    }

    /// The origin of a rule, for messages.
    enum Origin {
        case constraint(NSLayoutConstraint)
        case stack(UIStackView)
        case internals
    }

    let root: UIView
    var solver = ConstraintSolver()
    private(set) var freeViews: [UIView] = []
    private(set) var freeGuides: [UILayoutGuide] = []
    /// The scroll views whose content size constraints determine.
    private(set) var scrollViews: [UIView] = []
    private var contentAreas: [ObjectIdentifier: Place] = [:]
    private var places: [ObjectIdentifier: Place] = [:]
    private var origins: [Int: Origin] = [:]
    /// The heights that contents need at the widths of the previous pass.
    private let heights: [ObjectIdentifier: CGFloat]

    /// Just below required: sizes are not negative, unless constraints force them to be.
    static let notNegativePriority = 999.999
    /// Below all priorities of apps: a content size that constraints leave undetermined is unchanged.
    private static let unchangedPriority = 0.5
    /// The priority with which the readable area fills the margins.
    private static let readablePriority = 999.5

    init(root: UIView, heights: [ObjectIdentifier: CGFloat] = [:]) {
        self.root = root
        self.heights = heights
    }

    /// Collects the rules of everything in the root.
    ///
    /// - Parameter fittedSize: The target size and its priorities if the root's size is a variable; nil if the root keeps
    ///   its size.
    func collect(fittedSize: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)? = nil) {
        if let fittedSize {
            var place = Place()
            place.width = LinearExpression(variable: solver.makeVariable(isLength: true))
            place.height = LinearExpression(variable: solver.makeVariable(isLength: true))
            places[ObjectIdentifier(root)] = place
            let size = fittedSize.size
            wish(place.width, size.width, priority: fittedSize.horizontal)
            wish(place.height, size.height, priority: fittedSize.vertical)
            addContentSize(of: root, place: place)
        } else {
            var place = Place()
            place.width = LinearExpression(root.bounds.width)
            place.height = LinearExpression(root.bounds.height)
            places[ObjectIdentifier(root)] = place
        }
        collectContents(of: root)
    }

    private func collectContents(of view: UIView) {
        for subview in view.subviews {
            if subview.isPlacedByConstraints {
                makeFree(subview, in: view)
                collectContents(of: subview)
            } else if subview.layoutState.crossings > 0 {
                collectContents(of: subview)
            }
        }
        for guide in view.layoutState.guides {
            places[ObjectIdentifier(guide)] = makePlace(in: view)
            freeGuides.append(guide)
        }
        for constraint in view.layoutState.constraints { add(constraint) }
        if let stack = view as? UIStackView { add(stack) }
    }

    private func makeFree(_ view: UIView, in superview: UIView) {
        let place = makePlace(in: superview)
        places[ObjectIdentifier(view)] = place
        freeViews.append(view)
        addContentSize(of: view, place: place)
    }

    /// Positions are relative to the superview, so that undetermined variables place the view at its superview's corner.
    private func makePlace(in superview: UIView) -> Place {
        let outer = interior(of: superview)
        let place = Place(
            x: outer.x + LinearExpression(variable: solver.makeVariable()),
            y: outer.y + LinearExpression(variable: solver.makeVariable()),
            width: LinearExpression(variable: solver.makeVariable(isLength: true)),
            height: LinearExpression(variable: solver.makeVariable(isLength: true))
        )
        solver.add(place.width, .notNegative, priority: Self.notNegativePriority)
        solver.add(place.height, .notNegative, priority: Self.notNegativePriority)
        return place
    }

    /// Returns the rectangle of a view. Views that are not free are at their frames in their superviews.
    func place(of view: UIView) -> Place {
        if let place = places[ObjectIdentifier(view)] { return place }
        var place = view.superview.map { interior(of: $0) } ?? Place()
        place.x.constant += view.restFrame.minX
        place.y.constant += view.restFrame.minY
        place.width = LinearExpression(view.restFrame.width)
        place.height = LinearExpression(view.restFrame.height)
        places[ObjectIdentifier(view)] = place
        return place
    }

    /// Returns the alignment rectangle of a view, to which constraints and stack views refer.
    func alignmentPlace(of view: UIView) -> Place {
        let insets = view.alignmentRectInsets
        return insets == .zero ? place(of: view) : place(of: view).inset(by: insets)
    }

    /// Returns the rectangle of a guide.
    func place(of guide: UILayoutGuide) -> Place {
        if let place = places[ObjectIdentifier(guide)] { return place }
        guard let view = guide.owningView else { return Place() }
        if let keyboard = guide as? UIKeyboardLayoutGuide {
            var place = place(of: view)
            place.y = place.y + place.height
            place.y.constant -= keyboard.height
            place.height = LinearExpression(keyboard.height)
            return place
        }
        switch guide.kind {
        case .content:
            if view.constraintsDefineContentSize { return contentArea(of: view) }
            var place = interior(of: view)
            place.width = LinearExpression(view.contentAreaSize.width)
            place.height = LinearExpression(view.contentAreaSize.height)
            return place
        case .margins:
            let place = view.constraintsDefineContentSize ? contentArea(of: view) : interior(of: view)
            return place.inset(by: view.layoutMargins)
        case .readable:
            let place = readableArea(of: view, in: self.place(of: view.layoutMarginsGuide))
            places[ObjectIdentifier(guide)] = place
            return place
        case .frame: return place(of: view)
        case .safeAreaTop:
            var place = place(of: view)
            place.height = LinearExpression(view.safeAreaInsets.top)
            return place
        case .safeAreaBottom:
            var place = place(of: view)
            place.y = place.y + place.height
            place.y.constant -= view.safeAreaInsets.bottom
            place.height = LinearExpression(view.safeAreaInsets.bottom)
            return place
        case .app, .safeArea, .keyboard: return place(of: view).inset(by: view.safeAreaInsets)
        }
    }

    /// Returns the middle of the margins' rectangle: as wide as that, but not wider than lines should be.
    private func readableArea(of view: UIView, in margins: Place) -> Place {
        var place = margins
        let width = LinearExpression(variable: solver.makeVariable(isLength: true))
        solver.add(margins.width - width, .notNegative, priority: Self.notNegativePriority)
        solver.add(LinearExpression(view.readableWidth) - width, .notNegative, priority: Self.notNegativePriority)
        solver.add(margins.width - width, .zero, priority: Self.readablePriority)
        place.width = width
        place.x = margins.x + (margins.width - width) * 0.5
        return place
    }

    /// Returns the rectangle of a view's size at the origin of its own coordinates, in which its subviews are placed.
    func interior(of view: UIView) -> Place {
        var place = place(of: view)
        place.x.constant -= view.layoutOrigin.x
        place.y.constant -= view.layoutOrigin.y
        return place
    }

    /// Returns the rectangle of a scroll view's content.
    func contentArea(of view: UIView) -> Place {
        if let area = contentAreas[ObjectIdentifier(view)] { return area }
        var area = interior(of: view)
        area.width = LinearExpression(variable: solver.makeVariable(isLength: true))
        area.height = LinearExpression(variable: solver.makeVariable(isLength: true))
        let size = view.contentAreaSize
        for (length, value) in [(area.width, size.width), (area.height, size.height)] {
            solver.add(length, .notNegative, priority: Self.notNegativePriority)
            let unscaled = value / view.contentAreaScale
            solver.add(length - LinearExpression(unscaled), .zero, priority: Self.unchangedPriority)
        }
        contentAreas[ObjectIdentifier(view)] = area
        scrollViews.append(view)
        return area
    }

    private func addContentSize(of view: UIView, place: Place) {
        let size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        let place = insets == .zero ? place : place.inset(by: insets)
        let height = heights[ObjectIdentifier(view)] ?? size.height
        addContent(size.width, of: place.width, priorities: view.priorities(for: .horizontal))
        addContent(height, of: place.height, priorities: view.priorities(for: .vertical))
    }

    private func addContent(_ content: CGFloat, of length: LinearExpression, priorities: ContentPriorities) {
        guard content != UIView.noIntrinsicMetric else { return }
        let excess = length - LinearExpression(content)
        solver.add(excess, .notNegative, priority: Double(priorities.compressionResistance.rawValue))
        solver.add(excess * -1, .notNegative, priority: Double(priorities.hugging.rawValue))
    }

    private func wish(_ length: LinearExpression, _ value: CGFloat, priority: UILayoutPriority) {
        solver.add(length - LinearExpression(value), .zero, priority: Double(priority.rawValue))
    }

    func add(_ expression: LinearExpression, _ relation: ConstraintSolver.Relation, priority: Double, from: Origin) {
        origins[solver.add(expression, relation, priority: priority)] = from
    }

    /// The origin of a rule.
    func origin(of rule: Int) -> Origin { origins[rule] ?? .internals }
}

extension LayoutSystem.Place {
    func inset(by insets: UIEdgeInsets) -> LayoutSystem.Place {
        LayoutSystem.Place(
            x: x + LinearExpression(insets.left),
            y: y + LinearExpression(insets.top),
            width: width - LinearExpression(insets.left + insets.right),
            height: height - LinearExpression(insets.top + insets.bottom)
        )
    }
}
