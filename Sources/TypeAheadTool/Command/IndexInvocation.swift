/// The options and arguments of `typeahead index`.
struct IndexInvocation {
    /// An index in a SQLite file.
    struct InFile {
        /// The change of the index.
        enum Change {
            /// Makes the index new, with the numbers of lines as ids.
            case make
            /// Inserts or replaces records by the ids in a column.
            case insert(id: String)
            /// Removes the records whose ids are in the file, one per line.
            case delete
        }

        var index: String
        var change: Change
        var file: InputFile
        /// NAME or NAME=WEIGHT, as given.
        var fields: [String]
        var language: String?
    }

    /// An index in a database.
    struct InDatabase {
        /// The change of the index.
        enum Change {
            case create
            case print
            case drop
            case rebuild
        }

        var place: TablePlace
        var change: Change
        /// The column with the ids; nil for the primary key.
        var id: String?
        /// COLUMN or COLUMN=WEIGHT, as given; if empty, all columns with texts are searched.
        var fields: [String]
        var filters: [String]
        var scope: String?
        var boost: String?
        var order: String?
        var language: String?
    }

    /// The place of an index.
    enum Target {
        case file(InFile)
        case database(InDatabase)
    }

    var target: Target
}
