import UIKit

/// 2019: a note that grows with its text, with a counter and a tappable link below it.
final class NoteEditorViewController: UIViewController, UITextViewDelegate {
    private let noteView = UITextView()
    private let linkView = UITextView()
    private let counter = UILabel()
    private var lastHeight: CGFloat = 0
    private(set) var heightChanges = 0
    private(set) var openedLinks: [URL] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        view.backgroundColor = .systemBackground
        noteView.delegate = self
        noteView.isScrollEnabled = false
        noteView.font = .preferredFont(forTextStyle: .body)
        noteView.adjustsFontForContentSizeCategory = true
        noteView.textContainerInset = UIEdgeInsets(top: 12, left: 4, bottom: 12, right: 4)
        noteView.accessibilityLabel = "Text of the note"
        linkView.delegate = self
        linkView.isEditable = false
        linkView.isScrollEnabled = false
        linkView.accessibilityLabel = "Help"
        linkView.textContainer.lineFragmentPadding = 0
        linkView.textContainerInset = .zero
        let help = NSMutableAttributedString(string: "Read how notes are kept, shared and deleted on all your devices")
        help.addAttribute(
            .link,
            value: URL(string: "https://example.org/help")!,
            range: NSRange(location: 0, length: help.length)
        )
        linkView.attributedText = help
        linkView.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
        let stack = UIStackView(arrangedSubviews: [noteView, counter, linkView])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        textViewDidChange(noteView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if lastHeight != 0, noteView.frame.height != lastHeight { heightChanges += 1 }
        lastHeight = noteView.frame.height
    }

    func textViewDidChange(_ textView: UITextView) {
        counter.text = "\(textView.text.count) of 40"
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        let length = (textView.text as NSString).replacingCharacters(in: range, with: text).count
        return length <= 40
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        openedLinks.append(URL)
        return false
    }
}
