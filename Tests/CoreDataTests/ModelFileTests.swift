import CoreData
import Foundation
import Testing

struct ModelFileTests {
    private let folder = TemporaryFolder()

    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="2">
            <entity name="Animal" isAbstract="YES" syncable="YES">
                <attribute name="name" attributeType="String" minValueString="2" defaultValueString="?" elementID="title"/>
            </entity>
            <entity name="Cat" representedClassName=".Cat" parentEntity="Animal" syncable="YES" codeGenerationType="class">
                <attribute name="lives" optional="YES" attributeType="Integer 16" defaultValueString="9" usesScalarValueType="YES"/>
                <attribute name="born" optional="YES" attributeType="Date" defaultDateTimeInterval="600" usesScalarValueType="NO"/>
                <attribute name="isTame" optional="YES" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
                <relationship name="kittens" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Cat" inverseName="mother" inverseEntity="Cat"/>
                <relationship name="mother" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Cat" inverseName="kittens" inverseEntity="Cat"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="born"/></uniquenessConstraint></uniquenessConstraints>
                <fetchIndex name="byLives"><fetchIndexElement property="lives" type="Binary" order="descending"/></fetchIndex>
                <userInfo><entry key="a" value="b"/></userInfo>
            </entity>
            <fetchRequest name="Old" entity="Cat" predicateString="lives &lt; $LIVES"/>
            <configuration name="Cats"><memberEntity name="Cat"/></configuration>
        </model>
        """

    private func write(_ path: String, _ contents: String = Self.contents) throws {
        let url = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: url)
    }

    @Test(arguments: [
        "M.xcdatamodeld/M.xcdatamodel/contents", "M.momd/M.xcdatamodel/contents", "M.mom/contents",
        "M.xcdatamodel/contents",
    ])
    func `a model is read from Xcode's format`(path: String) throws {
        try write(path)
        let url = folder.url.appendingPathComponent(String(path.prefix { $0 != "/" }))
        let model = try #require(NSManagedObjectModel(contentsOf: url))
        let cat = try #require(model.entitiesByName["Cat"])
        #expect(cat.superentity?.name == "Animal")
        #expect(cat.superentity?.isAbstract == true)
        #expect(cat.attributesByName["lives"]?.defaultValue as? Int == 9)
        #expect(cat.attributesByName["born"]?.defaultValue as? Date == Date(timeIntervalSinceReferenceDate: 600))
        #expect(cat.attributesByName["isTame"]?.defaultValue as? Bool == true)
        #expect(cat.attributesByName["name"]?.isOptional == false)
        #expect(cat.attributesByName["name"]?.renamingIdentifier == "title")
        let kittens = try #require(cat.relationshipsByName["kittens"])
        #expect(kittens.isToMany && kittens.isOrdered && kittens.deleteRule == .cascadeDeleteRule)
        #expect(kittens.inverseRelationship === cat.relationshipsByName["mother"])
        #expect(cat.uniquenessConstraints.first?.first as? String == "born")
        #expect(cat.indexes.first?.elements.first?.isAscending == false)
        #expect(cat.userInfo?["a"] as? String == "b")
        #expect(model.entities(forConfigurationName: "Cats")?.map(\.name) == ["Cat"])
        let request = model.fetchRequestFromTemplate(withName: "Old", substitutionVariables: ["LIVES": 3])
        #expect(request?.predicate?.evaluate(with: ["lives": 2]) == true)
    }

    @Test func `the current version of several is read`() throws {
        try write("M.momd/M.xcdatamodel/contents")
        try write("M.momd/M 2.xcdatamodel/contents", Self.contents.replacingOccurrences(of: "Cat", with: "Dog"))
        let list = ["_XCCurrentVersionName": "M 2.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: folder.url.appendingPathComponent("M.momd/.xccurrentversion"))
        let model = NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("M.momd"))
        #expect(model?.entitiesByName["Dog"] != nil)
    }

    @Test(arguments: ["<model>", "<other/>", "<model><entity name=\"A\" parentEntity=\"A\"/></model>"])
    func `an invalid model is nil`(contents: String) throws {
        try write("M.mom/contents", contents)
        #expect(NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("M.mom")) == nil)
    }

    @Test func `objects of a model from a file are saved and validated`() throws {
        try write("M.mom/contents")
        let model = try #require(NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("M.mom")))
        let stack = try TestStack(model)
        let cat = NSEntityDescription.insertNewObject(forEntityName: "Cat", into: stack.context)
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.code == NSValidationStringTooShortError)
        cat.setValue("Tom", forKey: "name")
        try stack.context.save()
    }
}
