import Foundation

/// The sizes of bars, rows and controls, in points. A host of cells, such as a terminal, replaces those of UIKit.
@_spi(Host)
public struct ControlMetrics: Hashable, Sendable {
    /// The size of a cell, for a host that shows text in cells of one size. Heights of rows are multiples of its height. Zero for
    /// other hosts.
    public var cell = CGSize.zero

    // MARK: Lists

    /// The smallest height of a row.
    public var rowHeight: CGFloat = 44
    /// The height of a row that is not measured yet. Where rows differ much, the larger height: Page Down would skip rows at an end that is
    /// estimated too high up.
    public var estimatedRowHeight: CGFloat = 44
    /// The smallest height of a row with two texts, one below the other.
    public var stackedRowHeight: CGFloat = 58
    /// The smallest height of a header or footer.
    public var headerHeight: CGFloat = 28
    /// The distance between sections without header or footer.
    public var sectionGap: CGFloat = 18
    /// The height of a letter of the section index.
    public var indexLineHeight: CGFloat = 16
    /// The width of the section index, with the margin at its outer edge.
    public var indexWidth: CGFloat = 34
    /// The margin at the outer edge of the section index.
    public var indexMargin: CGFloat = 14

    // MARK: Bars

    /// The height of the prompt of a navigation bar.
    public var navigationPromptHeight: CGFloat = 30
    /// The height of a large title.
    public var largeTitleHeight: CGFloat = 52
    /// The height of the subtitle under a large title.
    public var largeSubtitleHeight: CGFloat = 24
    /// The height of a tab bar.
    public var tabBarHeight: CGFloat = 50
    /// The width from which on the title of a tab is beside its image.
    public var wideTabBarWidth: CGFloat = 600
    /// The height of a toolbar.
    public var toolbarHeight: CGFloat = 46
    /// The height of the items of a toolbar.
    public var toolbarItemHeight: CGFloat = 34
    /// The height of the view above a tab bar.
    public var tabAccessoryHeight: CGFloat = 44

    // MARK: Search

    /// The height of a search field.
    public var searchFieldHeight: CGFloat = 36
    /// The height of the row of a search bar, with the margins of its field.
    public var searchRowHeight: CGFloat = 52
    /// The height of a scope bar.
    public var scopeBarHeight: CGFloat = 44
    /// The height of the prompt of a search bar.
    public var searchPromptHeight: CGFloat = 22
    /// The height of a search bar in the title row of a navigation bar.
    public var titleRowSearchHeight: CGFloat = 36

    /// The width of a token beside its text, with the distance to the next one.
    public var tokenPadding: CGFloat = 16
    /// The width of the icon of a token, with the distance to its text.
    public var tokenIconWidth: CGFloat = 20

    // MARK: Controls

    /// The smallest height of a text field with a border.
    public var textFieldHeight: CGFloat = 34
    /// The space beside the content of a text field with a border.
    public var textFieldInset: CGFloat = 7
    /// The width and height of the button that clears a text field.
    public var clearButtonSize = CGSize(width: 24, height: 24)
    /// The width and height of other buttons in a text field.
    public var fieldButtonSize = CGSize(width: 28, height: 28)
    /// The height of a segmented control.
    public var segmentHeight: CGFloat = 34
    /// The height of a slider.
    public var sliderHeight: CGFloat = 34
    /// The size of a switch.
    public var switchSize = CGSize(width: 51, height: 31)
    /// The size of a stepper.
    public var stepperSize = CGSize(width: 94, height: 32)
    /// The height of the dots of a page control.
    public var pageControlHeight: CGFloat = 28
    /// The distance between the dots of a page control.
    public var pageDotDistance: CGFloat = 18
    /// The smallest height of a row of a picker.
    public var pickerRowHeight: CGFloat = 32
    /// The size of a picker.
    public var pickerSize = CGSize(width: 320, height: 216)
    /// The size of a colour well.
    public var colorWellSize = CGSize(width: 34, height: 34)
    /// The height of the line that shows that a list is refreshed.
    public var refreshHeight: CGFloat = 60

    // MARK: Menus, alerts and sheets

    /// The height of an item of a menu.
    public var menuItemHeight: CGFloat = 36
    /// The smallest height of the buttons of an alert.
    public var alertButtonHeight: CGFloat = 40
    /// The distance of the content of an alert from its edges.
    public var alertInset = CGSize(width: 24, height: 24)
    /// The distances between two buttons of an alert, and between its title and its message.
    public var alertGap = CGSize(width: 12, height: 12)
    /// The distance between the buttons of an alert and what is above them.
    public var alertButtonsMargin: CGFloat = 24
    /// The distance between the buttons of an alert that are one below the other, and between its fields.
    public var alertLineGap: CGFloat = 6
    /// The smallest distance of an alert from the edges of its window.
    public var alertMargin: CGFloat = 16
    /// The smallest height of the fields of an alert.
    public var alertFieldHeight: CGFloat = 36
    /// The distance of the largest sheet from the top edge of the window.
    public var sheetTopMargin: CGFloat = 10
    /// The size of the grabber of a sheet.
    public var grabberSize = CGSize(width: 76, height: 16)
    /// The side of the symbol of an empty screen.
    public var emptyScreenSymbol: CGFloat = 64

    /// Makes the metrics of UIKit.
    public init() {}

    /// The metrics of UIKit.
    public static let standard = ControlMetrics()

    /// Returns a distance above or below content, rounded down to whole cells. The distance itself without cells.
    public func spacing(_ distance: CGFloat) -> CGFloat {
        guard cell.height > 0, distance.isFinite else { return distance }
        return (distance / cell.height).rounded(.towardZero) * cell.height
    }

    /// Returns the size of an image whose height is rounded to whole cells, with the same ratio of the sides. The size itself without
    /// cells.
    public func inCells(_ size: CGSize) -> CGSize {
        guard cell.height > 0, size.height > 0 else { return size }
        let height = inCells(height: size.height)
        return CGSize(width: size.width * height / size.height, height: height)
    }

    /// Returns a height rounded to whole cells, at least one for a positive height. The height itself without cells.
    public func inCells(height: CGFloat) -> CGFloat {
        guard cell.height > 0, height > 0, height.isFinite else { return height }
        return max(1, (height / cell.height).rounded()) * cell.height
    }
}

extension ControlMetrics {
    /// The metrics of the host of the current app; those of UIKit without an app.
    @preconcurrency @MainActor
    package static var current: ControlMetrics { UIApplication.current?.host.controlMetrics ?? .standard }
}

extension UIView {
    /// The metrics of the host that shows the view; those of the current app's host outside of a window.
    package var controlMetrics: ControlMetrics { window?.windowScene?.host?.controlMetrics ?? .current }
}
