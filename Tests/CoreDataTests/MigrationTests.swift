import CoreData
import Foundation
import Testing

struct MigrationTests {
    private let folder = TemporaryFolder()

    private func open(_ model: NSManagedObjectModel, migrates: Bool = true) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType,
            configurationName: nil,
            at: folder.file(),
            options: [
                NSMigratePersistentStoresAutomaticallyOption: migrates,
                NSInferMappingModelAutomaticallyOption: migrates,
            ]
        )
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    /// Books with authors and readers; `configure` changes the declarations.
    private func model(_ configure: (NSEntityDescription, NSEntityDescription) -> Void = { _, _ in })
        -> NSManagedObjectModel
    {
        let book = TestModel.entity("Book", "NSManagedObject")
        let author = TestModel.entity("Author", "NSManagedObject")
        let authorOfBook = TestModel.relationship("author", to: author)
        let books = TestModel.relationship("books", to: book, isToMany: true, isOrdered: true)
        let readers = TestModel.relationship("readers", to: author, isToMany: true)
        let read = TestModel.relationship("read", to: book, isToMany: true)
        TestModel.connect(authorOfBook, books)
        TestModel.connect(readers, read)
        book.properties = [
            TestModel.attribute("title", .stringAttributeType), TestModel.attribute("pages", .integer32AttributeType),
            authorOfBook, readers,
        ]
        author.properties = [TestModel.attribute("name", .stringAttributeType), books, read]
        configure(book, author)
        let model = NSManagedObjectModel()
        model.entities = [book, author]
        return model
    }

    private func fill() throws {
        let context = try open(model())
        let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
        author.setValue("Ada", forKey: "name")
        let books = ["One", "Two"].map { title in
            let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
            book.setValue(title, forKey: "title")
            return book
        }
        books[0].setValue(100, forKey: "pages")
        author.mutableOrderedSetValue(forKey: "books").addObjects(from: [books[1], books[0]])
        author.mutableSetValue(forKey: "read").add(books[0])
        try context.save()
    }

    private func objects(_ entity: String, _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        return try context.fetch(request)
    }

    private func failure(_ model: NSManagedObjectModel, migrates: Bool = true) throws -> NSError? {
        try fill()
        let before = try Data(contentsOf: folder.file())
        let error = #expect(throws: NSError.self) { try open(model, migrates: migrates) }
        #expect(try Data(contentsOf: folder.file()) == before)
        #expect(try objects("Book", open(self.model())).count == 2)
        return error
    }

    @Test func `attributes are added with their defaults, removed and renamed`() throws {
        try fill()
        let context = try open(
            model { book, _ in
                let name = TestModel.attribute("heading", .stringAttributeType)
                name.renamingIdentifier = "title"
                let kept = book.properties.filter { $0.name != "title" && $0.name != "pages" }
                let rating = TestModel.attribute("rating", .integer16AttributeType, default: 3)
                rating.isOptional = false
                book.properties = kept + [name, rating]
            }
        )
        let books = try objects("Book", context)
        #expect(books.map { $0.value(forKey: "heading") as? String } == ["One", "Two"])
        #expect(books.map { $0.value(forKey: "rating") as? Int } == [3, 3])
        #expect(books.allSatisfy { $0.value(forKeyPath: "author.name") as? String == "Ada" })
    }

    @Test func `a renamed entity keeps its objects and relationships`() throws {
        try fill()
        let context = try open(
            model { _, author in
                author.name = "Writer"
                author.renamingIdentifier = "Author"
            }
        )
        let writer = try #require(try objects("Writer", context).first)
        let titles = (writer.value(forKey: "books") as? NSOrderedSet)?.compactMap {
            ($0 as? NSManagedObject)?.value(forKey: "title") as? String
        }
        #expect(titles == ["Two", "One"])
        #expect((writer.value(forKey: "read") as? NSSet)?.count == 1)
        let added = NSEntityDescription.insertNewObject(forEntityName: "Writer", into: context)
        try context.save()
        #expect(added.objectID != writer.objectID)
    }

    @Test func `an attribute that is no longer optional gets its default instead of nil`() throws {
        try fill()
        let context = try open(
            model { book, _ in
                book.attributesByName["pages"]?.isOptional = false
                book.attributesByName["pages"]?.defaultValue = 7
            }
        )
        #expect(try objects("Book", context).map { $0.value(forKey: "pages") as? Int } == [100, 7])
    }

    @Test func `a new entity and a new relationship are added`() throws {
        try fill()
        let changed = model { book, author in
            book.properties += [TestModel.relationship("editor", to: author)]
        }
        changed.entities += [TestModel.entity("Shop", "NSManagedObject")]
        let context = try open(changed)
        let book = try #require(try objects("Book", context).first)
        book.setValue(try objects("Author", context).first, forKey: "editor")
        try context.save()
        #expect(try objects("Shop", context).isEmpty)
        #expect(try objects("Author", open(changed)).count == 1)
    }

    @Test func `a different type needs a mapping model`() throws {
        let error = try failure(
            model { book, _ in book.attributesByName["pages"]?.attributeType = .stringAttributeType }
        )
        #expect(error?.code == NSMigrationMissingMappingModelError)
        #expect(error?.localizedDescription.contains("Book.pages") == true)
    }

    @Test func `a new required attribute without a default needs a mapping model`() throws {
        let error = try failure(
            model { book, _ in
                let added = TestModel.attribute("isbn", .stringAttributeType)
                added.isOptional = false
                book.properties += [added]
            }
        )
        #expect(error?.code == NSMigrationMissingMappingModelError)
    }

    @Test func `without the option, another version of the model is an error`() throws {
        let error = try failure(
            model { book, _ in book.properties = book.properties.filter { $0.name != "pages" } },
            migrates: false
        )
        #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
    }

    @Test func `a unique value that is not unique in the store lets the migration fail`() throws {
        try fill()
        let context = try open(model())
        for object in try objects("Book", context) { object.setValue("Same", forKey: "title") }
        try context.save()
        #expect(throws: NSError.self) {
            try open(
                model { book, _ in
                    book.uniquenessConstraints = [["title"]]
                    book.properties += [TestModel.attribute("other", .stringAttributeType)]
                }
            )
        }
        #expect(try objects("Book", open(model())).count == 2)
    }
}
