import Foundation

/// An object with queries for the elements inside of it.
public protocol XCUIElementTypeQueryProvider: AnyObject {
    /// The first match: of an element its first descendant, of a query its first element.
    var firstMatch: XCUIElement { get }

    /// The descendants of a type.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// The touch bars among the descendants.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }

    /// The groups among the descendants.
    public var groups: XCUIElementQuery { descendants(matching: .group) }

    /// The windows among the descendants.
    public var windows: XCUIElementQuery { descendants(matching: .window) }

    /// The sheets among the descendants.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }

    /// The drawers among the descendants.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }

    /// The alerts among the descendants.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }

    /// The dialogs among the descendants.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }

    /// The buttons among the descendants.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }

    /// The radio buttons among the descendants.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }

    /// The radio groups among the descendants.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }

    /// The check boxes among the descendants.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }

    /// The disclosure triangles among the descendants.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }

    /// The pop up buttons among the descendants.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }

    /// The combo boxes among the descendants.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }

    /// The menu buttons among the descendants.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }

    /// The toolbar buttons among the descendants.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }

    /// The popovers among the descendants.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }

    /// The keyboards among the descendants.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }

    /// The keys among the descendants.
    public var keys: XCUIElementQuery { descendants(matching: .key) }

    /// The navigation bars among the descendants.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }

    /// The tab bars among the descendants.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }

    /// The tab groups among the descendants.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }

    /// The toolbars among the descendants.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }

    /// The status bars among the descendants.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }

    /// The tables among the descendants.
    public var tables: XCUIElementQuery { descendants(matching: .table) }

    /// The table rows among the descendants.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }

    /// The table columns among the descendants.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }

    /// The outlines among the descendants.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }

    /// The outline rows among the descendants.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }

    /// The browsers among the descendants.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }

    /// The collection views among the descendants.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }

    /// The sliders among the descendants.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }

    /// The page indicators among the descendants.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }

    /// The progress indicators among the descendants.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }

    /// The activity indicators among the descendants.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }

    /// The segmented controls among the descendants.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }

    /// The pickers among the descendants.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }

    /// The picker wheels among the descendants.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }

    /// The switches among the descendants.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }

    /// The toggles among the descendants.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }

    /// The links among the descendants.
    public var links: XCUIElementQuery { descendants(matching: .link) }

    /// The images among the descendants.
    public var images: XCUIElementQuery { descendants(matching: .image) }

    /// The icons among the descendants.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }

    /// The search fields among the descendants.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }

    /// The scroll views among the descendants.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }

    /// The scroll bars among the descendants.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }

    /// The static texts among the descendants.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }

    /// The text fields among the descendants.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }

    /// The secure text fields among the descendants.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }

    /// The date pickers among the descendants.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }

    /// The text views among the descendants.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }

    /// The menus among the descendants.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }

    /// The menu items among the descendants.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }

    /// The menu bars among the descendants.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }

    /// The menu bar items among the descendants.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }

    /// The maps among the descendants.
    public var maps: XCUIElementQuery { descendants(matching: .map) }

    /// The web views among the descendants.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }

    /// The steppers among the descendants.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }

    /// The increment arrows among the descendants.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }

    /// The decrement arrows among the descendants.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }

    /// The tabs among the descendants.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }

    /// The timelines among the descendants.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }

    /// The rating indicators among the descendants.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }

    /// The value indicators among the descendants.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }

    /// The split groups among the descendants.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }

    /// The splitters among the descendants.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }

    /// The relevance indicators among the descendants.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }

    /// The color wells among the descendants.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }

    /// The help tags among the descendants.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }

    /// The mattes among the descendants.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }

    /// The dock items among the descendants.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }

    /// The rulers among the descendants.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }

    /// The ruler markers among the descendants.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }

    /// The grids among the descendants.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }

    /// The level indicators among the descendants.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }

    /// The cells among the descendants.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }

    /// The layout areas among the descendants.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }

    /// The layout items among the descendants.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }

    /// The handles among the descendants.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }

    /// The elements without a type of their own among the descendants.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }

    /// The status items among the descendants.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
