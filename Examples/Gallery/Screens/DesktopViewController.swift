import QuickLook
import UIKit
import UniformTypeIdentifiers

/// Services of the desktop: windows, sharing, files, previews, printing, fonts.
class DesktopViewController: SampleViewController {
    private let report = FileManager.default.temporaryDirectory.appendingPathComponent("Report.pdf")
    private let resultLabel = ResultLabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let share = makeButton("Share…") { $0.share(from: $1) }
        let open = makeButton("Open File…") { controller, _ in controller.chooseFile() }
        let window = makeButton("New Window") { _, _ in
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
        }
        add([share], titled: "Share sheet")
        add([open], titled: "Documents")
        let preview = makeButton("Preview") { controller, _ in controller.showReport() }
        let print = makeButton("Print…") { controller, _ in controller.printReport() }
        add([preview, print], titled: "Report")
        add([makeButton("Choose Font…") { controller, _ in controller.chooseFont() }], titled: "Fonts")
        add([window], titled: "Windows")
        resultLabel.text = "Nothing chosen"
        add([resultLabel], titled: "Result")
    }

    private func makeButton(
        _ title: String,
        action: @escaping (DesktopViewController, UIButton) -> Void
    ) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        let button = UIButton(configuration: configuration)
        button.addAction(
            UIAction { [weak self, weak button] _ in
                if let self, let button { action(self, button) }
            },
            for: .primaryActionTriggered
        )
        return button
    }

    private func share(from button: UIButton) {
        let controller = UIActivityViewController(activityItems: ["Hello from the gallery"], applicationActivities: nil)
        controller.completionWithItemsHandler = { [resultLabel] _, completed, _, _ in
            resultLabel.text = completed ? "Shared" : "Not shared"
        }
        controller.popoverPresentationController?.sourceView = button
        controller.popoverPresentationController?.sourceRect = button.bounds
        present(controller, animated: true)
    }

    private func chooseFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.delegate = self
        present(picker, animated: true)
    }

    // MARK: Report

    private static let chapters = ["Flowers of the meadow", "Trees of the forest"]

    /// Writes a PDF file with a page for each chapter, and shows it.
    private func showReport() {
        let page = CGRect(x: 0, y: 0, width: 595, height: 842)
        do {
            try UIGraphicsPDFRenderer(bounds: page).writePDF(to: report) { context in
                for chapter in Self.chapters {
                    context.beginPage()
                    let attributes = [NSAttributedString.Key.font: UIFont.preferredFont(forTextStyle: .largeTitle)]
                    chapter.draw(at: CGPoint(x: 72, y: 72), withAttributes: attributes)
                }
            }
        } catch {
            resultLabel.text = error.localizedDescription
            return
        }
        let preview = QLPreviewController()
        preview.dataSource = self
        present(preview, animated: true)
    }

    private func printReport() {
        let controller = UIPrintInteractionController.shared
        controller.printFormatter = UISimpleTextPrintFormatter(text: Self.chapters.joined(separator: "\n"))
        controller.present(animated: true) { [resultLabel] _, isPrinted, _ in
            resultLabel.text = isPrinted ? "Printed" : "Not printed"
        }
    }

    private func chooseFont() {
        let picker = UIFontPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension DesktopViewController: QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
        report as NSURL
    }
}

extension DesktopViewController: UIFontPickerViewControllerDelegate {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        resultLabel.font = UIFont(descriptor: descriptor, size: 17)
        resultLabel.text = "Font: " + resultLabel.font.familyName
    }
}

extension DesktopViewController: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        resultLabel.text = "Chosen: " + urls.map(\.lastPathComponent).joined(separator: ", ")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        resultLabel.text = "Nothing chosen"
    }
}
