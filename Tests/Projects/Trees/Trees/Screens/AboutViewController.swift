import TreeKit
import UIKit

/// Created by the storyboard, connected to the exit of the list.
@objcMembers class AboutViewController: UIViewController {
    @IBOutlet var versionLabel: UILabel!
    @IBOutlet var picture: UIImageView!

    dynamic var taps = 0
    var note: String = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "unknown"
        versionLabel.text = "Version \(version), \(Bundle.main.bundleIdentifier ?? "without identifier")"
        picture.image = UIImage(resource: .tree)
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = picture.image.map {
            "Picture of \(Int($0.size.width)) by \(Int($0.size.height)) points"
        }
        picture.isUserInteractionEnabled = true
        picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pictureTapped)))
    }

    func pictureTapped() {
        taps += 1
        let selector = #selector(getter: AboutViewController.taps)
        versionLabel.text = responds(to: selector) ? "Tapped \(taps)" : "No selector"
        perform(#selector(setter: AboutViewController.note), with: "of \(Favourites.shared.names.count)")
        versionLabel.text! += " \(note)"
    }
}
