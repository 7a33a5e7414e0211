import Foundation

/// Decides about the editing of a text view and is notified of it. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called before editing begins; false leaves the focus unchanged.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called before editing ends; false keeps the focus, unless the view leaves its window.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called before the user changes the text; false prevents the change.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The range to replace, in UTF-16 units.
    ///   - text: The new text; empty for a deletion.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user changed the text or its attributes.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection changed, by the user or the app.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Returns the menu for the selected text, or nil for the default.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The selected range.
    ///   - suggestedActions: The default elements: the edit commands, and the items of the ``UIMenuController``.
    func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Called before the edit menu opens.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - animator: Runs changes and completions together with the menu's appearance.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Called before the edit menu closes.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - animator: Runs changes and completions together with the menu's disappearance.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Returns the action for a tap on a link or an attachment; nil for none.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - textItem: The link or attachment.
    ///   - defaultAction: The action that opens the link.
    func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction?

    /// Returns the menu of a link or an attachment; nil for none.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - textItem: The link or attachment.
    ///   - defaultMenu: The menu that opens or copies the link.
    func textView(
        _ textView: UITextView,
        menuConfigurationFor textItem: UITextItem,
        defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?

    /// Called before the menu of a link or an attachment opens.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - textItem: The link or attachment.
    ///   - animator: Runs changes and completions together with the menu's appearance.
    func textView(
        _ textView: UITextView,
        textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )

    /// Called before the menu of a link or an attachment closes.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - textItem: The link or attachment.
    ///   - animator: Runs changes and completions together with the menu's disappearance.
    func textView(
        _ textView: UITextView,
        textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Called before a tap opens a link; false prevents it. Not called if the delegate provides an action with
    /// `textView(_:primaryActionFor:defaultAction:)`.
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Called before a tap acts on an attachment; false prevents it.
    func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Called before a tap opens a link, by the default implementation of the method with an interaction.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool

    /// Called before a tap acts on an attachment, by the default implementation of the method with an interaction.
    func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns nil.
    public func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing.
    public func textView(
        _ textView: UITextView,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView,
        textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView,
        textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Returns the default action.
    public func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// Returns a configuration with the default menu.
    public func textView(
        _ textView: UITextView,
        menuConfigurationFor textItem: UITextItem,
        defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Calls the method without an interaction.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// Calls the method without an interaction.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns true.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    /// Returns true.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool { true }
}

/// The kind of interaction with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction
    /// A request of the menu.
    case presentActions
    /// A preview. Never passed here, because hosts show no previews of links.
    case preview
}

/// A link or an attachment in a text view. Main actor.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The content of an item.
    public enum Content {
        /// A link.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
    }

    /// The content.
    public let content: Content

    /// The range in UTF-16 units.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }

    /// The menu of an item. Main actor.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// Makes a configuration without a preview.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }
}
