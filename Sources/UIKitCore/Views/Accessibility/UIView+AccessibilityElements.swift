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

    /// The listed elements that are no views, and are visible to assistive technology. An element that is not reached itself is
    /// represented by the elements that it lists.
    @_spi(Host)
    public var drawnElements: [UIAccessibilityElement] { drawnElements(in: listedElements ?? []).map(\.element) }

    /// The visible parts of ``listedElements`` that are no views, each with its place in that list.
    @_spi(Host)
    public func drawnElements(in listed: [Any]) -> [(place: Int, element: UIAccessibilityElement)] {
        listed.enumerated().flatMap { place, object in
            ((object as? UIAccessibilityElement)?.reachedElements ?? []).map { (place, $0) }
        }
    }

    /// The places in ``listedElements`` of subviews, or of the first view in each; the number of elements for other views.
    @_spi(Host)
    public func places(of subviews: [UIView], in listed: [Any]) -> [Int] {
        var places: [ObjectIdentifier: Int] = [:]
        for (place, object) in listed.enumerated() {
            guard let view = object as? UIView else { continue }
            for holder in sequence(first: view, next: { $0.superview }) {
                // The views around one that has a place have one, too.
                guard holder !== self, places[ObjectIdentifier(holder)] == nil else { break }
                places[ObjectIdentifier(holder)] = place
            }
        }
        return subviews.map { places[ObjectIdentifier($0)] ?? listed.count }
    }

    /// Whether a superview lists its elements without this view, its content, and the views that contain it.
    var isUnlisted: Bool {
        guard Self.knownListings == nil else { return superview?.listings.contains { !$0.contains(self) } ?? false }
        return sequence(first: self, next: { $0.superview }).dropFirst().contains { ancestor in
            ancestor.listedElements.map { !Listing($0).contains(self) } ?? false
        }
    }

    /// Reads many views: the elements that a view lists are asked for once.
    @_spi(Host)
    public static func readingListedElements<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard knownListings == nil else { return try body() }
        knownListings = [:]
        defer { knownListings = nil }
        return try body()
    }

    /// The listings of the views and their ancestors during ``readingListedElements(_:)``; nil otherwise.
    private static var knownListings: [ObjectIdentifier: KnownListings]?

    /// The listings of a view and its ancestors. The view stays in memory, so that its identifier remains its own.
    private struct KnownListings {
        let view: UIView
        let listings: [Listing]
    }

    /// The listings of this view and its ancestors: of those that list their elements. Kept during ``readingListedElements(_:)``.
    private var listings: [Listing] {
        if let known = Self.knownListings?[ObjectIdentifier(self)] { return known.listings }
        var listings = superview?.listings ?? []
        if let listedElements { listings.append(Listing(listedElements)) }
        Self.knownListings?[ObjectIdentifier(self)] = KnownListings(view: self, listings: listings)
        return listings
    }

    /// The views among listed elements.
    @MainActor
    private final class Listing {
        private let views: [UIView]
        private let listed: Set<ObjectIdentifier>
        /// The listed views and those that contain them.
        private let holders: Set<ObjectIdentifier>

        init(_ elements: [Any]) {
            views = elements.compactMap { $0 as? UIView }
            listed = Set(views.map { ObjectIdentifier($0) })
            var holders: Set<ObjectIdentifier> = []
            for view in views {
                for holder in sequence(first: view, next: { $0.superview }) {
                    // The views around a known one are known, too.
                    guard holders.insert(ObjectIdentifier(holder)).inserted else { break }
                }
            }
            self.holders = holders
        }

        /// Whether a view is listed, is in a listed view, or contains one.
        func contains(_ view: UIView) -> Bool {
            holders.contains(ObjectIdentifier(view))
                || sequence(first: view, next: { $0.superview }).contains { listed.contains(ObjectIdentifier($0)) }
        }
    }
}

extension UIAccessibilityElement {
    private var isHeard: Bool { isAccessibilityElement && accessibilityLabel?.isEmpty == false }

    /// The element itself, or the reached ones among those that it lists.
    fileprivate var reachedElements: [UIAccessibilityElement] {
        if isAccessibilityElement { return isHeard ? [self] : [] }
        var known: Set<ObjectIdentifier> = []
        return reachedElements(except: &known)
    }

    /// - Parameter known: The containers on the way, which may list each other.
    private func reachedElements(except known: inout Set<ObjectIdentifier>) -> [UIAccessibilityElement] {
        guard known.insert(ObjectIdentifier(self)).inserted else { return [] }
        var elements: [UIAccessibilityElement] = []
        for index in 0..<accessibilityElementCount() {
            guard let element = accessibilityElement(at: index) as? UIAccessibilityElement else { continue }
            if element.isAccessibilityElement {
                if element.isHeard { elements.append(element) }
            } else {
                elements += element.reachedElements(except: &known)
            }
        }
        return elements
    }
}
