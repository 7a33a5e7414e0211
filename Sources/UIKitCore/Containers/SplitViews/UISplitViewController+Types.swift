import Foundation

extension UISplitViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// The classic style: two controllers in ``UISplitViewController/viewControllers``.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn
    }

    /// A column of a split view.
    public enum Column: Int, Sendable {
        /// The first column, for navigation.
        case primary
        /// The column between primary and secondary, in the triple-column style.
        case supplementary
        /// The content column.
        case secondary
        /// The replacement for all columns in compact width.
        case compact
        /// The column at the end of the content, for details of a selection. Hidden until `show(_:)` is called. In compact width it
        /// is a sheet.
        case inspector
    }

    /// The visible columns.
    public enum DisplayMode: Int, Sendable {
        /// The default. Only for preferences; never a current mode.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly = 1
        /// The secondary column, with the preceding column beside it.
        case oneBesideSecondary = 2
        /// The secondary column, with the preceding column in front of it.
        case oneOverSecondary = 3
        /// All three columns side by side.
        case twoBesideSecondary = 4
        /// The secondary column, with both other columns in front of it.
        case twoOverSecondary = 5
        /// All three columns, with the secondary one moved partly out of the window.
        case twoDisplaceSecondary = 6

        /// The former name of ``secondaryOnly``.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The former name of ``oneBesideSecondary``.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The former name of ``oneOverSecondary``.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// The arrangement of the columns.
    public enum SplitBehavior: Int, Sendable {
        /// The default. Only for preferences; never a current behaviour.
        case automatic = 0
        /// Side by side.
        case tile = 1
        /// In front of the secondary column.
        case overlay = 2
        /// Side by side, with the secondary column partly outside the window.
        case displace = 3
    }

    /// The visibility of the display mode button in the navigation bars.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// According to ``UISplitViewController/presentsWithGesture``.
        case automatic
        /// Never.
        case never
        /// Always.
        case always
    }

    /// The edge of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The edge at which lines of text begin.
        case leading
        /// The edge at which lines of text end.
        case trailing
    }

    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// The background of its controller.
        case none
        /// The colour of a sidebar, if its controller has no background.
        case sidebar
    }

    /// A width determined by the system.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
    /// The number of visible columns beside the secondary one.
    var extraColumns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether columns are in front of the secondary one.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// Creates the mode for a behaviour and a number of columns beside the secondary one, 0 to 2.
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
