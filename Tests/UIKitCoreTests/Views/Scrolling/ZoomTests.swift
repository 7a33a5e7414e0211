import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// Zooming of scroll views by apps and by users.
@MainActor
@Suite("Zooming")
struct ZoomTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var view: UIView?
        var calls: [String] = []

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom \(Double(scrollView.zoomScale))") }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            calls.append("will \(scrollView.isZooming)")
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            calls.append("end \(Double(scale))")
        }
    }

    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let delegate = Delegate()

    init() {
        scrollView.contentSize = CGSize(width: 200, height: 200)
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 4
        scrollView.addSubview(picture)
        delegate.view = picture
        scrollView.delegate = delegate
    }

    @Test func `the scale is the transform of the zoomed view, and scales the content size`() {
        scrollView.zoomScale = 2
        #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(picture.bounds.size == CGSize(width: 200, height: 200))
        #expect(scrollView.contentSize == CGSize(width: 400, height: 400))
        #expect(delegate.calls == ["zoom 2.0"])
    }

    @Test func `the middle of the visible content stays in place`() {
        scrollView.contentOffset = CGPoint(x: 50, y: 50)
        scrollView.setZoomScale(2, animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 150, y: 150))
        scrollView.setZoomScale(1, animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 50, y: 50))
    }

    @Test func `the scale is limited, and is 1 without a view to zoom`() {
        scrollView.zoomScale = 100
        #expect(scrollView.zoomScale == 4)
        scrollView.zoomScale = 0
        #expect(scrollView.zoomScale == 0.5)
        let other = UIScrollView(frame: scrollView.frame)
        other.maximumZoomScale = 3
        other.zoomScale = 2
        #expect(other.zoomScale == 1)
    }

    @Test func `zooming to a rectangle shows it in the middle, as large as possible`() {
        scrollView.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 25), animated: false)
        #expect(scrollView.zoomScale == 2)
        #expect(scrollView.contentOffset == CGPoint(x: 200, y: 175))
    }

    @Test func `the user zooms about a point, which keeps its place, and the delegate is told`() {
        scrollView.contentOffset = CGPoint(x: 20, y: 0)
        #expect(scrollView.userBeganZooming())
        scrollView.userZoomed(by: 2, at: CGPoint(x: 10, y: 0))
        #expect(scrollView.contentOffset == CGPoint(x: 50, y: 0))
        scrollView.userZoomed(by: 3, at: CGPoint(x: 10, y: 0))
        #expect(scrollView.isZooming)
        scrollView.userEndedZooming()
        #expect(!scrollView.isZooming)
        #expect(delegate.calls == ["will true", "zoom 2.0", "zoom 3.0", "end 3.0"])
    }

    @Test func `content without different scales cannot be zoomed by the user`() {
        #expect(scrollView.pinchGestureRecognizer != nil)
        scrollView.minimumZoomScale = 4
        #expect(scrollView.pinchGestureRecognizer == nil)
        #expect(!scrollView.userBeganZooming())
        #expect(delegate.calls.isEmpty)
    }

    @Test func `an animated change of the scale tells the delegate of its beginning and end`() {
        let host = WindowTestHost(showing: scrollView)
        scrollView.setZoomScale(2, animated: true)
        host.update()
        host.update()
        #expect(delegate.calls.first == "will false" && delegate.calls.last == "end 2.0")
    }

    @Test func `constraints of zoomed content define its size at the scale 1`() {
        picture.translatesAutoresizingMaskIntoConstraints = false
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: guide.topAnchor),
            picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            picture.widthAnchor.constraint(equalToConstant: 300),
            picture.heightAnchor.constraint(equalToConstant: 150),
        ])
        scrollView.layoutIfNeeded()
        scrollView.zoomScale = 2
        scrollView.layoutIfNeeded()
        scrollView.setNeedsLayout()
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 600, height: 300))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
    }
}
