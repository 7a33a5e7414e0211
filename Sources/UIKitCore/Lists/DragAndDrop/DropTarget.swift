import Foundation

/// A destination of drops.
@MainActor
package protocol DropTarget: AnyObject {
    func canHandle(_ session: DropSession) -> Bool
    func dropDidEnter(_ session: DropSession)
    func dropDidUpdate(_ session: DropSession) -> UIDropOperation
    func dropDidExit(_ session: DropSession)
    func performDrop(_ session: DropSession)
    func dropDidEnd(_ session: DropSession)
}
