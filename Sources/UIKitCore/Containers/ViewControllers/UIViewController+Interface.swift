import Foundation

extension UIViewController {
    /// Creates the view from the storyboard or nib. Returns false if there is none.
    package func loadInterfaceView() -> Bool {
        if let interface { return interface.loadView(of: self) }
        guard let name = nibName ?? defaultNibName else { return false }
        _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        require(
            isViewLoaded,
            "\(type(of: self)) loaded the nib '\(name)', which leaves the outlet 'view' of its File's Owner unconnected."
        )
        return true
    }

    /// The default nib: named as the class, or as the class without `Controller`, if the app contains such a file.
    private var defaultNibName: String? {
        let own = String(describing: type(of: self))
        let short = own.hasSuffix("Controller") ? String(own.dropLast("Controller".count)) : nil
        guard isOfApp else { return nil }
        return [short, own].compactMap(\.self)
            .first { Interfaces.linkedReader?.has(.nib, named: $0, in: nibBundle) == true }
    }

    private var isOfApp: Bool { !UIKitModules.declare(type(of: self)) }
}
