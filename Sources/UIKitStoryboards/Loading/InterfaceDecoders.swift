import Foundation
import UIKitCollections
import UIKitCore

/// The properties that the classes of UIKit decode from their elements. Each class with an `init(coder:)` has one line here; the
/// decoding functions are in the folder Elements.
@MainActor
enum InterfaceDecoders {
    /// Sets the properties that a class declares.
    typealias Decoder = @MainActor (NSObject, InterfaceCoder) -> Void

    /// Reads a value that an initializer needs before its superclass's initializer.
    typealias ValueReader = @MainActor (InterfaceElement, InterfaceLoader) -> Any

    static let properties: [ObjectIdentifier: Decoder] = Dictionary(
        uniqueKeysWithValues: [
            decoder { (view: UIView, coder) in view.decodeView(coder.element, loader: coder.loader) },
            decoder { (view: UILabel, coder) in view.decodeLabel(coder.element, document: coder.document) },
            decoder { (view: UIImageView, coder) in view.decodeImageView(coder.element, document: coder.document) },
            decoder { (view: UIStackView, coder) in view.decodeStack(coder.element) },
            decoder { (view: UIScrollView, coder) in view.decodeScrollView(coder.element, loader: coder.loader) },
            decoder { (view: UIVisualEffectView, coder) in view.decodeEffect(coder.element, loader: coder.loader) },
            decoder { (view: UIControl, coder) in view.decodeControl(coder.element) },
            decoder { (view: UIButton, coder) in view.decodeButton(coder.element, document: coder.document) },
            decoder { (view: UISwitch, coder) in view.decodeSwitch(coder.element, document: coder.document) },
            decoder { (view: UISlider, coder) in view.decodeSlider(coder.element, document: coder.document) },
            decoder { (view: UIStepper, coder) in view.decodeStepper(coder.element) },
            decoder { (view: UIPageControl, coder) in view.decodePages(coder.element, document: coder.document) },
            decoder { (view: UIPickerView, coder) in view.decodePicker(coder.element) },
            decoder { (view: UIColorWell, coder) in view.decodeWell(coder.element, document: coder.document) },
            decoder { (view: UIDatePicker, coder) in view.decodeDates(coder.element) },
            decoder { (view: UIProgressView, coder) in view.decodeProgress(coder.element, document: coder.document) },
            decoder { (view: UIActivityIndicatorView, coder) in
                view.decodeSpinner(coder.element, document: coder.document)
            },
            decoder { (view: UISegmentedControl, coder) in
                view.decodeSegments(coder.element, document: coder.document)
            },
            decoder { (view: UITextField, coder) in view.decodeTextField(coder.element, document: coder.document) },
            decoder { (view: UITextView, coder) in view.decodeTextView(coder.element, document: coder.document) },
            decoder { (view: UISearchTextField, coder) in view.decodeSearchTextField(coder.element) },
            decoder { (view: UISearchBar, coder) in view.decodeSearchBar(coder.element, document: coder.document) },
            decoder { (view: UITableView, coder) in view.decodeTable(coder.element, loader: coder.loader) },
            decoder { (view: UITableViewCell, coder) in view.decodeCell(coder.element, loader: coder.loader) },
            decoder { (view: UICollectionView, coder) in view.decodeCollection(coder.element, loader: coder.loader) },
            decoder { (view: UICollectionViewCell, coder) in view.decodeItemCell(coder.element, loader: coder.loader) },
            decoder { (view: UINavigationBar, coder) in
                view.decodeBar(coder.element, loader: coder.loader)
                view.decodeItems(coder.element, loader: coder.loader)
            },
            decoder { (view: UIToolbar, coder) in view.decodeToolbar(coder.element, loader: coder.loader) },
            decoder { (view: UITabBar, coder) in view.decodeTabBar(coder.element, loader: coder.loader) },
            decoder { (controller: UIViewController, coder) in controller.decodeInterface(from: coder) },
            decoder { (controller: UITableViewController, coder) in
                if let clears = coder.clearsSelection { controller.clearsSelectionOnViewWillAppear = clears }
            },
            decoder { (controller: UICollectionViewController, coder) in
                if let clears = coder.clearsSelection { controller.clearsSelectionOnViewWillAppear = clears }
            },
            decoder { (controller: UINavigationController, coder) in
                controller.decodeNavigation(coder.element, loader: coder.loader)
            },
            decoder { (controller: UITabBarController, coder) in
                controller.decodeTabs(coder.element, loader: coder.loader)
            },
            decoder { (controller: UISplitViewController, coder) in controller.decodeSplit(coder.element) },
        ]
    )

    static let values: [ObjectIdentifier: ValueReader] = Dictionary(
        uniqueKeysWithValues: [
            value { element, _ in UITableView.interfaceStyle(element) },
            value { element, _ in UITableViewCell.interfaceStyle(element) },
            value { element, _ in UICollectionView.interfaceLayout(element) },
            value { element, _ in UISplitViewController.interfaceStyle(element) },
            value { element, _ in UIActivityIndicatorView.interfaceStyle(element) },
            value { element, _ in UIButton.interfaceType(element) },
        ]
    )

    private static func decoder<Object: NSObject>(
        _ decode: @escaping @MainActor (Object, InterfaceCoder) -> Void
    ) -> (ObjectIdentifier, Decoder) {
        (ObjectIdentifier(Object.self), { object, coder in decode(object as! Object, coder) })
    }

    private static func value<Value>(
        _ read: @escaping @MainActor (InterfaceElement, InterfaceLoader) -> Value
    ) -> (ObjectIdentifier, ValueReader) {
        (ObjectIdentifier(Value.self), { element, loader in read(element, loader) })
    }
}

extension InterfaceCoder {
    @MainActor fileprivate var document: InterfaceDocument { loader.document }

    /// The attribute of table and collection view controllers.
    @MainActor
    fileprivate var clearsSelection: Bool? { element.bool("clearsSelectionOnViewWillAppear") }
}
