import HeadlessHost
@_spi(Host) import UIKit
@_spi(Host) import UIKitCore

extension AppDriver {
    /// Performs an action of a user. An action that is impossible on the present screen has no effect, as for a user who finds nothing to
    /// touch there.
    ///
    /// - Throws: ``AppDriverError/notSettled(turns:changing:)`` and other errors of the app.
    func perform(_ action: UserAction) async throws {
        do {
            try await performPossible(action)
        } catch let error as AppDriverError {
            switch error {
            case .covered, .notOnScreen, .ambiguous, .nothingFocused, .nothingToRefresh, .noBackButton, .noFileChooser,
                .unsupported:
                try await settle()
            default: throw error
            }
        }
    }

    private func performPossible(_ action: UserAction) async throws {
        switch action {
        case .tap(let point, _): try await tap(.point(x: point.x, y: point.y))
        case .token(let text): try await token(text)
        case .press(let point, _): try await press(.point(x: point.x, y: point.y), for: .seconds(1))
        case .swipe(let point, let distance): try await swipe(.point(x: point.x, y: point.y), by: distance)
        case .type(let text): try await type(text)
        case .key(let name): if let key = Key(name) { try await self.key(key) }
        case .paste(let text): try await paste(text)
        case .pullToRefresh: try await pullToRefresh()
        case .back: try await back()
        case .resize(let size): try await resize(to: size)
        case .change(let setting): try await change(to: setting)
        case .keyboard(let height): try await useKeyboard(height: height)
        case .wait(let milliseconds): try await wait(.milliseconds(milliseconds))
        case .switchPrograms:
            try await focusApp(false)
            try await focusApp(true)
        case .background: try await save()
        case .relaunch:
            try await save()
            try await relaunch()
        case .closeWindow: if windowCount > 1 { try await closeWindow() }
        case .cancelChoosing: try await cancelChoosing()
        }
    }

    private func change(to setting: DesktopChange) async throws {
        try await change(
            host.traits.modifyingTraits {
                switch setting {
                case .style(let style): $0.userInterfaceStyle = style
                case .textSize(let size): $0.preferredContentSizeCategory = size
                case .direction(let direction): $0.layoutDirection = direction
                case .contrast(let contrast): $0.accessibilityContrast = contrast
                }
            }
        )
    }
}
