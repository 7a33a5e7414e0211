import UIKit

/// A table whose subclasses name themselves.
@objc(TRListViewController)
class ListViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        updateTitle()
    }

    @objc func updateTitle() {
        title = nil
    }
}
