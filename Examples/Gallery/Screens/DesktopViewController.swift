import UIKit
import UniformTypeIdentifiers

/// Services of the desktop: windows, sharing, files.
class DesktopViewController: SampleViewController {
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
}

extension DesktopViewController: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        resultLabel.text = "Chosen: " + urls.map(\.lastPathComponent).joined(separator: ", ")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        resultLabel.text = "Nothing chosen"
    }
}
