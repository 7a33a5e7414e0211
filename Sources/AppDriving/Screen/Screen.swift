import Foundation
@_spi(Host) import UIKitCore

/// The visible content of an app: the elements on screen, in reading order, except those that are hidden, covered, or scrolled
/// away. Must be used on the main actor.
@MainActor
public struct Screen: @MainActor CustomStringConvertible {
    /// The windows of the frontmost scene, from back to front.
    public let windows: [ScreenElement]

    /// Reads the screen of an app.
    ///
    /// - Parameter isComplete: Whether to include the elements that are scrolled away or covered by their row, such as the texts of
    ///   a row or button. Default: false, as a user reads the screen.
    package init(of application: UIApplication, isComplete: Bool = false) {
        let reading = Reading(isComplete: isComplete, host: application.host)
        windows = UIView.readingListedElements {
            application.frontWindows.map { window in
                ScreenElement(
                    role: ViewRole.window.rawValue,
                    label: Screen.title(of: window.windowScene),
                    value: nil,
                    states: [],
                    frame: window.frame,
                    children: reading.elements(of: window),
                    view: window,
                    tokenIndex: nil
                )
            }
        }
    }

    /// The title that the app gave to a scene, as in the desktop's list of windows. Nil for none.
    private static func title(of scene: UIWindowScene?) -> String? {
        let parts = [scene?.title ?? "", scene?.subtitle ?? ""].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: " – ")
    }

    /// All elements, outermost first.
    public var elements: [ScreenElement] { windows.flatMap(\.all) }

    /// The elements of a role, in reading order.
    public func elements(role: String) -> [ScreenElement] {
        elements.filter { $0.role == role }
    }

    /// The screen as an indented outline: one element per line, with role, label, value and state.
    public var description: String {
        windows.map { Screen.outline(of: $0, depth: 0) }.joined()
    }

    private static func outline(of element: ScreenElement, depth: Int, withFrames: Bool = false) -> String {
        String(repeating: "  ", count: depth) + element.summary + (withFrames ? element.place : "") + "\n"
            + element.children.map { outline(of: $0, depth: depth + 1, withFrames: withFrames) }.joined()
    }

    /// The screen as an outline with the accessibility identifier and the frame of each element: `(x, y, width × height)`.
    public var hierarchy: String {
        windows.map { Screen.outline(of: $0, depth: 0, withFrames: true) }.joined()
    }
}

/// Reads the elements of views.
@MainActor
private struct Reading {
    let isComplete: Bool
    let host: any ApplicationHost

    /// The elements of a window; only those of its sheet, if the host shows one in a window of its own.
    func elements(of window: UIWindow) -> [ScreenElement] {
        if let sheet = window.sheetInOwnWindow { return elements(of: sheet, clip: window.bounds) }
        return elements(in: window, clip: window.bounds)
    }

    /// The elements in a view that are visible in the clip rectangle, in window coordinates.
    func elements(in view: UIView, clip: CGRect) -> [ScreenElement] {
        guard let listed = view.listedElements else {
            return subviews(of: view).flatMap { elements(of: $0, clip: clip) }
        }
        let subviews = subviews(of: view)
        var places: [(place: Int, elements: [ScreenElement])] = []
        for (place, subview) in zip(view.places(of: subviews, in: listed), subviews) {
            places.append((place, elements(of: subview, clip: clip)))
        }
        for (place, part) in view.drawnElements(in: listed) {
            guard let element = element(of: part, in: view, clip: clip) else { continue }
            places.append((place, [element]))
        }
        return places.sorted { $0.place < $1.place }.flatMap(\.elements)
    }

    /// The role of a view; nil for one that only contains others. A complete list names the kinds of containers that UI tests look
    /// for, and contains the views with an identifier.
    private func role(of view: UIView) -> String? {
        if view.accessibleRole != .none { return view.accessibleRole.rawValue }
        guard isComplete else { return nil }
        switch view {
        case is UIPickerView: return "picker view"
        case is UIDatePicker: return "date picker"
        case is UIStepper: return "stepper"
        case is UIScrollView: return "scroll view"
        default: return view.accessibilityIdentifier?.isEmpty == false ? "other" : nil
        }
    }

    /// The visible subviews in reading order. A row represents its texts and images; a complete list also contains these.
    private func subviews(of view: UIView) -> [UIView] {
        let isRow = [ViewRole.row, .item, .sectionHeader, .sectionFooter, .suggestion].contains(view.accessibleRole)
        guard isComplete, isRow else { return view.visibleOrderedSubviews }
        return view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
    }

    /// The elements of a subview.
    private func elements(of subview: UIView, clip: CGRect) -> [ScreenElement] {
        if subview.isHiddenFromAssistiveTechnology { return [] }
        let frame = subview.convert(subview.bounds, to: nil)
        let isClipping = subview.clipsToBounds || subview is UIScrollView
        let visible = frame.intersection(clip)
        if isClipping, visible.isEmpty, !isComplete { return [] }
        return element(of: subview, frame: frame, clip: isClipping && !isComplete ? visible : clip)
    }

    /// The element that the app declares for a part of a view; nil if it is not visible.
    private func element(of part: UIAccessibilityElement, in view: UIView, clip: CGRect) -> ScreenElement? {
        let whole = part.frame(inWindowOf: view)
        let frame = isComplete ? whole : whole.intersection(clip)
        guard !frame.isEmpty else { return nil }
        return ScreenElement(
            role: part.accessibleRole.rawValue,
            label: part.accessibilityLabel,
            value: part.accessibilityValue,
            states: part.stateDescriptions,
            frame: frame,
            children: [],
            view: view,
            tokenIndex: nil,
            part: part
        )
    }

    private func element(of view: UIView, frame: CGRect, clip: CGRect) -> [ScreenElement] {
        let children = elements(in: view, clip: clip)
        guard let role = role(of: view) else { return children }
        // Views that the host shows in a title bar have no place in the hierarchy.
        let barFrame = host.titleRowHeight == 0 && view.isInNavigationBar ? host.titleBarFrame(of: view) : nil
        var shown = barFrame ?? (isComplete ? frame : frame.intersection(clip))
        // A bar whose whole content is in the title bar has no height of its own.
        if shown.isEmpty, view is UINavigationBar { shown = children.reduce(.null) { $0.union($1.frame) } }
        guard !shown.isEmpty else { return children }
        if view.accessibleRole == .text || view.accessibleRole == .heading, view.accessibilityLabel?.isEmpty != false {
            return []
        }
        return [
            ScreenElement(
                role: role,
                label: view.accessibilityLabel,
                value: view.accessibilityValue,
                states: view.stateDescriptions + highlights(of: view),
                frame: shown,
                children: tokens(of: view, frame: shown)
                    + (isComplete ? children : own(children, of: view.accessibleRole)),
                view: view,
                tokenIndex: nil,
                isInTitleBar: barFrame != nil
            )
        ]
    }

    /// The name of a row includes its texts and images, the name of a button its title.
    private func own(_ children: [ScreenElement], of role: ViewRole) -> [ScreenElement] {
        switch role {
        case .row, .item, .suggestion, .sectionHeader, .sectionFooter:
            let silent = [ViewRole.text, .heading, .image].map(\.rawValue)
            return children.filter { !silent.contains($0.role) }
        case .textField, .searchField:
            return children.filter { $0.role == ViewRole.button.rawValue }
        case .button, .scope, .tab, .text, .heading, .image:
            return []
        default:
            return children
        }
    }

    private func highlights(of view: UIView) -> [String] {
        view.highlightedTexts.map { "highlighted \(ScreenElement.quoted($0))" }
    }

    /// The states of a token: its icon and its colour distinguish it from others, besides its text.
    private func states(of token: UISearchTextField.TokenDescription) -> [String] {
        var states: [String] = []
        if let icon = token.icon { states.append("icon \(icon.outlineDescription)") }
        if let background = token.background { states.append("background \(background.outlineDescription)") }
        return states + (token.isSelected ? ["selected"] : [])
    }

    private func tokens(of view: UIView, frame: CGRect) -> [ScreenElement] {
        guard let field = view as? UISearchTextField else { return [] }
        return field.tokenDescriptions.enumerated().map { index, token in
            ScreenElement(
                role: ViewRole.token.rawValue,
                label: token.label,
                value: nil,
                states: states(of: token),
                frame: frame,
                children: [],
                view: view,
                tokenIndex: index
            )
        }
    }
}

extension UIView {
    fileprivate var isInNavigationBar: Bool {
        sequence(first: self, next: { $0.superview }).contains { $0 is UINavigationBar }
    }

    /// The frontmost sheet that the host shows in a window of its own, which receives all input.
    fileprivate var sheetInOwnWindow: UIView? { subviews.last { ($0 as? PresentedSheet)?.ownSize != nil } }
}

extension UIImage {
    /// A short description of the image for an outline of the screen: the name of its symbol or file, or its size in points;
    /// then its tint colour, if the app set one.
    fileprivate var outlineDescription: String {
        let file = fileURL.map { ScreenElement.quoted($0.lastPathComponent) }
        let points = "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
        let name = symbolName ?? file ?? points
        guard renderingMode != .alwaysTemplate, let tintColor else { return name }
        return "\(name) \(tintColor.outlineDescription)"
    }
}
