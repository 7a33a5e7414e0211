import Foundation
import UIKitCore

extension InterfaceLoader {
    /// Registers a prototype cell of a table or collection view. Cells are created from it on demand.
    ///
    /// - Parameters:
    ///   - prototype: The element of the cell.
    ///   - pool: The reuse pool of the list.
    ///   - list: The name of the list, for messages.
    func register<Cell: UIView>(_ prototype: InterfaceElement, in pool: inout ReusePool<Cell>, of list: String) {
        prototype.isDeferred = true
        guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else {
            // No cell can be created without an identifier. Interface Builder warns about it, and UIKit ignores it.
            if isChecking { _ = makePrototype(prototype) }
            return
        }
        if isChecking { return check(prototype, isCell: makePrototype(prototype) is Cell, of: list) }
        pool.register(
            maker: {
                let view = self.makePrototype(prototype)
                self.check(prototype, isCell: view is Cell, of: list)
                return view as! Cell
            },
            for: identifier
        )
    }

    private func makePrototype(_ prototype: InterfaceElement) -> UIView {
        let loader = InterfaceLoader(document, storyboard: storyboard, outer: self, path: path)
        let view = loader.makeView(prototype)
        loader.connect(isComplete: true)
        prototype.checkWasRead()
        return view
    }

    private func check(_ prototype: InterfaceElement, isCell: Bool, of list: String) {
        if !isCell, InterfaceClasses.views[prototype.name] != nil { prototype.problem("is not a cell of \(list).") }
    }
}
