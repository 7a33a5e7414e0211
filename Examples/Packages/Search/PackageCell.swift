import TypeAhead
import UIKit

/// A found package: its state as an image, its name and version over the part of the description that matches.
final class PackageCell: UITableViewCell {
    private let stateView = UIImageView()
    private let nameLabel = UILabel()
    private let versionLabel = UILabel()
    private let textsLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        versionLabel.font = .preferredFont(forTextStyle: .caption1)
        versionLabel.textColor = .secondaryLabel
        textsLabel.font = .preferredFont(forTextStyle: .subheadline)
        textsLabel.textColor = .secondaryLabel
        for label in [nameLabel, versionLabel, textsLabel] { label.adjustsFontForContentSizeCategory = true }
        // A long version is shortened before the name.
        versionLabel.setContentHuggingPriority(.required, for: .horizontal)
        versionLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        versionLabel.lineBreakMode = .byTruncatingMiddle

        stateView.setContentHuggingPriority(.required, for: .horizontal)
        stateView.setContentCompressionResistancePriority(.required, for: .horizontal)
        nameLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        for view in [stateView, nameLabel, versionLabel, textsLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        activateConstraints()
    }

    private func activateConstraints() {
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stateView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stateView.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: stateView.trailingAnchor, constant: 12),
            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            versionLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
            versionLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
            versionLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            textsLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            textsLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            textsLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
            textsLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("PackageCell is made in code.")
    }

    /// The height of all rows in a text size: they have two lines.
    static func height(in category: UIContentSizeCategory) -> CGFloat {
        let cell = PackageCell(style: .default, reuseIdentifier: nil)
        cell.traitOverrides.preferredContentSizeCategory = category
        cell.nameLabel.text = "A"
        cell.textsLabel.text = "A"
        return cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }

    func show(_ hit: SearchHit<Package>) {
        let package = hit.record
        let matches = hit.matches
        stateView.image = package.status.image
        stateView.tintColor = package.status.color
        versionLabel.text = package.version.text
        let name = matches.first { $0.field == Package.FieldName.name }
        nameLabel.attributedText = .highlighted(name?.text ?? package.name, name?.ranges ?? [])
        let description = matches.first { $0.field == Package.FieldName.description }
        let line = description.map { $0.lineOfFirstRange } ?? (text: package.summary, ranges: [])
        textsLabel.attributedText = .highlighted(line.text, line.ranges)
        // The image is no text of the row.
        accessibilityValue = [package.status.name, package.version.text, line.text].joined(separator: ", ")
    }
}

extension Package.Status {
    /// An image for the state.
    var image: UIImage? {
        switch self {
        case .notInstalled: UIImage(systemName: "shippingbox")
        case .installed: UIImage(systemName: "checkmark.circle.fill")
        case .upgradable: UIImage(systemName: "arrow.up.circle.fill")
        }
    }

    /// The color of the image.
    var color: UIColor {
        switch self {
        case .notInstalled: .tertiaryLabel
        case .installed: .systemGreen
        case .upgradable: .systemOrange
        }
    }

    var name: String {
        switch self {
        case .notInstalled: "Not installed"
        case .installed: "Installed"
        case .upgradable: "Upgradable"
        }
    }
}

extension FieldMatch {
    /// The line of the text that contains the first match, with its matches. Linear in the length of the text.
    var lineOfFirstRange: (text: String, ranges: [Range<String.Index>]) {
        guard let first = ranges.first else { return (text, []) }
        let start = text[..<first.lowerBound].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
        let end = text[first.lowerBound...].firstIndex(of: "\n") ?? text.endIndex
        let line = text[start..<end].drop { $0 == " " }
        let clamped = ranges.compactMap { range -> Range<String.Index>? in
            let part = range.clamped(to: line.startIndex..<line.endIndex)
            return part.isEmpty ? nil : part
        }
        // Indices of a part of a string are not valid in a copy of the part.
        let own = String(line)
        func move(_ index: String.Index) -> String.Index {
            own.utf8.index(own.startIndex, offsetBy: text.utf8.distance(from: line.startIndex, to: index))
        }
        return (own, clamped.map { move($0.lowerBound)..<move($0.upperBound) })
    }
}

extension NSAttributedString {
    /// A text with highlighted ranges.
    @MainActor
    static func highlighted(_ text: String, _ ranges: [Range<String.Index>]) -> NSAttributedString {
        let attributed = NSMutableAttributedString(string: text)
        let color = UIColor.systemYellow.withAlphaComponent(0.4)
        for range in ranges {
            attributed.addAttribute(.backgroundColor, value: color, range: NSRange(range, in: text))
        }
        return attributed
    }
}
