import TreeData
import TreeKit
import UIKit

class TreeCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var latinLabel: UILabel!
    @IBOutlet private weak var badge: BadgeView!

    func show(_ tree: Tree) {
        nameLabel.text = tree.name
        latinLabel.text = tree.latinName
        badge.text =
            Favourites.shared.contains(tree.name) ? "favourite" : (tree.isEvergreen ? "evergreen" : "deciduous")
    }
}
