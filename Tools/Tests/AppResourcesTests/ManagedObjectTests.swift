import AppResources
import Foundation
import Testing

struct ManagedObjectTests {
    private static let head = #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#

    private func workspace(_ entities: String) throws -> Workspace {
        let workspace = try Workspace()
        let text = "\(Self.head)\n<model type=\"com.apple.IDECoreDataModeler.DataModel\">\n\(entities)\n</model>\n"
        try workspace.write(text, to: "Movies.xcdatamodeld/Movies.xcdatamodel/contents")
        workspace.list("Movies.xcdatamodeld")
        return workspace
    }

    @Test func `An entity with generated class has a class with its properties`() throws {
        let workspace = try workspace(
            """
            <entity name="Movie" representedClassName="MovieEntry" syncable="YES" codeGenerationType="class">
                <attribute name="default" optional="YES" attributeType="String"/>
                <attribute name="length" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="palette" attributeType="Transformable" customClassName="[UIColor]"/>
                <relationship name="cast" toMany="YES" destinationEntity="Person"/>
                <relationship name="director" maxCount="1" destinationEntity="Person"/>
            </entity>
            <entity name="Person" representedClassName=".Person" codeGenerationType="category">
                <relationship name="films" toMany="YES" ordered="YES" destinationEntity="Movie"/>
            </entity>
            <entity name="Film" representedClassName="Film" parentEntity="Movie" codeGenerationType="class"/>
            <entity name="Note" representedClassName="Note"/>
            """
        )
        let source = try #require(try workspace.build().managedObjectClasses)
        let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.prefix(3) == ["import CoreData", "import Foundation", "import UIKit"])
        for line in [
            "public class MovieEntry: NSManagedObject {}", "public class Film: MovieEntry {}", "extension Person {",
            "NSFetchRequest<MovieEntry>(entityName: \"Movie\")", "public var `default`: String? {",
            "get { managedValue(forKey: \"default\") }", "public var length: Int32 {",
            "public var palette: [UIColor]? {",
            "public var cast: NSSet? {", "public var director: Person? {", "public var films: NSOrderedSet? {",
            "public func addToCast(_ value: Person) { addManagedObjects(value, forKey: \"cast\") }",
            "public func removeFromFilms(at idx: Int) { removeManagedObjects(at: [idx], forKey: \"films\") }",
            "extension Person: Identifiable {}",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        #expect(!source.contains("class Person:"))
        #expect(!source.contains("Note"))
    }

    @Test func `The bundle contains the model with all versions and the choice of the current one`() throws {
        let workspace = try workspace("")
        let current =
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Two.xcdatamodel</string></dict></plist>"
        try workspace.write(current, to: "Movies.xcdatamodeld/.xccurrentversion")
        let entity = #"<entity name="Tree" representedClassName="Tree" codeGenerationType="class"/>"#
        try workspace.write(
            "\(Self.head)\n<model>\(entity)</model>",
            to: "Movies.xcdatamodeld/Two.xcdatamodel/contents"
        )
        let result = try workspace.build()
        #expect(
            result.files.filter { $0 != "Info.plist" } == [
                "Movies.momd/.xccurrentversion", "Movies.momd/Movies.xcdatamodel/contents",
                "Movies.momd/Two.xcdatamodel/contents",
            ]
        )
        #expect(result.managedObjectClasses?.contains("class Tree: NSManagedObject") == true)
    }

    @Test(arguments: [
        (
            #"<entity name="A" representedClassName="A {}; f(); class B" codeGenerationType="class"/>"#,
            "is not a Swift name"
        ),
        (
            #"<entity name="A" representedClassName="A" codeGenerationType="class"><attribute name="a&quot;; f()" attributeType="String"/></entity>"#,
            "is not a Swift name"
        ),
        (
            #"<entity name="A" representedClassName="A" codeGenerationType="class"><attribute name="a" attributeType="Transformable" customClassName="B { f() }"/></entity>"#,
            "is not a Swift name"
        ),
        (#"<entity representedClassName="A" codeGenerationType="class"/>"#, "has no name"),
        ("<entity", "is not valid XML"),
    ])
    func `A name of a model never becomes other code`(entity: String, message: String) throws {
        let result = try workspace(entity).build()
        #expect(result.problems.contains { $0.severity == .error && $0.message.contains(message) })
        #expect(result.managedObjectClasses?.contains("f()") != true)
    }

    @Test func `The name of an entity is escaped`() throws {
        let entity = #"<entity name="a&quot; \(f())&#10;" representedClassName="A" codeGenerationType="class"/>"#
        let source = try #require(try workspace(entity).build().managedObjectClasses)
        #expect(source.contains(#"entityName: "a\" \\(f())"#))
    }
}
