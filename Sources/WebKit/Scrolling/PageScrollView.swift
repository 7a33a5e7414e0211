import Foundation
@_spi(Host) import UIKitCore

/// The place of a page in its web view, in points.
struct PagePlace: Equatable {
    var offset = CGPoint.zero
    var size = CGSize.zero
    /// Whether the page has come to rest.
    var isAtRest = true
}

/// The scroll view of a web view. WebKit scrolls the page itself; this view, which is not displayed, follows the page, and moves it for
/// the app.
@MainActor
final class PageScrollView: UIScrollView {
    weak var webView: WKWebView?
    /// Whether the offset is being set from the page.
    private var isFollowing = false
    /// Whether an animated movement by the app is in progress.
    private var isAnimated = false

    init(_ webView: WKWebView) {
        self.webView = webView
        super.init(frame: webView.bounds)
    }

    required init?(coder: NSCoder) { nil }

    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            if isFollowing { super.contentOffset = newValue } else { setContentOffset(newValue, animated: false) }
        }
    }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let target = limited(contentOffset)
        guard target != self.contentOffset else { return }
        isAnimated = animated && webView?.renderer != nil
        webView?.renderer?.scroll(to: target, animated: animated)
        // An animated movement is reported by the page.
        if !isAnimated { follow(target) }
    }

    /// The offset nearest to the given one at which the page fills the view.
    private func limited(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, 0), max(0, contentSize.width - bounds.width)),
            y: min(max(offset.y, 0), max(0, contentSize.height - bounds.height))
        )
    }

    private func follow(_ offset: CGPoint) {
        isFollowing = true
        super.contentOffset = offset
        isFollowing = false
    }

    /// Takes the place that the page reports.
    func show(_ place: PagePlace) {
        contentSize = place.size
        follow(place.offset)
        guard place.isAtRest, isAnimated else { return }
        isAnimated = false
        delegate?.scrollViewDidEndScrollingAnimation(self)
    }

    /// Adapts to the size of the web view.
    func fit() {
        guard let webView else { return }
        isFollowing = true
        frame = CGRect(origin: .zero, size: webView.bounds.size)
        isFollowing = false
    }
}

/// The script that reports the place of a page to its web view.
enum PageScrollScript {
    /// The name of its message handler, which no app has.
    static let channel = "searchlightPagePlace"

    /// The world of the script, which is not one of the app.
    static let world = "searchlight"

    static let source = """
        (() => {
            if (window !== top || window.\(channel)) return;
            window.\(channel) = true;
            let isWaiting = false, rest = 0;
            const tell = isAtRest => {
                const root = document.scrollingElement || document.documentElement;
                if (root) webkit.messageHandlers.\(channel).postMessage(
                    [scrollX, scrollY, root.scrollWidth, root.scrollHeight, isAtRest ? 1 : 0]);
            };
            const soon = () => {
                if (!isWaiting) {
                    isWaiting = true;
                    requestAnimationFrame(() => { isWaiting = false; tell(false); });
                }
                clearTimeout(rest);
                rest = setTimeout(() => tell(true), 150);
            };
            for (const event of ['scroll', 'resize', 'load', 'DOMContentLoaded'])
                addEventListener(event, soon, {passive: true, capture: true});
            const observe = () => new ResizeObserver(soon).observe(document.documentElement);
            if (document.documentElement) observe(); else addEventListener('DOMContentLoaded', observe);
            soon();
        })()
        """

    /// The place in a message, in points at a zoom of the page; nil for an invalid message.
    static func place(_ body: Any, zoom: CGFloat) -> PagePlace? {
        guard let numbers = body as? [Any], numbers.count == 5 else { return nil }
        let values = numbers.compactMap { ($0 as? NSNumber)?.doubleValue }
        guard values.count == 5, values.allSatisfy(\.isFinite) else { return nil }
        return PagePlace(
            offset: CGPoint(x: values[0] * zoom, y: values[1] * zoom),
            size: CGSize(width: values[2] * zoom, height: values[3] * zoom),
            isAtRest: values[4] == 1
        )
    }
}
