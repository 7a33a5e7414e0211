import Foundation
import UIKitCore

/// An accessory beside the content of a list cell: a chevron, a check mark, a handle or a custom view.
///
/// A list cell shows its accessories in the given order: from the outer edge inwards on the leading side, and towards the
/// outer edge on the trailing side. Main actor.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The visibility of an accessory.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// While the list is in editing mode.
        case whenEditing
        /// While the list is not in editing mode.
        case whenNotEditing

        func isShown(isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }

    /// The width reserved for an accessory.
    public enum LayoutDimension: Equatable, Sendable {
        /// The accessory's own width.
        case actual
        /// The usual width of images in rows, which aligns the texts of rows.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The edge and position of an accessory.
    public enum Placement {
        /// Returns the position of an accessory among the others at its edge: from 0 to their count.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// The leading edge.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The trailing edge.
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

    /// The types of accessories.
    public enum AccessoryType: Hashable, Sendable {
        /// A check mark.
        case checkmark
        /// A chevron for rows that lead to a different screen.
        case disclosureIndicator
        /// A button that inserts a row.
        case insert
        /// A button that deletes the row.
        case delete
        /// A circle that is filled while the row is selected.
        case multiselect
        /// A handle for reordering.
        case reorder
        /// A chevron that expands or collapses the row's children.
        case outlineDisclosure
        /// A text.
        case label
        /// A button for details.
        case detail
        /// A button with a menu, of which it shows the chosen element.
        case popUpMenu
        /// A custom view.
        case customView(ObjectIdentifier)
    }

    /// The content of an accessory, with its handler.
    enum Content {
        case checkmark, disclosureIndicator, multiselect, reorder
        case insert((@MainActor () -> Void)?)
        case delete((@MainActor () -> Void)?)
        case detail((@MainActor () -> Void)?)
        case outlineDisclosure(OutlineDisclosureOptions.Style, (@MainActor () -> Void)?)
        case label(String, UIFont, adjusts: Bool)
        case popUpMenu(UIMenu, (@MainActor (UIMenu) -> Void)?)
        case custom(UIView, fixedSize: Bool)
    }

    /// The type of the accessory.
    public let accessoryType: AccessoryType

    let content: Content
    let displayed: DisplayedState
    let isHidden: Bool
    let reservedWidth: LayoutDimension
    let tintColor: UIColor?
    let backgroundColor: UIColor?
    /// Nil for the default placement of the type.
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
