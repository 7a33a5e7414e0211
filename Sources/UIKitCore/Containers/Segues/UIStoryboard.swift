import Foundation

/// The scenes of an app and the segues between them, created with Interface Builder.
///
/// There are no compiled storyboards on Linux: the `.storyboard` file is read directly. Copy it into the package's resources
/// (`.copy("Main.storyboard")`). Unsupported content of a file terminates the program with a message that names the file, the
/// line and the element; nothing is silently ignored.
///
/// Main actor.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The scenes. Only the reader looks into them.
    package let content: any InterfaceContent

    /// Reads a storyboard.
    ///
    /// Traps if the bundle has no such file, or if the file cannot be read.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without extension.
    ///   - storyboardBundleOrNil: The bundle. Nil for the main bundle, then the resources beside the executable.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let content = Interfaces.reader.content(of: .storyboard, named: name, in: storyboardBundleOrNil) else {
            let place: InterfaceMessage =
                storyboardBundleOrNil.map { "the bundle \($0.bundlePath)" } ?? "the program's resources"
            let message: InterfaceMessage =
                "UIStoryboard(name:bundle:) did not find '\(name).storyboard' in \(place). List the file in the resources of "
                + "the package's target: .copy(\"\(name).storyboard\")."
            message.trap()
        }
        self.content = content
        super.init()
    }

    /// Creates a storyboard with parsed content.
    package init(content: any InterfaceContent) {
        self.content = content
        super.init()
    }

    /// Creates the initial view controller. Returns nil if the storyboard declares none.
    open func instantiateInitialViewController() -> UIViewController? {
        instantiate(.initial)
    }

    /// Creates the initial view controller with a custom initializer.
    ///
    /// - Parameter creator: Creates the controller, passing the coder to `super.init(coder:)`. If it is nil or returns nil,
    ///   the class's `init(coder:)` is used.
    /// - Returns: The controller. Nil if the storyboard declares none. Traps if it has a different class.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        instantiate(.initial, creator: creator)
    }

    /// Creates the view controller with a storyboard identifier. Traps if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiate(.identified(identifier, member: "instantiateViewController(withIdentifier:)"))!
    }

    /// Creates the view controller with a storyboard identifier, using a custom initializer. Traps if there is none, or if
    /// the controller has a different class.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier.
    ///   - creator: As in ``instantiateInitialViewController(creator:)``.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let member = "instantiateViewController(identifier:creator:)"
        return instantiate(.identified(identifier, member: member), creator: creator)!
    }

    /// Creates the view controller whose storyboard identifier is a restoration identifier. Nil if there is none.
    func instantiateViewController(restoring identifier: String) -> UIViewController? {
        instantiate(.restored(identifier))
    }

    private func instantiate<ViewController: UIViewController>(
        _ screen: StoryboardScreen,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        Interfaces.reader.instantiate(screen, of: self, creator: creator)
    }
}
