import CoreData
import Foundation

/// The classes of the test model, as the source rewriter makes them of generated classes.
class Person: NSManagedObject {
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var age: Int16 {
        get { managedValue(forKey: "age") }
        set { setManagedValue(newValue, forKey: "age") }
    }
    var height: Double {
        get { managedValue(forKey: "height") }
        set { setManagedValue(newValue, forKey: "height") }
    }
    var isMember: Bool {
        get { managedValue(forKey: "isMember") }
        set { setManagedValue(newValue, forKey: "isMember") }
    }
    var birthday: Date? {
        get { managedValue(forKey: "birthday") }
        set { setManagedValue(newValue, forKey: "birthday") }
    }
    var balance: NSDecimalNumber? {
        get { managedValue(forKey: "balance") }
        set { setManagedValue(newValue, forKey: "balance") }
    }
    var uuid: UUID? {
        get { managedValue(forKey: "uuid") }
        set { setManagedValue(newValue, forKey: "uuid") }
    }
    var homepage: URL? {
        get { managedValue(forKey: "homepage") }
        set { setManagedValue(newValue, forKey: "homepage") }
    }
    var photo: Data? {
        get { managedValue(forKey: "photo") }
        set { setManagedValue(newValue, forKey: "photo") }
    }
    var nicknames: [String]? {
        get { managedValue(forKey: "nicknames") }
        set { setManagedValue(newValue, forKey: "nicknames") }
    }
    var score: Float {
        get { managedValue(forKey: "score") }
        set { setManagedValue(newValue, forKey: "score") }
    }
    var rank: NSNumber? {
        get { managedValue(forKey: "rank") }
        set { setManagedValue(newValue, forKey: "rank") }
    }
    var team: Team? {
        get { managedValue(forKey: "team") }
        set { setManagedValue(newValue, forKey: "team") }
    }
    var tags: Set<Tag> {
        get { managedValue(forKey: "tags") }
        set { setManagedValue(newValue, forKey: "tags") }
    }
    var pets: NSOrderedSet? {
        get { managedValue(forKey: "pets") }
        set { setManagedValue(newValue, forKey: "pets") }
    }

    class func fetchRequest() -> NSFetchRequest<Person> { NSFetchRequest<Person>(entityName: "Person") }

    /// The life-cycle methods that were called.
    var calls: [String] = []
    override func awakeFromInsert() { calls.append("awakeFromInsert") }
    override func awakeFromFetch() { calls.append("awakeFromFetch") }
    override func willSave() { calls.append("willSave") }
    override func didSave() { calls.append("didSave") }
    override func prepareForDeletion() { calls.append("prepareForDeletion") }
    override func willTurnIntoFault() { calls.append("willTurnIntoFault") }
}

final class Manager: Person {
    var bonus: Int64 {
        get { managedValue(forKey: "bonus") }
        set { setManagedValue(newValue, forKey: "bonus") }
    }
}

final class Team: NSManagedObject {
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var members: NSSet? {
        get { managedValue(forKey: "members") }
        set { setManagedValue(newValue, forKey: "members") }
    }
    class func fetchRequest() -> NSFetchRequest<Team> { NSFetchRequest<Team>(entityName: "Team") }
    func addToMembers(_ value: Person) { addManagedObjects(value, forKey: "members") }
    func removeFromMembers(_ value: Person) { removeManagedObjects(value, forKey: "members") }
}

final class Tag: NSManagedObject {
    var label: String {
        get { managedValue(forKey: "label") }
        set { setManagedValue(newValue, forKey: "label") }
    }
    var people: Set<Person> {
        get { managedValue(forKey: "people") }
        set { setManagedValue(newValue, forKey: "people") }
    }
}

final class Pet: NSManagedObject {
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var owner: Person? {
        get { managedValue(forKey: "owner") }
        set { setManagedValue(newValue, forKey: "owner") }
    }
}

/// Models made in code.
enum TestModel {
    static func attribute(_ name: String, _ type: NSAttributeType, default value: Any? = nil) -> NSAttributeDescription
    {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.defaultValue = value
        return attribute
    }

    static func relationship(
        _ name: String,
        to destination: NSEntityDescription,
        isToMany: Bool = false,
        isOrdered: Bool = false,
        rule: NSDeleteRule = .nullifyDeleteRule
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = destination
        relationship.maxCount = isToMany ? 0 : 1
        relationship.isOrdered = isOrdered
        relationship.deleteRule = rule
        return relationship
    }

    static func entity(_ name: String, _ type: String? = nil) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = type ?? name
        return entity
    }

    static func connect(_ first: NSRelationshipDescription, _ second: NSRelationshipDescription) {
        first.inverseRelationship = second
        second.inverseRelationship = first
    }

    /// People with teams, tags and pets. Managers are people.
    static func make(configure: ([String: NSEntityDescription]) -> Void = { _ in }) -> NSManagedObjectModel {
        let person = entity("Person")
        let manager = entity("Manager")
        let team = entity("Team")
        let tag = entity("Tag")
        let pet = entity("Pet")
        let personTeam = relationship("team", to: team)
        let members = relationship("members", to: person, isToMany: true)
        let personTags = relationship("tags", to: tag, isToMany: true)
        let people = relationship("people", to: person, isToMany: true)
        let pets = relationship("pets", to: pet, isToMany: true, isOrdered: true, rule: .cascadeDeleteRule)
        let owner = relationship("owner", to: person)
        connect(personTeam, members)
        connect(personTags, people)
        connect(pets, owner)
        person.properties = [
            attribute("name", .stringAttributeType), attribute("age", .integer16AttributeType, default: 0),
            attribute("height", .doubleAttributeType, default: 0),
            attribute("isMember", .booleanAttributeType, default: false),
            attribute("birthday", .dateAttributeType), attribute("balance", .decimalAttributeType),
            attribute("uuid", .UUIDAttributeType), attribute("homepage", .URIAttributeType),
            attribute("photo", .binaryDataAttributeType), attribute("nicknames", .transformableAttributeType),
            attribute("score", .floatAttributeType, default: 0), attribute("rank", .integer32AttributeType),
            personTeam, personTags, pets,
        ]
        person.subentities = [manager]
        manager.properties = [attribute("bonus", .integer64AttributeType, default: 0)]
        team.properties = [attribute("name", .stringAttributeType), members]
        tag.properties = [attribute("label", .stringAttributeType), people]
        pet.properties = [attribute("name", .stringAttributeType), owner]
        configure(["Person": person, "Manager": manager, "Team": team, "Tag": tag, "Pet": pet])
        let model = NSManagedObjectModel()
        model.entities = [person, manager, team, tag, pet]
        return model
    }
}

/// A temporary folder, deleted with this object.
final class TemporaryFolder {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("CoreDataTests-" + UUID().uuidString)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String = "store.sqlite") -> URL { url.appendingPathComponent(name) }
}

/// A store with the test model, and contexts of it.
final class TestStack {
    let folder = TemporaryFolder()
    let container: NSPersistentContainer
    /// A context that tests use on their own thread, which waits for nothing else.
    let context: NSManagedObjectContext
    /// Contexts that exist as long as the store.
    var contexts: [NSManagedObjectContext] = []

    init(_ model: NSManagedObjectModel = TestModel.make(), inMemory: Bool = true) throws {
        container = NSPersistentContainer(name: "Test", managedObjectModel: model)
        let description = NSPersistentStoreDescription(url: folder.file())
        if inMemory { description.type = NSInMemoryStoreType }
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        context = container.newBackgroundContext()
    }

    func fetch<Object: NSManagedObject>(
        _ type: Object.Type,
        _ predicate: NSPredicate? = nil,
        sortedBy key: String? = nil,
        in context: NSManagedObjectContext? = nil
    ) throws -> [Object] {
        let request = NSFetchRequest<Object>(entityName: "\(type)")
        request.predicate = predicate
        request.sortDescriptors = key.map { [NSSortDescriptor(key: $0, ascending: true)] }
        return try (context ?? self.context).fetch(request)
    }

    @discardableResult
    func person(_ name: String, age: Int16 = 0, in context: NSManagedObjectContext? = nil) -> Person {
        let person = Person(context: context ?? self.context)
        person.name = name
        person.age = age
        return person
    }
}
