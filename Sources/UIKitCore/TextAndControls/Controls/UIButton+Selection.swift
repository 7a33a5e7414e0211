import Foundation

/// Toggle buttons, pop-up buttons, and their arrows.
extension UIButton {
    /// Whether a tap changes the selected element of the menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Whether a tap selects and deselects the button.
    var isToggle: Bool { changesSelectionAsPrimaryAction && !isPopUp }

    /// The element whose title and image a pop-up button shows.
    var popUpElement: UIMenuElement? { isPopUp ? menu?.selectedElements.first : nil }

    /// Turns the first element on if a pop-up button has none that is on, and shows the element.
    func selectionModeDidChange() {
        if isPopUp, let menu, menu.selectedElements.isEmpty, let first = menu.leaves.first { menu.select(first) }
        contentDidChange()
    }

    /// Called before the button's menu performs an element.
    func menuWillPerform(_ element: UIMenuElement) {
        guard isPopUp, let menu else { return }
        let former = popUpElement
        menu.select(element)
        contentDidChange()
        if popUpElement !== former { popUpElementDidChange?(menu) }
    }

    // MARK: Spinner and arrows

    /// Whether the arrows of a pop-up button follow the title.
    var showsIndicator: Bool {
        guard let configuration else { return false }
        return switch configuration.indicator {
        case .automatic: isPopUp
        case .none: false
        case .popup: true
        }
    }

    /// The width of the arrows with the space before them, in points.
    var indicatorWidth: CGFloat { showsIndicator ? 18 : 0 }

    /// Shows or removes the spinner and the arrows.
    func updateSpinnerAndIndicator() {
        if let configuration, configuration.showsActivityIndicator {
            let spinner = spinner ?? UIActivityIndicatorView(style: .medium)
            if self.spinner == nil {
                self.spinner = spinner
                spinner.startAnimating()
                addSubview(spinner)
            }
            spinner.color = configuration.activityIndicatorColorTransformer?(foregroundColor) ?? foregroundColor
        } else {
            spinner?.removeFromSuperview()
            spinner = nil
        }
        guard showsIndicator else {
            indicatorView?.removeFromSuperview()
            indicatorView = nil
            return
        }
        let view = indicatorView ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        if indicatorView == nil {
            view.contentMode = .scaleAspectFit
            indicatorView = view
            addSubview(view)
        }
        view.tintColor = configuration?.indicatorColorTransformer?(foregroundColor) ?? foregroundColor
    }

    /// Places the arrows at the trailing edge of the content.
    func layoutIndicator() {
        guard let indicatorView else { return }
        let size: CGFloat = 14
        let trailing = (configuration?.contentInsets.trailing ?? 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        indicatorView.restFrame = CGRect(
            x: isMirrored ? trailing : bounds.width - trailing - size,
            y: (bounds.height - size) / 2,
            width: size,
            height: size
        )
    }
}
