import Foundation

extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two controllers in ``UISplitViewController/viewControllers``, as before iOS 14.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn
    }

    /// A place for a controller.
    public enum Column: Int, Sendable {
        /// What leads to everything else.
        case primary
        /// Between primary and secondary, where there are three.
        case supplementary
        /// The content.
        case secondary
        /// What is shown in place of all columns where there is little room.
        case compact
    }

    /// Which columns are on screen.
    public enum DisplayMode: Int, Sendable {
        /// What the system finds right. Only a wish; never what is shown.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// The secondary column, and the one before it beside it.
        case oneBesideSecondary = 2
        /// The secondary column, and the one before it in front of it.
        case oneOverSecondary = 3
        /// All three columns beside each other.
        case twoBesideSecondary = 4
        /// The secondary column, and the two others in front of it.
        case twoOverSecondary = 5
        /// All three columns, of which the secondary one moves aside and partly off the window.
        case twoDisplaceSecondary = 6

        /// The former name of ``secondaryOnly``.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The former name of ``oneBesideSecondary``.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The former name of ``oneOverSecondary``.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How the columns share the width.
    public enum SplitBehavior: Int, Sendable {
        /// What the system finds right. Only a wish; never what is shown.
        case automatic = 0
        /// Beside each other.
        case tile = 1
        /// In front of the secondary column.
        case overlay = 2
        /// Beside each other, with the secondary column partly off the window.
        case displace = 3
    }

    /// When the button that shows and hides columns is in the navigation bars.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// As ``UISplitViewController/presentsWithGesture`` says.
        case automatic
        /// Never.
        case never
        /// Always.
        case always
    }

    /// Where the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines of text begin.
        case leading
        /// Where lines of text end.
        case trailing
    }

    /// What is behind the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// What its controller draws.
        case none
        /// The colour of a sidebar, where its controller draws nothing.
        case sidebar
    }

    /// Leaves a width to the system.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
    /// How many columns are on screen beside the secondary one.
    var extraColumns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether columns lie in front of the secondary one.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// The mode of a behaviour with so many columns beside the secondary one, of at most one or two.
    init(_ columns: Int, _ behavior: UISplitViewController.SplitBehavior) {
        self =
            switch (columns, behavior) {
            case (0, _): .secondaryOnly
            case (1, .overlay): .oneOverSecondary
            case (1, _): .oneBesideSecondary
            case (_, .overlay): .twoOverSecondary
            case (_, .displace): .twoDisplaceSecondary
            default: .twoBesideSecondary
            }
    }
}
