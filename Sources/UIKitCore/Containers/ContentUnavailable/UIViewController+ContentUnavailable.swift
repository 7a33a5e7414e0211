import Foundation

/// The placeholder of a controller without content.
struct ContentUnavailableState {
    var configuration: (any UIContentConfiguration)?
    var view: (UIView & UIContentView)?
    var needsUpdate = true
    var spoken = ""
}

extension UIViewController {
    func replaceContentUnavailableConfiguration(with configuration: (any UIContentConfiguration)?) {
        contentUnavailable.configuration = configuration
        viewIfLoaded?.setNeedsLayout()
        showContentUnavailable()
    }

    func requestContentUnavailableUpdate() {
        contentUnavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the configuration for the current state. Called before the view is laid out.
    func updateContentUnavailable() {
        guard contentUnavailable.needsUpdate else { return }
        contentUnavailable.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        showContentUnavailable()
    }

    private func showContentUnavailable() {
        guard let holder = viewIfLoaded else { return }
        guard let configuration = contentUnavailable.configuration?.updated(for: contentUnavailableConfigurationState)
        else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = nil
            contentUnavailable.spoken = ""
            return
        }
        if let view = contentUnavailable.view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            contentUnavailable.view?.removeFromSuperview()
            let view = configuration.makeContentView()
            contentUnavailable.view = view
            holder.addSubview(view)
        }
        announceContentUnavailable()
    }

    /// Announces the placeholder, so that screen reader users notice it regardless of the focus. A search makes its own
    /// announcements.
    private func announceContentUnavailable() {
        guard let view = contentUnavailable.view as? UIContentUnavailableView, view.window != nil else { return }
        let text = view.spokenText
        guard text != contentUnavailable.spoken else { return }
        contentUnavailable.spoken = text
        if let search = activeContentSearch, search.hasQuery { return search.contentDidChange() }
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    /// Places the placeholder in front of the visible part of the controller's view, which may scroll.
    func placeContentUnavailable() {
        guard let view = contentUnavailable.view, let holder = viewIfLoaded else { return }
        if view.superview === holder, holder.subviews.last !== view { holder.bringSubviewToFront(view) }
        let inset = (holder as? UIScrollView).map { $0.contentInset + $0.refreshInset } ?? .zero
        let frame = CGRect(origin: holder.bounds.origin, size: holder.bounds.size)
        view.restFrame = frame.inset(
            by: UIEdgeInsets(top: max(0, inset.top), left: 0, bottom: max(0, inset.bottom), right: 0)
        )
    }

    /// The text of this screen's search: the search that shows its results in this controller, the one of its navigation item,
    /// or the one presented over it.
    var searchedText: String? {
        let container = sequence(first: self, next: { $0.parent }).lazy.compactMap { $0 as? any ContentSearch }.first
        let search = container ?? contentSearch
        guard let search, search.isActive, let text = search.queryText, !text.isEmpty else { return nil }
        return text
    }
}
