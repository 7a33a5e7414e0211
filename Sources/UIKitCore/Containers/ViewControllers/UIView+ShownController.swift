import Foundation

extension UIView {
    /// Adds a controller's view behind the bars of this view. A container view holds it together with presentations over the
    /// controller, so that both are removed and inserted together.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - containers: The container views by controller.
    /// - Returns: The container view of this controller.
    func showBehind(_ controller: UIViewController, in containers: inout [ObjectIdentifier: UIView]) -> UIView {
        let container = containers[ObjectIdentifier(controller)] ?? UIView()
        containers[ObjectIdentifier(controller)] = container
        controller.appearanceIsManaged = true
        container.restFrame = bounds
        let content: UIView = controller.standIn.view
        content.restFrame = container.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if content.superview !== container { container.insertSubview(content, at: 0) }
        insertSubview(container, at: 0)
        return container
    }
}
