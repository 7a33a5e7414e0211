import Foundation

/// The elements that the app lists for a view.
extension UIView {
    /// The listed elements in their order; nil if the app lists none, or made the whole view an element.
    @_spi(Host)
    public var listedElements: [Any]? {
        guard accessibilityState.isElement != true else { return nil }
        let count = accessibilityElementCount()
        guard count > 0 || accessibilityElements != nil else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0) }
    }

    /// The listed elements that are no views, and are visible to assistive technology.
    @_spi(Host)
    public var drawnElements: [UIAccessibilityElement] {
        (listedElements ?? []).compactMap { $0 as? UIAccessibilityElement }.filter(\.isHeard)
    }

    /// Whether a superview lists its elements without this view, its content, and the views that contain it.
    var isUnlisted: Bool {
        for ancestor in sequence(first: self, next: { $0.superview }).dropFirst() {
            guard let listed = ancestor.listedElements else { continue }
            let isListed = listed.contains { element in
                guard let view = element as? UIView else { return false }
                return view.isDescendant(of: self) || isDescendant(of: view)
            }
            if !isListed { return true }
        }
        return false
    }
}

extension UIAccessibilityElement {
    fileprivate var isHeard: Bool { isAccessibilityElement && accessibilityLabel?.isEmpty == false }
}
