import Foundation

/// A possible title of the back button, with the button's width for it.
struct BackTitle {
    /// Empty for the chevron alone.
    var text: String
    var width: CGFloat
}

/// The back button. Its title is shortened in favour of the screen's title.
extension UINavigationBarContent {
    /// Creates the back button with the longest of its titles. Returns nil if there is no back item or it is hidden.
    func makeBackButton() -> (button: UIButton, titles: [BackTitle])? {
        guard let bar, let top = bar.topItem, !top.hidesBackButton, bar.backItem != nil || top.backAction != nil else {
            return nil
        }
        let back = bar.backItem ?? UINavigationItem()
        let generic = SystemTexts.text("Back")
        let own = back.backBarButtonItem?.title ?? back.backButtonTitle
        let title = own ?? back.shownTitle ?? generic
        let image = bar.look.backImage ?? UINavigationBarAppearance.usualBackImage
        let action = UIAction(title: title, image: image) { [weak bar] _ in
            guard let bar else { return }
            if let action = bar.topItem?.backAction {
                action.perform(sender: bar)
            } else if let controller = bar.navigationController {
                controller.popViewController(animated: true)
            } else {
                bar.popItem(animated: true)
            }
        }
        let button = UIButton(type: .system, primaryAction: action)
        // The accessible name is not shortened.
        button.accessibilityLabel = title == generic || title.isEmpty ? generic : SystemTexts.list([generic, title])
        button.take(bar.look.buttons?.backButtonAppearance)
        var texts: [String] =
            switch back.backButtonDisplayMode {
            case .default: [title, generic, ""]
            case .generic: [own ?? generic, generic, ""]
            case .minimal: [""]
            }
        texts = texts.enumerated().filter { !texts.prefix($0.offset).contains($0.element) }.map(\.element)
        let titles = texts.map { text in
            button.setTitle(text.isEmpty ? nil : text, for: .normal)
            return BackTitle(text: text, width: width(of: button))
        }
        button.setTitle(texts.first.flatMap { $0.isEmpty ? nil : $0 }, for: .normal)
        return (button, titles)
    }

    /// Sets the longest title that leaves enough width for the screen's title and all items.
    func fitBackButton(in row: CGRect) {
        guard !isRowInTitleBar, let back = shownBackButton else { return }
        let others = (leading + trailing).filter { $0 !== back }
        let itemsWidth = others.reduce(0) {
            $0 + rowWidth(of: $1, after: $0, in: row) + UINavigationBar.Metrics.itemSpacing
        }
        let room = row.width - 2 * UINavigationBar.Metrics.margin - itemsWidth - middleWidth
        let title = backTitles.first { $0.width + 2 * UINavigationBar.Metrics.itemSpacing <= room } ?? backTitles.last
        guard let text = title?.text, text != back.displayedText ?? "" else { return }
        back.setTitle(text.isEmpty ? nil : text, for: .normal)
    }

    /// The minimum width of the title or middle view without truncation. A view gets at most half of the row.
    private var middleWidth: CGFloat {
        if let middle { return min(width(of: middle), bounds.width / 2) }
        if titleLabel.isHidden || leading.contains(titleLabel) { return 0 }
        return titleLabel.intrinsicContentSize.width
    }
}
