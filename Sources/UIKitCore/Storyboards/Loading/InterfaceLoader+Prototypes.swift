import Foundation

extension InterfaceLoader {
    /// Has the cells of a table or a collection made from a prototype in it, each when it is needed.
    ///
    /// - Parameters:
    ///   - prototype: What the file says of the cells.
    ///   - pool: Where the list takes its cells from.
    ///   - list: What has the prototype, for a message.
    func register<Cell: UIView>(_ prototype: InterfaceElement, in pool: inout ReusePool<Cell>, of list: String) {
        prototype.isDeferred = true
        guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else {
            // No cell can be made from it. Interface Builder warns of it, and UIKit ignores it.
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
        if !isCell, InterfaceClasses.views[prototype.name] != nil { prototype.problem("is no cell of \(list).") }
    }
}
