import UIKit

/// The colours for searches. Search tokens contain the raw values.
enum FlowerColor: Int, CaseIterable {
    case undefined
    case red
    case green
    case blue

    /// The colours of the suggested searches, in order.
    static let suggested: [FlowerColor] = [.red, .blue, .green]

    /// The colour with a name from a file.
    init?(fileName: String) {
        guard let color = Self.allCases.first(where: { "\($0)" == fileName }) else { return nil }
        self = color
    }

    /// The localized name.
    var name: String {
        switch self {
        case .undefined: NSLocalizedString("Other", bundle: .app, comment: "A flower that is of no colour to search by")
        case .red: NSLocalizedString("Red", bundle: .app, comment: "A colour, also as a search token")
        case .green: NSLocalizedString("Green", bundle: .app, comment: "A colour, also as a search token")
        case .blue: NSLocalizedString("Blue", bundle: .app, comment: "A colour, also as a search token")
        }
    }

    /// The text of the suggested search for the colour.
    var suggestion: String {
        switch self {
        case .undefined: NSLocalizedString("Search other flowers", bundle: .app, comment: "A suggested search")
        case .red: NSLocalizedString("Search red flowers", bundle: .app, comment: "A suggested search")
        case .green: NSLocalizedString("Search green flowers", bundle: .app, comment: "A suggested search")
        case .blue: NSLocalizedString("Search blue flowers", bundle: .app, comment: "A suggested search")
        }
    }

    /// A circle filled with the colour.
    var image: UIImage? {
        UIImage(systemName: "circle.fill")?.withTintColor(tint, renderingMode: .alwaysOriginal)
    }

    private var tint: UIColor {
        switch self {
        case .undefined: .systemGray
        case .red: .systemRed
        case .green: .systemGreen
        case .blue: .systemBlue
        }
    }

    /// A token that searches for the colour.
    @MainActor
    var token: UISearchToken {
        let token = UISearchToken(icon: image, text: name)
        token.representedObject = NSNumber(value: rawValue)
        return token
    }
}

extension UISearchToken {
    /// The colour that the token represents.
    var color: FlowerColor? {
        (representedObject as? NSNumber).flatMap { FlowerColor(rawValue: $0.intValue) }
    }
}
