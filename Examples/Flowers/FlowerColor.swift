import UIKit

/// The colours that flowers are searched by, under the numbers that search tokens stand for.
enum FlowerColor: Int, CaseIterable {
    case undefined
    case red
    case green
    case blue

    /// The colours whose searches are suggested, in that order.
    static let suggested: [FlowerColor] = [.red, .blue, .green]

    /// The colour that a file names.
    init?(fileName: String) {
        guard let color = Self.allCases.first(where: { "\($0)" == fileName }) else { return nil }
        self = color
    }

    /// What a person calls it.
    var name: String {
        switch self {
        case .undefined: NSLocalizedString("Other", bundle: .app, comment: "A flower that is of no colour to search by")
        case .red: NSLocalizedString("Red", bundle: .app, comment: "A colour, also as a search token")
        case .green: NSLocalizedString("Green", bundle: .app, comment: "A colour, also as a search token")
        case .blue: NSLocalizedString("Blue", bundle: .app, comment: "A colour, also as a search token")
        }
    }

    /// What the suggestion to search by it says.
    var suggestion: String {
        switch self {
        case .undefined: NSLocalizedString("Search other flowers", bundle: .app, comment: "A suggested search")
        case .red: NSLocalizedString("Search red flowers", bundle: .app, comment: "A suggested search")
        case .green: NSLocalizedString("Search green flowers", bundle: .app, comment: "A suggested search")
        case .blue: NSLocalizedString("Search blue flowers", bundle: .app, comment: "A suggested search")
        }
    }

    /// A circle in the colour.
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

    /// A token that has the colour searched for.
    @MainActor
    var token: UISearchToken {
        let token = UISearchToken(icon: image, text: name)
        token.representedObject = NSNumber(value: rawValue)
        return token
    }
}

extension UISearchToken {
    /// The colour that the token stands for.
    var color: FlowerColor? {
        (representedObject as? NSNumber).flatMap { FlowerColor(rawValue: $0.intValue) }
    }
}
