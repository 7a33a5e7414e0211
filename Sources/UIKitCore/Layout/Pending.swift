import Foundation

struct ViewLayoutState { var semanticContentAttribute = UISemanticContentAttribute.unspecified }

extension UIView {
    func applyConstraints() {}
    func layoutInputsDidChange() { setNeedsLayout() }
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        intrinsicContentSize
    }
}
