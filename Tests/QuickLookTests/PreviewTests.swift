import Foundation
import HeadlessHost
import QuickLook
import Testing
import UIKitTestSupport

/// Previews of files on the screen.
@MainActor
@Suite struct PreviewTests {
    private final class Items: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        var files: [URL]
        var calls: [String] = []

        init(_ files: [URL]) { self.files = files }

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }

        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            files[index] as NSURL
        }

        func previewControllerWillDismiss(_ controller: QLPreviewController) { calls.append("will dismiss") }
        func previewControllerDidDismiss(_ controller: QLPreviewController) { calls.append("did dismiss") }
    }

    private final class Titled: NSObject, QLPreviewItem {
        let previewItemURL: URL?
        let previewItemTitle: String?
        init(_ url: URL?, _ title: String) { (previewItemURL, previewItemTitle) = (url, title) }
    }

    private let files: TemporaryFiles
    private let root = UIViewController()

    init() throws { files = try TemporaryFiles() }

    /// Presents a preview, and waits until the file is read.
    private func present(_ items: Items, at index: Int = 0) async throws -> (AppDriver, QLPreviewController) {
        let driver = try await AppDriver.launch { [root] in root }
        let preview = QLPreviewController()
        preview.dataSource = items
        preview.delegate = items
        preview.currentPreviewItemIndex = index
        root.present(preview, animated: true)
        try await settle(driver)
        return (driver, preview)
    }

    /// Files are read on other threads, which a turn does not wait for.
    private func settle(_ driver: AppDriver) async throws {
        try await driver.settle()
        for _ in 0..<2000 where driver.screen().description.contains("Loading") {
            try await Task.sleep(for: .milliseconds(1))
            try await driver.settle()
        }
    }

    @Test
    func `A text is shown with its name, and Done closes it`() async throws {
        let items = Items([try files.add("Letter.txt", "Dear Ann,\nhow are you?")])
        let (driver, _) = try await present(items)
        #expect(driver.screen().description.contains("Letter.txt"))
        #expect(driver.screen().description.contains("how are you?"))
        try await driver.tap("Done")
        #expect(root.presentedViewController == nil)
        #expect(items.calls == ["will dismiss", "did dismiss"])
    }

    @Test
    func `HTML is shown as its text, and control characters do no harm`() async throws {
        let items = Items([try files.add("Page.html", "<h1>Tea &amp; cake</h1><script>x()</script>")])
        let (driver, _) = try await present(items)
        #expect(driver.screen().description.contains("Tea & cake"))
        #expect(!driver.screen().description.contains("x()"))
    }

    @Test
    func `Buttons and keys show the next and the previous file`() async throws {
        let items = Items([try files.add("1.txt", "One"), try files.add("2.txt", "Two"), try files.add("3.bin", "\0")])
        let (driver, preview) = try await present(items, at: 1)
        #expect(driver.screen().description.contains("Two"))
        try await driver.tap("Previous")
        try await settle(driver)
        #expect(driver.screen().description.contains("One"))
        #expect(preview.currentPreviewItemIndex == 0)
        try await driver.tap("Next")
        try await driver.tap("Next")
        try await settle(driver)
        #expect(preview.currentPreviewItemIndex == 2)
        #expect((preview.currentPreviewItem as? NSURL)?.lastPathComponent == "3.bin")
        #expect(driver.screen().description.contains("3.bin"))
    }

    @Test
    func `A file without a preview has its type and size, and opens in another program`() async throws {
        let file = try files.add("Music.mp3", Data(count: 2_000))
        #expect(!QLPreviewController.canPreview(file as NSURL))
        let (driver, _) = try await present(Items([file]))
        #expect(driver.screen().description.contains("Music.mp3"))
        #expect(driver.screen().description.contains("2 KB"))
        try await driver.tap("Open With…")
        #expect(driver.host.openedFiles == [file])
    }

    @Test
    func `A missing file says so, and appears after a refresh`() async throws {
        let file = files.folder.appendingPathComponent("Later.txt")
        // The preview holds its data source weakly.
        let items = Items([file])
        let (driver, preview) = try await present(items)
        #expect(driver.screen().description.contains("The file cannot be read."))
        _ = try files.add("Later.txt", "Here it is")
        preview.refreshCurrentPreviewItem()
        try await settle(driver)
        #expect(driver.screen().description.contains("Here it is"))
        #expect(items.calls.isEmpty)
    }

    @Test
    func `The share button offers the file`() async throws {
        let (driver, _) = try await present(Items([try files.add("1.txt", "One")]))
        try await driver.tap("Share")
        #expect(driver.screen().description.contains("Save to File"))
        try await driver.tap("Open With…")
        #expect(driver.host.openedFiles.map(\.lastPathComponent) == ["1.txt"])
    }

    @Test
    func `Pushed on a navigation controller, a preview uses its bar`() async throws {
        let navigation = UINavigationController(rootViewController: root)
        let driver = try await AppDriver.launch { navigation }
        root.navigationItem.title = "Files"
        let items = Items([try files.add("1.txt", "One")])
        let preview = QLPreviewController()
        preview.dataSource = items
        preview.delegate = items
        navigation.pushViewController(preview, animated: true)
        try await settle(driver)
        #expect(driver.screen().description.contains("1.txt"))
        #expect(!driver.screen().description.contains("Done"))
        try await driver.tap("Files")
        #expect(items.calls.contains("did dismiss"))
    }

    @Test
    func `Pictures have their names, and titles replace names`() async throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { _ in }
        let file = try files.add("p.png", picture)
        #expect(QLPreviewController.canPreview(file as NSURL))
        #expect(!QLPreviewController.canPreview(Titled(nil, "Nothing")))
        final class TitledSource: QLPreviewControllerDataSource {
            let item: Titled
            init(_ item: Titled) { self.item = item }
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
                item
            }
        }
        let source = TitledSource(Titled(file, "Sunset"))
        let driver = try await AppDriver.launch { [root] in root }
        let preview = QLPreviewController()
        preview.dataSource = source
        root.present(preview, animated: true)
        try await settle(driver)
        #expect(driver.screen().description.contains("Sunset"))
        #expect(!driver.screen().description.contains("p.png"))
    }

    @Test
    func `The pages of a PDF file are drawn when they are visible`() async throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 400)).pdfData { context in
            for _ in 0..<40 { context.beginPage() }
        }
        let (driver, _) = try await present(Items([try files.add("a.pdf", data)]))
        #expect(driver.screen().description.contains("page 1 of 40"))
        #expect(!driver.screen().description.contains("page 30 of 40"))
    }
}
