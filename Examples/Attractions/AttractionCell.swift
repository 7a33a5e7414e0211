import UIKit

/// An attraction in a list: image, name and location.
class AttractionCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        fatalError("AttractionCell is made in code.")
    }

    func show(_ attraction: Attraction) {
        var content = defaultContentConfiguration()
        content.text = attraction.name
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = "\(attraction.place), \(attraction.country)"
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = attraction.image
        content.imageProperties.maximumSize = CGSize(width: 96, height: 64)
        content.imageProperties.cornerRadius = 8
        contentConfiguration = content
    }
}
