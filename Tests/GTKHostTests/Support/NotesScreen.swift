#if GTK
import UIKit

/// A screen with a text view called "Notes", which logs the calls of its delegate.
@MainActor
final class NotesScreen: UIViewController, UITextViewDelegate {
    let notes = UITextView()
    var log: [String] = []
    /// Whether the delegate accepts a change.
    var agrees: (String) -> Bool = { _ in true }
    private let prepare: (UITextView) -> Void

    init(_ text: String = "", _ prepare: @escaping (UITextView) -> Void = { _ in }) {
        self.prepare = prepare
        super.init(nibName: nil, bundle: nil)
        notes.text = text
        notes.accessibilityLabel = "Notes"
        notes.font = .systemFont(ofSize: 17)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        notes.frame = CGRect(x: 20, y: 20, width: 400, height: 300)
        view.addSubview(notes)
        prepare(notes)
        notes.delegate = self
    }

    /// The marked text.
    var marked: String? { notes.markedTextRange.flatMap { notes.text(in: $0) } }

    /// Returns and clears the log.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textViewDidChange(_ textView: UITextView) { log.append("change '\(textView.text!)'") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("should \(range.location)+\(range.length) '\(text)'")
        return agrees(text)
    }
}
#endif
