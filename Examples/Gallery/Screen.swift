import UIKit

/// A screen of the gallery, which shows one group of features.
struct Screen {
    /// The title of its row and of its navigation bar.
    let title: String
    /// The features, in a few words. The search finds them, too.
    let features: String
    /// The name of the system symbol in its row.
    let symbolName: String
    /// Makes its view controller.
    let makeViewController: @MainActor () -> UIViewController

    /// True if title and features contain all words of a query. Case and diacritics are ignored.
    func matches(_ query: String) -> Bool {
        let text = "\(title) \(features)"
        return query.split(separator: " ").allSatisfy {
            text.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }

    /// All screens, in the order of the list.
    static let all = [
        Screen(
            title: "Drawing",
            features: "paths, gradients, blend modes, text in images",
            symbolName: "paintbrush"
        ) { DrawingViewController() },
        Screen(
            title: "Layers",
            features: "corners, borders, shadows, shapes, gradients, symbol effects",
            symbolName: "square.stack"
        ) { LayersViewController() },
        Screen(
            title: "Text",
            features: "attributed text, links, find",
            symbolName: "doc.text"
        ) { TextViewController() },
        Screen(
            title: "Scrolling",
            features: "zooming and paging",
            symbolName: "plus.magnifyingglass"
        ) { ScrollingViewController() },
        Screen(
            title: "Controls",
            features: "buttons, switches, sliders, steppers, segments",
            symbolName: "slider.horizontal.3"
        ) { ControlsViewController() },
        Screen(
            title: "Pickers",
            features: "wheels, dates, pages, colours",
            symbolName: "calendar"
        ) { PickersViewController() },
        Screen(
            title: "Desktop",
            features: "windows, share sheet, documents, previews, printing, fonts",
            symbolName: "square.and.arrow.up"
        ) { DesktopViewController() },
        Screen(
            title: "Accessibility",
            features: "labels, values, adjustable views",
            symbolName: "accessibility"
        ) { AccessibilityViewController() },
        Screen(
            title: "Lists",
            features: "grids, reordering, swipe actions, menus",
            symbolName: "list.bullet"
        ) { ListsViewController() },
        Screen(
            title: "Transitions",
            features: "custom and interactive transitions",
            symbolName: "square.on.square"
        ) { TransitionsViewController() },
        Screen(
            title: "Media",
            features: "videos, sounds, speech",
            symbolName: "play.rectangle"
        ) { MediaViewController() },
        Screen(
            title: "Core Data",
            features: "objects in a database, fetched and searched",
            symbolName: "book"
        ) { BooksViewController() },
    ]
}
