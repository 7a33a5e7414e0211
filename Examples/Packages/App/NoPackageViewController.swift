import UIKit

/// The content beside the list until the user chooses a package.
final class NoPackageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var notice = UIContentUnavailableConfiguration.empty()
        notice.image = UIImage(systemName: "shippingbox")
        notice.text = "No Package Selected"
        contentUnavailableConfiguration = notice
    }
}
