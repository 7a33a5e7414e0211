/// The texts that a search examines.
enum SearchScope: String, CaseIterable {
    case all
    case name
    case description

    var title: String {
        switch self {
        case .all: "All"
        case .name: "Name"
        case .description: "Description"
        }
    }

    /// The names of the text fields; nil for all.
    var fields: Set<String>? {
        switch self {
        case .all: nil
        case .name: [Package.FieldName.name]
        case .description: [Package.FieldName.description]
        }
    }
}
