import TreeData
import UIKit
import XCTest

@testable import Trees

final class TreeQueryTests: XCTestCase {
    private let byName = NSSortDescriptor(key: "name", ascending: true)

    func testTextMatchesBothNames() {
        let query = TreeQuery(text: "pin", scope: .all, continents: [])
        XCTAssertEqual(query.matches(in: trees, sortedBy: byName).map { $0.name }, ["Scots pine", "Stone pine"])
    }

    func testScopeNarrows() {
        let query = TreeQuery(text: "", scope: .deciduous, continents: [])
        XCTAssertEqual(query.matches(in: trees, sortedBy: byName).map { $0.name }, ["English oak"])
    }

    func testBundledTreesAreComplete() {
        XCTAssertEqual(TreeStore.bundled.trees.count, 8)
    }

    @MainActor func testTheStoryboardHasAScreen() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        XCTAssertTrue(navigation.topViewController is TreesViewController)
    }

    private let trees = [
        Tree(name: "Stone pine", latinName: "Pinus pinea", height: 25, continent: "Europe", isEvergreen: true),
        Tree(name: "Scots pine", latinName: "Pinus sylvestris", height: 35, continent: "Europe", isEvergreen: true),
        Tree(name: "English oak", latinName: "Quercus robur", height: 40, continent: "Europe", isEvergreen: false),
    ]
}
