import Foundation

extension UIView {
    /// Shows a controller behind the bars in this view: in a view that also takes what is presented over the controller, so that
    /// both leave together and come back together.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - containers: The views that hold controllers, by the controller.
    /// - Returns: The view that holds this one.
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
