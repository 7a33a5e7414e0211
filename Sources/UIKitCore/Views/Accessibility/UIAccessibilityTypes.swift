/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Towards content at the right.
    case right = 1
    /// Towards content at the left.
    case left
    /// Towards content above.
    case up
    /// Towards content below.
    case down
    /// To the next page.
    case next
    /// To the previous page.
    case previous
}

/// The kind of a view that contains elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No kind.
    case none
    /// A table of data.
    case dataTable
    /// A list.
    case list
    /// A part of the screen, such as the main content.
    case landmark
    /// Elements that belong together.
    case semanticGroup
}

/// The navigation between the elements of a container with switches.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// Chosen by the system.
    case automatic
    /// Element by element.
    case separate
    /// As one element.
    case combined
}

/// The treatment of touches on an element while a screen reader runs.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is silent during touches.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// Touches need an activation of the element first.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The kind of a text, such as source code.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Output of a console.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
    /// The path of a file.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Messages.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A story.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// A table of cells.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// A document.
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing"
    )
}
