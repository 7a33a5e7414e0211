import Gauge
import UIKit

/// A screen with one text view.
final class TextViewController: UIViewController {
    private let textView = UITextView()
    private let offset: Int
    private let session: String

    init(text: String, offset: Int, session: String) {
        self.offset = offset
        self.session = session
        super.init(nibName: nil, bundle: nil)
        textView.text = text
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = textView }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
        textView.selectedRange = NSRange(location: offset, length: 0)
        textView.scrollRangeToVisible(textView.selectedRange)
        gauge_start(session) { 0 }
    }
}
