import Foundation

extension Bundle {
    /// Makes the objects of a nib of this bundle. Traps when there is none. See ``UINib/instantiate(withOwner:options:)``.
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self == .main ? nil : self).instantiate(withOwner: owner, options: options)
    }
}
