import Foundation
import UIKitCollectionsRuntime
import UIKitCore

extension ClassFactory {
    static func makeCollection(_ type: UICollectionView.Type) -> UICollectionView {
        let layout = Unmanaged.passRetained(UICollectionViewFlowLayout())
        return take(UIKitCollectionsRuntimeMakeCollection(pointer(type), layout.toOpaque()))
    }
}
