import Foundation

/// The menu of a title, and its renaming.
extension UINavigationItem {
    /// Whether the title opens a menu.
    var hasTitleMenu: Bool { titleMenuProvider != nil || documentProperties != nil || renameDelegate != nil }

    /// Returns the button that shows the title and opens its menu. Nil for a title without a menu.
    func makeTitleButton() -> UIButton? {
        guard hasTitleMenu, let title = attributedTitle ?? title.map({ AttributedString($0) }) else { return nil }
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        if subtitleView == nil {
            configuration.attributedSubtitle = attributedSubtitle ?? subtitle.map { AttributedString($0) }
        }
        configuration.image = UIImage(systemName: "chevron.down")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 4
        configuration.baseForegroundColor = .label
        let button = UIButton(configuration: configuration)
        // The menu is made when it opens.
        let element = UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.titleMenuElements ?? []) }
        button.menu = UIMenu(children: [element])
        button.showsMenuAsPrimaryAction = true
        return button
    }

    /// The elements of the title's menu.
    var titleMenuElements: [UIMenuElement] {
        var suggested: [UIMenuElement] = []
        if let documentProperties {
            let name = documentProperties.url.lastPathComponent
            suggested.append(UIAction(title: name, image: UIImage(systemName: "doc"), attributes: .disabled) { _ in })
            if let provider = documentProperties.activityViewControllerProvider {
                suggested.append(
                    UIAction(
                        title: SystemTexts.text("Share…"),
                        image: UIImage(systemName: "square.and.arrow.up")
                    ) { [weak self] _ in
                        self?.presenter?.present(provider(), animated: true)
                    }
                )
            }
        }
        if renameDelegate != nil {
            suggested.append(
                UIAction(title: SystemTexts.text("Rename…"), image: UIImage(systemName: "pencil")) { [weak self] _ in
                    self?.beginRenaming()
                }
            )
        }
        guard let titleMenuProvider else { return suggested }
        return titleMenuProvider(suggested)?.children ?? []
    }

    /// The controller that presents the screens of the menu.
    private var presenter: UIViewController? { viewController ?? navigationBar?.navigationController }

    /// Lets the user edit the title, if the delegate agrees.
    func beginRenaming(with text: String? = nil) {
        guard let delegate = renameDelegate, let presenter, delegate.navigationItemShouldBeginRenaming(self) else {
            return
        }
        let suggested = text ?? title ?? ""
        let (text, range) = delegate.navigationItem(
            self,
            willBeginRenamingWith: suggested,
            selectedRange: suggested.startIndex..<suggested.endIndex
        )
        let alert = UIAlertController(title: SystemTexts.text("Rename"), message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = text
            field.placeholder = suggested
        }
        alert.addAction(UIAlertAction(title: SystemTexts.text("Cancel"), style: .cancel))
        let done = UIAlertAction(title: SystemTexts.text("Done"), style: .default) { [weak self, weak alert] _ in
            self?.userRenamed(to: alert?.textFields?.first?.text ?? "")
        }
        alert.addAction(done)
        alert.preferredAction = done
        presenter.present(alert, animated: true)
        guard let field = alert.textFields?.first else { return }
        field.becomeFirstResponder()
        let start = text[..<range.lowerBound].utf16.count
        let length = text[range].utf16.count
        if let from = field.position(from: field.beginningOfDocument, offset: start),
            let to = field.position(from: from, offset: length)
        {
            field.selectedTextRange = field.textRange(from: from, to: to)
        }
    }

    private func userRenamed(to title: String) {
        guard let delegate = renameDelegate else { return }
        guard delegate.navigationItem(self, shouldEndRenamingWith: title) else { return beginRenaming(with: title) }
        self.title = title
        delegate.navigationItem(self, didEndRenamingWith: title)
    }
}
