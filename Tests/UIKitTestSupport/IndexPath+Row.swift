import Foundation
import UIKitCore

extension IndexPath {
    /// The index path of a row in the first section.
    package static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
