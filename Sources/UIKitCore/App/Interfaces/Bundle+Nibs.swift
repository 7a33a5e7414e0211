import Foundation

extension Bundle {
    /// Creates the objects of a nib in this bundle. Traps if there is no such nib. See
    /// ``UINib/instantiate(withOwner:options:)``.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self == .main ? nil : self).instantiate(withOwner: owner, options: options)
    }
}
