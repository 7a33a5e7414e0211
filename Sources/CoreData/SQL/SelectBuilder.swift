import Foundation
import FoundationCompatibility

/// Builds a SELECT statement. Values are always parameters.
struct SelectBuilder {
    let engine: StoreEngine
    private let entity: NSEntityDescription
    private let plan: ReadPlan
    private var translator: PredicateTranslator
    private var conditions: [String] = []
    private var conditionParameters: [SQLParameter] = []
    private var order: [String] = []
    private var tail = ""
    private var tailParameters: [SQLParameter] = []
    private var grouping = ""

    init(engine: StoreEngine, entity: NSEntityDescription, plan: ReadPlan) {
        self.engine = engine
        self.entity = entity
        self.plan = plan
        translator = PredicateTranslator(engine: engine, entity: entity)
        if let condition = plan.entityCondition(alias: "t0") { conditions.append(condition) }
    }

    /// Adds a condition.
    ///
    /// - Returns: The part that SQL cannot express; nil if there is none.
    mutating func add(_ predicate: NSPredicate?) throws -> NSPredicate? {
        guard let predicate else { return nil }
        if let compound = predicate as? NSCompoundPredicate, compound.compoundPredicateType == .and {
            let rest = try compound.subpredicates.compactMap { try add($0) }
            return rest.isEmpty
                ? nil : rest.count == 1 ? rest[0] : NSCompoundPredicate(andPredicateWithSubpredicates: rest)
        }
        let before = translator
        guard let sql = translator.condition(predicate, isNegated: false) else {
            translator = before
            return predicate
        }
        conditions.append(sql)
        conditionParameters += translator.takeParameters()
        return nil
    }

    mutating func exclude(_ keys: [Int64]) {
        guard !keys.isEmpty else { return }
        let (condition, parameters) = StoreEngine.keyCondition("t0.pk", keys)
        conditions.append("NOT (\(condition))")
        conditionParameters += parameters.map(SQLParameter.value)
    }

    /// Adds an order. Objects that are equal in it are in the order of their first save.
    ///
    /// - Returns: False if SQL cannot express the order.
    mutating func sort(by descriptors: [NSSortDescriptor]) throws -> Bool {
        var terms: [String] = []
        for descriptor in descriptors {
            guard let term = translator.orderTerm(descriptor) else {
                order = ["t0.pk"]
                return false
            }
            terms.append(term)
        }
        order = terms + ["t0.pk"]
        return true
    }

    mutating func limit(_ limit: Int, offset: Int) {
        guard limit > 0 || offset > 0 else { return }
        tail = " LIMIT ? OFFSET ?"
        tailParameters = [.value(.integer(limit > 0 ? Int64(limit) : -1)), .value(.integer(Int64(offset)))]
    }

    /// Returns a column of a dictionary result; nil if SQL cannot express it.
    mutating func column(_ property: Any) -> DictionaryColumn? { translator.column(property, of: entity) }

    /// Sets the columns by which rows are grouped, and the condition for groups.
    mutating func group(by columns: [String], having predicate: NSPredicate?) -> Bool {
        guard !columns.isEmpty else { return predicate == nil }
        grouping = " GROUP BY " + columns.joined(separator: ", ")
        guard let predicate else { return true }
        guard let sql = translator.condition(predicate, isNegated: false) else { return false }
        grouping += " HAVING \(sql)"
        tailParameters = translator.takeParameters() + tailParameters
        return true
    }

    mutating func removeOrder() { order = [] }

    /// Removes the last criterion of the order, which distinct rows and groups do not have.
    mutating func removeKeyFromOrder() { if order.last == "t0.pk" { order.removeLast() } }

    /// The parameters of columns, which precede all others.
    var columnParameters: [SQLParameter] = []

    /// Returns the text of the statement.
    func statement(_ selection: String) -> String {
        let condition = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
        let sorting = order.isEmpty || selection == "count(*)" ? "" : " ORDER BY " + order.joined(separator: ", ")
        return "SELECT \(selection) FROM \(sqlName(plan.table)) t0\(condition)\(grouping)\(sorting)\(tail)"
    }

    /// Runs the statement, and calls a closure for each row until it returns false.
    func run(_ statement: String, on database: SQLiteDatabase, _ body: (SQLiteStatement) -> Bool) throws {
        try database.withTests(translator.tests) { first in
            let parameters = (columnParameters + conditionParameters + tailParameters).map { parameter in
                switch parameter {
                case .value(let value): value
                case .test(let index): SQLiteValue.integer(first + Int64(index))
                }
            }
            try database.forEachRow(statement, parameters) { (row: SQLiteStatement) -> Bool in body(row) }
        }
    }
}
