import UIKit

/// A found country: name over population and continent, with the year at the trailing edge.
class CountryCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let populationLabel = UILabel()
    private let yearLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        populationLabel.font = .preferredFont(forTextStyle: .subheadline)
        populationLabel.textColor = .secondaryLabel
        yearLabel.font = .preferredFont(forTextStyle: .subheadline)
        yearLabel.textColor = .systemGreen
        for label in [nameLabel, populationLabel, yearLabel] { label.adjustsFontForContentSizeCategory = true }
        yearLabel.setContentHuggingPriority(.required, for: .horizontal)
        // In a narrow cell the name wraps; the year is never truncated.
        yearLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for label in [nameLabel, populationLabel] { label.numberOfLines = 0 }

        let texts = UIStackView(arrangedSubviews: [nameLabel, populationLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [texts, yearLabel])
        row.alignment = .center
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)

        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("CountryCell is made in code.")
    }

    func show(_ country: Country) {
        nameLabel.text = country.name
        populationLabel.text = "\(country.population.formatted()), \(country.continent.rawValue)"
        yearLabel.text = String(country.year.rawValue)
    }
}
