import TypeAhead
import UIKit

/// A found package: its state as an image, its name and version over the part of the description that matches.
///
/// Each keystroke replaces all rows, so the cell places its views itself: solving constraints would take longer.
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
        versionLabel.lineBreakMode = .byTruncatingMiddle

        for view in [stateView, nameLabel, versionLabel, textsLabel] { contentView.addSubview(view) }
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
        return cell.sizeThatFits(.zero).height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = contentView.layoutMargins
        let lines = nameLabel.intrinsicContentSize.height + Self.lineSpacing + textsLabel.intrinsicContentSize.height
        let usual = super.sizeThatFits(size)
        return CGSize(width: size.width, height: max(usual.height, margins.top + lines + margins.bottom))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.inset(by: contentView.layoutMargins)
        let (image, name, version) = (
            stateView.intrinsicContentSize, nameLabel.intrinsicContentSize, versionLabel.intrinsicContentSize
        )
        let start = image.width + Self.imageSpacing
        let room = max(0, area.width - start)
        // A long version is shortened before the name, and hidden if little of it would be left.
        let nameWidth = min(name.width, room)
        let versionStart = nameWidth + Self.versionSpacing
        let versionWidth = min(version.width, max(0, room - versionStart))
        versionLabel.isHidden = versionWidth < min(version.width, Self.smallestVersionWidth)
        // Both texts have one baseline, on whole pixels.
        let scale = max(1, traitCollection.displayScale)
        let difference = nameLabel.font.ascender - versionLabel.font.ascender
        let baseline = (difference * scale).rounded(.down) / scale
        let second = name.height + Self.lineSpacing
        place(stateView, CGRect(origin: CGPoint(x: 0, y: (area.height - image.height) / 2), size: image), in: area)
        place(nameLabel, CGRect(x: start, y: 0, width: nameWidth, height: name.height), in: area)
        place(
            versionLabel,
            CGRect(
                x: start + versionStart,
                y: baseline,
                width: versionWidth,
                height: version.height
            ),
            in: area
        )
        place(textsLabel, CGRect(x: start, y: second, width: room, height: max(0, area.height - second)), in: area)
    }

    /// Places a view at a frame relative to the leading upper corner of an area.
    private func place(_ view: UIView, _ frame: CGRect, in area: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? area.maxX - frame.maxX : area.minX + frame.minX
        view.frame = CGRect(x: x, y: area.minY + frame.minY, width: frame.width, height: frame.height)
    }

    private static let imageSpacing: CGFloat = 12
    private static let versionSpacing: CGFloat = 8
    private static let smallestVersionWidth: CGFloat = 24
    private static let lineSpacing: CGFloat = 2

    func show(_ hit: SearchHit<Package>) {
        let package = hit.record
        let matches = hit.matches
        stateView.image = package.status.image
        stateView.tintColor = package.status.color
        versionLabel.text = package.version.text
        let name = matches.first { $0.field == Package.FieldName.name }
        nameLabel.show(name?.text ?? package.name, highlighting: name?.ranges ?? [])
        let description = matches.first { $0.field == Package.FieldName.description }
        let line = description.map { $0.lineOfFirstRange } ?? (text: package.summary, ranges: [])
        textsLabel.show(line.text, highlighting: line.ranges)
        accessibilityLabel = package.name
        // The image is no text of the row.
        accessibilityValue = [package.status.name, package.version.text, line.text].joined(separator: ", ")
        setNeedsLayout()
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

extension UILabel {
    /// Shows a text with highlighted ranges.
    fileprivate func show(_ text: String, highlighting ranges: [Range<String.Index>]) {
        if ranges.isEmpty {
            self.text = text
        } else {
            attributedText = .highlighted(text, ranges)
        }
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
