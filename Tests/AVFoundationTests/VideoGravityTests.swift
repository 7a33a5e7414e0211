import AVFoundation
import Testing

/// Rectangles with an aspect ratio.
@Suite("Rectangles of videos")
struct VideoGravityTests {
    @Test func `The largest rectangle of an aspect ratio is in the middle`() {
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 100)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 16, height: 8), insideRect: bounds)
                == CGRect(x: 10, y: 45, width: 100, height: 50)
        )
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 1, height: 2), insideRect: bounds)
                == CGRect(x: 35, y: 20, width: 50, height: 100)
        )
        #expect(AVMakeRect(aspectRatio: .zero, insideRect: bounds).isEmpty)
    }
}
