import Foundation

/// Links and attachments.
extension UITextView {
    /// Forgets the detected data, and shows the text again.
    func forgetDetectedItems() {
        detectedItems.removeAll()
        displayDidChange(in: NSRange(location: 0, length: textStorage.length))
    }

    /// Whether data is shown as links: only in selectable text that is not editable.
    var detectsData: Bool { dataDetectorTypes != [] && !isEditable && isSelectable }

    /// The detected links of a paragraph.
    func detectedLinks(in place: PlacedParagraph) -> [(range: NSRange, url: URL)] {
        guard detectsData else { return [] }
        return detectedItems.items(in: place.node.text, dataDetectorTypes).map {
            (NSRange(location: place.start + $0.range.location, length: $0.range.length), $0.url)
        }
    }

    /// The link or attachment at a location; nil if there is none.
    func item(at location: Int) -> UITextItem? {
        guard location >= 0, location < textStorage.length else { return nil }
        var range = NSRange()
        let limit = NSRange(paragraphRange(at: location))
        let link = textStorage.attribute(.link, at: location, longestEffectiveRange: &range, in: limit)
        if let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) {
            return UITextItem(content: .link(url), range: range)
        }
        let attachment = textStorage.attribute(.attachment, at: location, longestEffectiveRange: &range, in: limit)
        if let attachment = attachment as? NSTextAttachment {
            return UITextItem(content: .textAttachment(attachment), range: range)
        }
        guard detectsData, let place = paragraph(at: location) else { return nil }
        return detectedLinks(in: place).first { $0.range.contains(location) }
            .map { UITextItem(content: .link($0.url), range: $0.range) }
    }

    /// The link or attachment at a point in the view's coordinates that a click acts on; nil in editable text.
    func item(at point: CGPoint) -> UITextItem? {
        guard !isEditable, isSelectable, let character = character(at: point),
            rects(of: character).contains(where: { $0.contains(point) })
        else { return nil }
        return item(at: character.lowerBound)
    }

    /// Performs the action of the link or attachment at a point, as a click does.
    @discardableResult
    func openItem(at point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        return open(item)
    }

    /// Performs the action of a link or attachment: the delegate's, or the default one.
    @discardableResult
    func open(_ item: UITextItem) -> Bool {
        let defaultAction = UIAction(title: SystemTexts.text("Open")) { [weak self] _ in self?.openByDefault(item) }
        let action =
            delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: defaultAction) } ?? defaultAction
        guard let action else { return false }
        action.perform(sender: self)
        return true
    }

    private func openByDefault(_ item: UITextItem) {
        switch item.content {
        case .link(let url):
            let agrees = delegate?.textView(
                self,
                shouldInteractWith: url,
                in: item.range,
                interaction: .invokeDefaultAction
            )
            if agrees ?? true { UIApplication.current?.open(url) }
        case .textAttachment(let attachment):
            _ = delegate?.textView(
                self,
                shouldInteractWith: attachment,
                in: item.range,
                interaction: .invokeDefaultAction
            )
        }
    }

    // MARK: Menus

    /// Opens the menu for a secondary click at a point: that of a link or attachment, that of the delegate, or the edit menu.
    @_spi(Host)
    public func userOpenedMenu(at point: CGPoint) {
        let place = CGRect(origin: point, size: .zero)
        if let item = item(at: point) { return openMenu(of: item, at: place) }
        let willPresent = { [weak self] (animator: EditMenuAnimator) in
            guard let self else { return }
            delegate?.textView(self, willPresentEditMenuWith: animator)
        }
        let willDismiss = { [weak self] (animator: EditMenuAnimator) in
            guard let self else { return }
            delegate?.textView(self, willDismissEditMenuWith: animator)
        }
        let spelling = spellingElements
        let usual = spelling.isEmpty ? nil : spelling + UIMenuController.shared.elements { [weak self] in self }
        guard let elements = delegateMenuElements(spelling) ?? usual else {
            return UIMenuController.shared.showMenu(
                from: self,
                rect: place,
                willPresent: willPresent,
                willDismiss: willDismiss
            )
        }
        guard !elements.isEmpty, window != nil else { return }
        _ = PresentedMenu.openEditMenu(
            UIMenu(children: elements),
            of: self,
            at: place,
            willPresent: willPresent,
            willDismiss: willDismiss
        )
    }

    private func openMenu(of item: UITextItem, at place: CGRect) {
        let elements = menuElements(for: item)
        guard !elements.isEmpty, window != nil else { return }
        let end = { [weak self] (close: () -> Void) in
            let animator = MenuAnimator()
            if let self { delegate?.textView(self, textItemMenuWillEndFor: item, animator: animator) }
            animator.run(close)
        }
        let animator = MenuAnimator()
        delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
        var opened: PresentedMenu?
        animator.run { opened = PresentedMenu.open(UIMenu(children: elements), of: self, at: place) }
        // The delegate may have removed the view.
        guard let opened else { return end {} }
        opened.belongsToFirstResponder = true
        opened.willClose = end
    }

    /// Opens the menu after a long press: selects the word at a point outside the selection. Current touches in the window are
    /// cancelled.
    ///
    /// - Returns: Whether a menu opened.
    @_spi(Host)
    public func userHeld(at point: CGPoint) -> Bool {
        guard isEditable || isSelectable else { return false }
        userRequestedMenu(at: point)
        guard isFirstResponder || becomeFirstResponder() else { return false }
        userOpenedMenu(at: point)
        guard let window, window.openMenu?.source === self else { return false }
        window.hostTookTouches(on: window)
        return true
    }

    /// The elements of the delegate's menu for the selection; nil for the edit menu.
    private func delegateMenuElements(_ spelling: [UIMenuElement]) -> [UIMenuElement]? {
        guard let delegate else { return nil }
        let suggested = spelling + UIMenuController.shared.elements { [weak self] in self }
        let range = NSRange(editing.selection.range)
        return delegate.textView(self, editMenuForTextIn: range, suggestedActions: suggested)?.children
    }

    private func menuElements(for item: UITextItem) -> [UIMenuElement] {
        var elements: [UIMenuElement] = []
        if case .link(let url) = item.content {
            elements = [
                UIAction(title: SystemTexts.text("Open")) { [weak self] _ in self?.open(item) },
                UIAction(title: SystemTexts.text("Copy")) { _ in
                    UIPasteboard.general.contents = [PasteboardItem(text: url.absoluteString)]
                },
            ]
            let agrees = delegate?.textView(
                self,
                shouldInteractWith: url,
                in: item.range,
                interaction: .presentActions
            )
            if agrees == false { return [] }
        }
        let menu = UIMenu(children: elements)
        guard let delegate else { return elements }
        return delegate.textView(self, menuConfigurationFor: item, defaultMenu: menu)?.menu.children ?? []
    }
}
