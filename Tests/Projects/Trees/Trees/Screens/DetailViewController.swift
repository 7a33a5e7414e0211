import Measures
import TreeData
import TreeKit
import UIKit

@objc protocol DetailViewControllerDelegate: AnyObject {
    func detail(_ detail: DetailViewController, didMark tree: Tree)
    @objc optional func detailDidDisappear(_ detail: DetailViewController)
    @objc optional func detail(_ detail: DetailViewController, textFor tree: Tree) -> String
}

/// A tree, with texts from every kind of resource.
class DetailViewController: UIViewController {
    var tree: Tree!
    weak var delegate: DetailViewControllerDelegate?

    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private weak var stack: UIStackView!
    @IBOutlet private weak var markButton: UIButton!
    @IBOutlet private var noteText: UILabel!

    private var markedObservation: NSKeyValueObservation?
    private static var heightContext = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = tree.value(forKey: #keyPath(Tree.latinName)) as? String
        nameLabel.text = tree.name
        markButton.addTarget(self, action: #selector(mark(_:event:)), for: .touchUpInside)
        for text in texts { stack.addArrangedSubview(label(text)) }
        UINib(nibName: "NoteView", bundle: nil).instantiate(withOwner: self, options: nil)
        noteText.text = note
        stack.addArrangedSubview(noteText)

        markedObservation = tree.observe(\.isMarked, options: [.new]) { [weak self] tree, change in
            self?.markButton.setTitle(change.newValue == true ? "Marked" : "Mark", for: .normal)
        }
        tree.addObserver(self, forKeyPath: #keyPath(Tree.height), options: [.old, .new], context: &Self.heightContext)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.detailDidDisappear?(self)
        tree.removeObserver(self, forKeyPath: #keyPath(Tree.height), context: &Self.heightContext)
        markedObservation = nil
    }

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &Self.heightContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        let old = change?[.oldKey] as? Double ?? 0
        let new = change?[.newKey] as? Double ?? 0
        stack.addArrangedSubview(label("Grew by \(Length(metres: new - old).text)"))
    }

    @objc private func mark(_ sender: UIButton, event: UIEvent) {
        tree.isMarked.toggle()
        delegate?.detail(self, didMark: tree)
    }

    @IBAction func grow() {
        tree.setValue(tree.height + 1, forKey: #keyPath(Tree.height))
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.textColor = .bark
        return label
    }

    private var texts: [String] {
        var texts = [
            delegate?.detail?(self, textFor: tree) ?? "No text of the delegate",
            "Height: \(Length(metres: tree.height).text)",
            NSLocalizedString("detail.hint", tableName: "Texts", comment: "Below the height"),
            fact,
            facts,
            Ranks.name(of: tree.name),
            "Edition: \(Edition.current.rawValue)",
            "Season: \(ProcessInfo.processInfo.environment["TREES_SEASON"] ?? "none")",
            "Arguments: \(CommandLine.arguments.dropFirst().joined(separator: ", "))",
        ]
        #if canImport(UIKit) && os(iOS)
        texts.append("iOS")
        #else
        texts.append("another system")
        #endif
        return texts
    }

    /// A line of a folder that is copied as it is.
    private var note: String {
        guard let url = Bundle.main.url(forResource: "oak", withExtension: "txt", subdirectory: "Notes") else {
            return "No note"
        }
        return (try? String(contentsOf: url, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
            ?? "Unreadable"
    }

    /// A value of a bundle inside the app.
    private var fact: String {
        guard let url = Bundle.main.url(forResource: "Facts", withExtension: "bundle"), let bundle = Bundle(url: url),
            let file = bundle.url(forResource: "facts", withExtension: "plist"), let data = try? Data(contentsOf: file),
            let facts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        else { return "No fact" }
        return facts["wood"] ?? "Unknown wood"
    }

    /// The data set of the asset catalogue.
    private var facts: String {
        guard let data = NSDataAsset(name: "Rings")?.data else { return "No data set" }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
