import Testing
import UIKit

#Preview {
    UIView()
}

#Preview("Panel", traits: .landscapeLeft, .fixedLayout(width: 200, height: 100)) {
    let controller = UIViewController()
    controller.title = previewTitle()
    return controller
}

@MainActor private var shownPreviews = 0

@MainActor
private func previewTitle() -> String {
    shownPreviews += 1
    return "Panel"
}

@MainActor
struct PreviewTests {
    @Test func `previews compile, and their closures are never called`() {
        #expect(previewTitle() == "Panel" && shownPreviews == 1)
    }
}
