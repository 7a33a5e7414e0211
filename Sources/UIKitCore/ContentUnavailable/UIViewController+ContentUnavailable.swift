import Foundation

/// What a controller shows in front of its view while there is nothing to show.
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

    /// Before the view is laid out, the controller says what it wants to show in its present state.
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

    /// What is shown instead of content is noticed without looking, whatever part of the screen one is at. A search has rules of its
    /// own for what it says.
    private func announceContentUnavailable() {
        guard let view = contentUnavailable.view as? UIContentUnavailableView, view.window != nil else { return }
        let text = view.spokenText
        guard text != contentUnavailable.spoken else { return }
        contentUnavailable.spoken = text
        if let search = activeSearchAround, search.searchBar.hasContent { return search.announcer.contentDidChange() }
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    /// The view in front covers what can be seen of the controller's view, also where that scrolls.
    func placeContentUnavailable() {
        guard let view = contentUnavailable.view, let holder = viewIfLoaded else { return }
        if view.superview === holder, holder.subviews.last !== view { holder.bringSubviewToFront(view) }
        let inset = (holder as? UIScrollView).map { $0.contentInset + $0.refreshInset } ?? .zero
        let frame = CGRect(origin: holder.bounds.origin, size: holder.bounds.size)
        view.restFrame = frame.inset(
            by: UIEdgeInsets(top: max(0, inset.top), left: 0, bottom: max(0, inset.bottom), right: 0)
        )
    }

    /// What is searched for on this screen: in the search of its navigation item, in one that was presented over it, or in the
    /// one whose results it shows.
    var searchedText: String? {
        let around = sequence(first: self, next: { $0.parent }).lazy.compactMap { $0 as? UISearchController }.first
        let search = around ?? navigationItem.searchController ?? presentation.presented as? UISearchController
        guard let search, search.isActive, let text = search.searchBar.text, !text.isEmpty else { return nil }
        return text
    }
}

extension UISearchController {
    /// The screens that may show that nothing was found ask again.
    func searchTextDidChange() {
        for screen in [owningNavigationItem?.viewController, presentation.presenter, searchResultsController] {
            screen?.requestContentUnavailableUpdate()
        }
        for child in searchResultsController?.children ?? [] { child.requestContentUnavailableUpdate() }
    }
}
