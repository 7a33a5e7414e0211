#if WebKitGTK
import CWebKitShim
import Foundation

/// The entries of the back-forward list. Each page keeps its item object while it is in the list.
@MainActor
struct DrawnPageItems {
    private var known: [Known] = []

    private struct Known {
        let reference: DrawnPageItem
        let item: WKBackForwardListItem
    }

    mutating func list(of page: UnsafeMutableRawPointer) -> WKBackForwardList {
        var (before, after, hasPresent): (Int32, Int32, Int32) = (0, 0, 0)
        searchlight_page_list(page, &before, &after, &hasPresent)
        guard hasPresent != 0 else {
            known = []
            return WKBackForwardList([], index: 0)
        }
        let pointers = (-before...after).compactMap { searchlight_page_item(page, $0) }
        let old = Dictionary(known.map { ($0.reference.pointer, $0) }) { first, _ in first }
        known = pointers.compactMap { pointer in
            let reference = DrawnPageItem(pointer)
            if let same = old[pointer] { return same }
            guard let url = reference.url else { return nil }
            let first = reference.firstURL ?? url
            let item = WKBackForwardListItem(url: url, initialURL: first) { reference.title }
            return Known(reference: reference, item: item)
        }
        guard known.count == pointers.count else { return WKBackForwardList([], index: 0) }
        return WKBackForwardList(known.map(\.item), index: Int(before))
    }

    func pointer(of item: WKBackForwardListItem) -> UnsafeMutableRawPointer? {
        known.first { $0.item === item }?.reference.pointer
    }
}

/// An entry of WebKit's list.
private final class DrawnPageItem: Sendable {
    nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    /// Takes ownership of a reference.
    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    deinit { searchlight_item_free(pointer) }

    var url: URL? { searchlight_item_address(pointer).flatMap { URL(string: String(cString: $0)) } }
    var firstURL: URL? { searchlight_item_first_address(pointer).flatMap { URL(string: String(cString: $0)) } }
    var title: String? { searchlight_item_title(pointer).map { String(cString: $0) } }
}
#endif
