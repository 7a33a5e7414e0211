import UIKit

/// A text view with attributed text, links and find.
class TextViewController: UIViewController {
    private let textView = UITextView()
    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.attributedText = makeText()
        textView.delegate = self
        textView.isFindInteractionEnabled = true
        textView.accessibilityLabel = "Note"
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
        for subview in [textView, countLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            countLabel.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 8),
            countLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            countLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            countLabel.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Find",
            primaryAction: UIAction(title: "Find") { [textView] _ in
                textView.findInteraction?.presentFindNavigator(showingReplace: false)
            }
        )
        countCharacters()
    }

    private func makeText() -> NSAttributedString {
        let body: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
        ]
        let text = NSMutableAttributedString(string: "Field notes\n", attributes: body)
        text.addAttribute(
            .font,
            value: UIFont.preferredFont(forTextStyle: .title1),
            range: NSRange(location: 0, length: text.length)
        )
        text.append(NSAttributedString(string: "The kingfisher came back at dawn. ", attributes: body))
        var marked = body
        marked[.backgroundColor] = UIColor.systemYellow.withAlphaComponent(0.4)
        text.append(NSAttributedString(string: "It stayed for an hour", attributes: marked))
        text.append(NSAttributedString(string: " and caught two fish. More about it: ", attributes: body))
        var link = body
        link[.link] = URL(string: "https://example.org/kingfisher")
        text.append(NSAttributedString(string: "example.org", attributes: link))
        text.append(NSAttributedString(string: ".", attributes: body))
        return text
    }

    private func countCharacters() {
        countLabel.text = "\(textView.text.count) characters"
    }
}

extension TextViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        countCharacters()
    }
}
