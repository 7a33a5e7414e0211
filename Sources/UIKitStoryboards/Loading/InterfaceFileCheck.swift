import Foundation
import UIKitCore

/// Checks files of an app outside the app: without its classes, which count as UIKit's classes, and without its images.
package enum InterfaceFileCheck {
    /// Unsupported content of a file.
    package struct Problem: Sendable, Equatable {
        /// The line, from 1.
        package let line: Int

        /// The problem as a sentence.
        package let reason: String
    }

    /// Returns the unsupported content of a storyboard or nib, ordered by lines.
    @MainActor
    package static func problems(in data: Data, file: String) -> [Problem] {
        do {
            let document = try InterfaceDocument.parse(data, file: file, bundle: nil)
            document.problems.isWithoutApp = true
            return InterfaceCheck.problems(in: document).map { Problem(line: $0.line, reason: $0.reason) }
        } catch {
            return [Problem(line: error.line, reason: error.reason)]
        }
    }
}
