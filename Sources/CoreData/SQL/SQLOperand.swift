import Foundation

/// A parameter of a statement.
enum SQLParameter {
    case value(SQLiteValue)
    /// A test for the function `coredata_test`, by its index in the statement.
    case test(Int)
}

/// A value in SQL, or a constant.
struct SQLOperand {
    enum Kind: Equatable {
        case number
        case text
        case date
        case uuid
        case url
        case data
        /// The number of an object.
        case object
        case constant
    }

    let sql: String
    let kind: Kind
    /// The parameters in `sql`, in order.
    var parameters: [SQLParameter] = []
    /// The value of a constant.
    var constant: Any?
    /// The root entity of an object.
    var rootName: String?
    /// Whether the value is a column of the result's own table, so that an index of it can be used.
    var isColumn = false

    static func constant(_ value: Any?) -> SQLOperand {
        SQLOperand(sql: "?", kind: .constant, constant: AttributeCoding.unwrapped(value))
    }
}

/// The table in which the keys of an expression are found.
struct SQLScope {
    let alias: String
    let entity: NSEntityDescription
}

/// The objects of a to-many relationship, and the keys that follow it in a key path.
struct SQLCollection {
    /// The number of the owner.
    let owner: SQLOperand
    let ownerEntity: NSEntityDescription
    let relationship: NSRelationshipDescription
    let rest: [String]
}

/// A part of a statement with its parameters.
struct SQLText {
    var sql: String
    var parameters: [SQLParameter]

    init(_ sql: String, _ parameters: [SQLParameter] = []) {
        self.sql = sql
        self.parameters = parameters
    }
}
