import Foundation

/// Something beside the content of a row in a list: a chevron, a check mark, a handle, a view of the app's own.
///
/// A list cell shows its accessories in the order in which they are given, from the outer edge inwards at the leading edge,
/// and towards the outer edge at the trailing one. Main actor.
@MainActor
public struct UICellAccessory {
    /// When an accessory shows.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing

        func isShown(isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }

    /// How much room an accessory takes.
    public enum LayoutDimension: Equatable, Sendable {
        /// As much as it needs.
        case actual
        /// As much as pictures of rows usually have, so that the texts of rows stand below one another.
        case standard
        /// So many points.
        case custom(CGFloat)
    }

    /// At which edge an accessory stands.
    public enum Placement {
        /// The place of an accessory among the others at its edge: a number from 0 to the count of those given.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// Where lines begin.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// Where lines end.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        var isLeading: Bool {
            if case .leading = self { return true }
            return false
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }
    }

    /// The kinds of accessories.
    public enum AccessoryType: Hashable, Sendable {
        /// A check mark.
        case checkmark
        /// A chevron: the row leads to another screen.
        case disclosureIndicator
        /// What inserts a row.
        case insert
        /// What deletes the row.
        case delete
        /// A circle that is filled while the row is selected.
        case multiselect
        /// A handle to drag the row by.
        case reorder
        /// A chevron that shows or hides what the row holds.
        case outlineDisclosure
        /// A text.
        case label
        /// A button for details.
        case detail
        /// A view of the app's own.
        case customView(ObjectIdentifier)
    }

    /// What an accessory shows and does.
    enum Content {
        case checkmark, disclosureIndicator, multiselect, reorder
        case insert((@MainActor () -> Void)?)
        case delete((@MainActor () -> Void)?)
        case detail((@MainActor () -> Void)?)
        case outlineDisclosure(OutlineDisclosureOptions.Style, (@MainActor () -> Void)?)
        case label(String, UIFont, adjusts: Bool)
        case custom(UIView, fixedSize: Bool)
    }

    /// The kind of accessory.
    public let accessoryType: AccessoryType

    let content: Content
    let displayed: DisplayedState
    let isHidden: Bool
    let reservedWidth: LayoutDimension
    let tintColor: UIColor?
    let backgroundColor: UIColor?
    /// Nil for the usual place of the kind.
    let placement: Placement?

    init(
        _ type: AccessoryType,
        _ content: Content,
        displayed: DisplayedState,
        isHidden: Bool,
        width: LayoutDimension,
        tintColor: UIColor?,
        backgroundColor: UIColor? = nil,
        placement: Placement? = nil
    ) {
        accessoryType = type
        self.content = content
        self.displayed = displayed
        self.isHidden = isHidden
        reservedWidth = width
        self.tintColor = tintColor
        self.backgroundColor = backgroundColor
        self.placement = placement
    }
}
