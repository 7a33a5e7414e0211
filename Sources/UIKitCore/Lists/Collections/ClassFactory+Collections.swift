import Foundation
import UIKitRuntime

extension ClassFactory {
    static func makeCollection(_ type: UICollectionView.Type) -> UICollectionView {
        let layout = Unmanaged.passRetained(UICollectionViewFlowLayout())
        return take(UIKitRuntimeMakeCollection(pointer(type), layout.toOpaque()))
    }
}
