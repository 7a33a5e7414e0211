import Foundation

/// Identifies a section's header or footer.
struct SectionViewPlace: Hashable {
    var section: Int
    var isFooter: Bool
}

extension UITableView {
    /// The header of a section if it is on screen and a `UITableViewHeaderFooterView`.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return shownSectionViews[SectionViewPlace(section: section, isFooter: false)] as? UITableViewHeaderFooterView
    }

    /// The footer of a section if it is on screen and a `UITableViewHeaderFooterView`.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return shownSectionViews[SectionViewPlace(section: section, isFooter: true)] as? UITableViewHeaderFooterView
    }

    // MARK: Heights

    private static var titleHeight: CGFloat { ControlMetrics.current.headerHeight }
    /// The distance between sections without header or footer.
    private static var gap: CGFloat { ControlMetrics.current.sectionGap }

    private func askedHeight(of place: SectionViewPlace) -> CGFloat {
        if place.isFooter {
            return delegate?.tableView(self, heightForFooterInSection: place.section) ?? sectionFooterHeight
        }
        return delegate?.tableView(self, heightForHeaderInSection: place.section) ?? sectionHeaderHeight
    }

    /// The space above a header.
    private func topPadding(of place: SectionViewPlace, height: CGFloat) -> CGFloat {
        place.isFooter || height <= 0 ? 0 : max(0, sectionHeaderTopPadding)
    }

    private func title(of place: SectionViewPlace) -> String? {
        if place.isFooter { return dataSource?.tableView(self, titleForFooterInSection: place.section) }
        return dataSource?.tableView(self, titleForHeaderInSection: place.section)
    }

    /// The initial height of a header or footer when data is loaded. Views are created only near the screen, so the height of a
    /// custom view is determined later.
    func initialHeight(of place: SectionViewPlace) -> HeightRuns.Height {
        let asked = askedHeight(of: place)
        if asked >= 0 {
            return HeightRuns.Height(points: asked + topPadding(of: place, height: asked), isKnown: true)
        }
        guard title(of: place) != nil else {
            return HeightRuns.Height(points: style == .plain ? 0 : UITableView.gap, isKnown: false)
        }
        let estimate =
            place.isFooter
            ? delegate?.tableView(self, estimatedHeightForFooterInSection: place.section)
                ?? estimatedSectionFooterHeight
            : delegate?.tableView(self, estimatedHeightForHeaderInSection: place.section)
                ?? estimatedSectionHeaderHeight
        return HeightRuns.Height(points: estimate > 0 ? estimate : UITableView.titleHeight, isKnown: false)
    }

    /// Queries or measures the heights of a section's header and footer. Returns whether any changed.
    func resolveSectionHeights(_ section: Int) -> Bool {
        let header = resolveHeight(of: SectionViewPlace(section: section, isFooter: false))
        let footer = resolveHeight(of: SectionViewPlace(section: section, isFooter: true))
        return header || footer
    }

    private func resolveHeight(of place: SectionViewPlace) -> Bool {
        guard geometry.sections.indices.contains(place.section) else { return true }
        let old = storedHeight(of: place)
        guard !old.isKnown else { return false }
        var height = askedHeight(of: place)
        if height < 0 {
            if let view = sectionView(at: place) {
                measuredSectionViews[place] = shownSectionViews[place] == nil ? view : nil
                height = sectionViewHeight(view)
            } else {
                height = style == .plain ? 0 : UITableView.gap
            }
        }
        height += topPadding(of: place, height: height)
        guard geometry.sections.indices.contains(place.section) else { return true }
        if place.isFooter {
            geometry.setFooterHeight(height, ofSection: place.section)
        } else {
            geometry.setHeaderHeight(height, ofSection: place.section)
        }
        return height != old.points
    }

    private func storedHeight(of place: SectionViewPlace) -> HeightRuns.Height {
        let section = geometry.sections[place.section]
        return place.isFooter ? section.footer : section.header
    }

    private func sectionViewHeight(_ view: UIView) -> CGFloat {
        if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(forWidth: rowsFrame.width) }
        let fitting = view.fittingHeight(inWidth: rowsFrame.width)
        return fitting > 0 ? fitting : max(view.restFrame.height, UITableView.titleHeight)
    }

    // MARK: Views

    private func sectionView(at place: SectionViewPlace) -> UIView? {
        if let view = shownSectionViews[place] ?? measuredSectionViews[place] { return view }
        let own =
            place.isFooter
            ? delegate?.tableView(self, viewForFooterInSection: place.section)
            : delegate?.tableView(self, viewForHeaderInSection: place.section)
        if let view = own ?? titleView(at: place) {
            (view as? UITableViewHeaderFooterView)?.prepare(for: self, isFooter: place.isFooter)
            return view
        }
        return nil
    }

    private func titleView(at place: SectionViewPlace) -> UIView? {
        guard let title = title(of: place) else { return nil }
        let identifier = UITableViewHeaderFooterView.titleIdentifier
        let view = sectionViewPool.take(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.prepareForReuse()
        view.textLabel?.text = title
        return view
    }

    /// Shows the headers and footers of the sections on screen, and removes the others.
    func showSectionViews() {
        let range = shownRange
        let sections = geometry.sections(in: range)
        for place in shownSectionViews.keys where !sections.contains(place.section) {
            endDisplayingSectionView(at: place)
        }
        let start = generation
        for section in sections {
            for isFooter in [false, true] {
                showSectionView(at: SectionViewPlace(section: section, isFooter: isFooter), in: range)
                guard start == generation else { return setNeedsLayout() }
            }
        }
    }

    private func showSectionView(at place: SectionViewPlace, in range: Range<CGFloat>) {
        let frame = sectionViewFrame(at: place, in: range)
        let isShown = frame.height > 0 && frame.maxY > contentOffset.y && frame.minY < bounds.maxY
        guard isShown else { return endDisplayingSectionView(at: place) }
        if let view = shownSectionViews[place] {
            view.restFrame = frame
            return
        }
        displayedSectionView(at: place)?.restFrame = frame
    }

    /// The view of a section, added to the table if necessary; nil if the section has none.
    @discardableResult
    func displayedSectionView(at place: SectionViewPlace) -> UIView? {
        if let view = shownSectionViews[place] { return view }
        guard let view = sectionView(at: place) else { return nil }
        measuredSectionViews[place] = nil
        shownSectionViews[place] = view
        addSubview(view)
        if place.isFooter {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
        } else {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
        }
        return view
    }

    /// The frame of a header or footer. In a plain table, headers stick to the top and footers to the bottom while their section
    /// is on screen.
    private func sectionViewFrame(at place: SectionViewPlace, in range: Range<CGFloat>) -> CGRect {
        var frame =
            place.isFooter ? rectForFooter(inSection: place.section) : rectForHeader(inSection: place.section)
        let padding = min(topPadding(of: place, height: frame.height), frame.height)
        frame.origin.y += padding
        frame.size.height -= padding
        guard style == .plain else { return frame }
        let section = rect(forSection: place.section)
        if place.isFooter {
            let lowest = bounds.maxY - adjustedContentInset.bottom - frame.height
            let highest = section.minY + geometry.sections[place.section].header.points
            frame.origin.y = max(min(frame.minY, lowest), highest)
        } else {
            let lowest = section.maxY - geometry.sections[place.section].footer.points - frame.height
            frame.origin.y = min(max(frame.minY, contentOffset.y + adjustedContentInset.top), max(lowest, frame.minY))
        }
        return frame
    }

    func endDisplayingSectionViews() {
        for place in shownSectionViews.keys { endDisplayingSectionView(at: place) }
    }

    func endDisplayingSectionView(at place: SectionViewPlace) {
        guard let view = shownSectionViews.removeValue(forKey: place) else { return }
        view.removeFromSuperview()
        if place.isFooter {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
        } else {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
        }
        recycleSectionView(view)
    }

    func recycleSectionView(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        sectionViewPool.put(view, for: view.reuseIdentifier)
    }
}
