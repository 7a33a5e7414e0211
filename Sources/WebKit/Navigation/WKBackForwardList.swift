import Foundation

/// The pages shown in a web view, in order: a snapshot at the time of the query. Must be used on the main actor.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private let items: [WKBackForwardListItem]
    private let index: Int

    /// - Parameter index: The index of the current page; ignored for an empty list.
    init(_ items: [WKBackForwardListItem], index: Int) {
        self.items = items
        self.index = index
        super.init()
    }

    /// The current page; nil before the first load.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }

    /// The previous page.
    open var backItem: WKBackForwardListItem? { item(at: -1) }

    /// The next page.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }

    /// The previous pages, nearest last.
    open var backList: [WKBackForwardListItem] { items.isEmpty ? [] : Array(items[..<index]) }

    /// The next pages, nearest first.
    open var forwardList: [WKBackForwardListItem] { items.isEmpty ? [] : Array(items[(index + 1)...]) }

    /// The page at a relative position, negative for previous pages; nil if out of range.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (place, isBeyond) = self.index.addingReportingOverflow(index)
        return isBeyond || !items.indices.contains(place) ? nil : items[place]
    }
}

/// A page shown in a web view. Must be used on the main actor.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The address.
    open var url: URL { ownURL }

    /// The title, if known.
    open var title: String? { ownTitle() }

    /// The requested address, before server redirects.
    open var initialURL: URL { ownInitialURL }

    private let ownURL: URL
    private let ownInitialURL: URL
    private let ownTitle: @MainActor () -> String?

    init(url: URL, initialURL: URL, title: @escaping @MainActor () -> String?) {
        ownURL = url
        ownInitialURL = initialURL
        ownTitle = title
        super.init()
    }
}
