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
        guard let identifier = prototype.attributes["reuseIdentifier"] else {
            prototype.fail("is a prototype without a reuseIdentifier, so that no cell can be made from it.")
        }
        pool.register(
            maker: {
                let loader = InterfaceLoader(self.document, storyboard: self.storyboard, outer: self)
                let view = loader.makeView(prototype)
                loader.connect(isComplete: true)
                prototype.checkWasRead()
                guard let cell = view as? Cell else { prototype.fail("is no cell of \(list).") }
                return cell
            },
            for: identifier
        )
    }
}
