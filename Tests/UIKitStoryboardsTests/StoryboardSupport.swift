import Foundation

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

/// Storyboards and nibs for tests in Interface Builder's format.
@MainActor
enum Interface {
    static func document(_ xml: String, file: String = "Main.storyboard") throws -> InterfaceDocument {
        try InterfaceDocument.parse(Data(xml.utf8), file: file)
    }

    /// Creates a storyboard with scenes.
    static func storyboard(initial: String = "root", _ scenes: String..., resources: String = "") throws -> UIStoryboard
    {
        let list = scenes.enumerated().map { index, objects in
            """
            <scene sceneID="s\(index)"><objects>\(objects)
            <placeholder placeholderIdentifier="IBFirstResponder" id="first\(index)" sceneMemberID="firstResponder"/>
            </objects><point key="canvasLocation" x="0" y="0"/></scene>
            """
        }
        return UIStoryboard(
            document: try document(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">
                <device id="retina6_1" orientation="portrait" appearance="light"/>
                <scenes>\(list.joined(separator: "\n"))</scenes>
                <resources>\(resources)</resources>
                </document>
                """
            )
        )
    }

    /// Creates a nib with the given objects, preceded by the file's owner.
    static func nib(owner: String = "", _ objects: String) -> UINib {
        UINib(
            data: Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
                </objects></document>
                """.utf8
            ),
            bundle: nil
        )
    }

    /// The errors in a file, one for each line.
    static func problems(_ xml: String) throws -> [String] {
        InterfaceCheck.problems(in: try document(xml)).map(\.description)
    }

    /// The errors in a nib with the given objects, whose first line is line 1.
    static func problems(nib objects: String) throws -> [String] {
        try problems("<document targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects></document>")
    }

    /// The errors in a storyboard with one scene.
    static func problems(scene objects: String) throws -> [String] {
        try problems("<document><scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes></document>")
    }

    static let module = "customModule=\"UIKitStoryboardsTests\" customModuleProvider=\"target\""
}

/// A list with prototype cells, whose rows lead to a detail screen.
final class StoryListController: UITableViewController {
    var log: [String] = []
    var names = ["Rose", "Tulip"]
    var opensDetails = true
    weak var searchBar: UISearchBar!
    private var button: UIBarButtonItem?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init \(isViewLoaded) \(title ?? "-")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(isViewLoaded) \(button?.title ?? "-")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("load \(searchBar?.placeholder ?? "-")")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Flower", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return opensDetails
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
        log.append(
            "prepare \(segue.identifier ?? "-") \(row.map(String.init) ?? "-") \(segue.destination.isViewLoaded)"
        )
        if let detail = segue.destination as? StoryDetailController, let row { detail.name = names[row] }
    }

    override func interfaceAction(named name: String) -> ((Any?) -> Void)? {
        switch name {
        case "add:": { [unowned self] sender in log.append("add \((sender as? UIBarButtonItem)?.title ?? "-")") }
        case "unwindToList:":
            { [unowned self] segue in log.append("unwind \((segue as? UIStoryboardSegue)?.identifier ?? "-")") }
        default: super.interfaceAction(named: name)
        }
    }
}

/// Shows one name in a label of the storyboard.
class StoryDetailController: UIViewController {
    var name = "nobody"
    private(set) weak var label: UILabel!
    var strongButton: UIButton?
    var all: [UIView]!
    var width: NSLayoutConstraint!

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label?.text = name
    }
}

/// A view that logs calls of its initializers.
final class StoryBadge: UIView {
    var log: [String] = []
    weak var label: UILabel?

    override init(frame: CGRect) {
        super.init(frame: frame)
        log.append("frame")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("coder \(subviews.count) \(label == nil)")
        tag = 7
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(label?.text ?? "-")")
    }
}

/// A cell with a custom outlet.
final class StoryCell: UITableViewCell {
    weak var caption: UILabel!
}

/// A segue that logs its destination.
final class StorySegue: UIStoryboardSegue {
    static var log: [String] = []

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        Self.log.append("init \(identifier ?? "-")")
    }

    override func perform() {
        Self.log.append("perform \(type(of: source)) \(type(of: destination))")
        source.present(destination, animated: false)
    }
}

/// A view whose properties are assigned by the file.
final class StoryValues: UIView {
    let fixed = UILabel()
    var radius: CGFloat = 0
    var count = 0
    var isOpen = false
    var caption = ""
    var shade: UIColor?
}
