import Foundation

/// The pages that were shown in a web view, in order, as they were when the list was asked for. Main actor.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private let items: [WKBackForwardListItem]
    private let index: Int

    /// - Parameter index: That of the present page; of no use where there are none.
    init(_ items: [WKBackForwardListItem], index: Int) {
        self.items = items
        self.index = index
        super.init()
    }

    /// The page that is shown; nil at first.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }

    /// The page before it.
    open var backItem: WKBackForwardListItem? { item(at: -1) }

    /// The page after it.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }

    /// The pages before it, the nearest last.
    open var backList: [WKBackForwardListItem] { items.isEmpty ? [] : Array(items[..<index]) }

    /// The pages after it, the nearest first.
    open var forwardList: [WKBackForwardListItem] { items.isEmpty ? [] : Array(items[(index + 1)...]) }

    /// The page so many steps from the present one, back for numbers below 0; nil where there is none.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (place, isBeyond) = self.index.addingReportingOverflow(index)
        return isBeyond || !items.indices.contains(place) ? nil : items[place]
    }
}

/// A page that was shown in a web view. Main actor.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The address.
    open var url: URL { ownURL }

    /// The title, as far as it is known.
    open var title: String? { ownTitle() }

    /// The address that was asked for, before a server sent the load elsewhere.
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
