extension UIColor {
    /// The system's colours by their names in storyboards and asset catalogues.
    package static let ofReference: [String: UIColor] = {
        let all: [String: UIColor] = [
            "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
            "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
            "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
            "secondarySystemBackground": .secondarySystemBackground,
            "tertiarySystemBackground": .tertiarySystemBackground,
            "systemGroupedBackground": .systemGroupedBackground,
            "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
            "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
            "groupTableViewBackground": .systemGroupedBackground, "tableBackground": .systemBackground,
            "tableCellPlainBackground": .systemBackground,
            "tableCellGroupedBackground": .secondarySystemGroupedBackground, "text": .label, "systemFill": .systemFill,
            "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
            "quaternarySystemFill": .quaternarySystemFill, "darkText": .darkText, "lightText": .lightText,
            "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
            "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
            "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
            "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
            "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
            "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
            "tint": .tintColor,
        ]
        return Dictionary(uniqueKeysWithValues: all.map { ("\($0)Color", $1) })
    }()
}
