import Foundation

// Swift 2 names of cases, with a capital letter. The compiler offers the current names as fix-its.

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UISearchBar.Style {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "default")
    public static var Default: UISearchBar.Style { .default }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "prominent")
    public static var Prominent: UISearchBar.Style { .prominent }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "minimal")
    public static var Minimal: UISearchBar.Style { .minimal }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIAlertController.Style {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "actionSheet")
    public static var ActionSheet: UIAlertController.Style { .actionSheet }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "alert")
    public static var Alert: UIAlertController.Style { .alert }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIAlertAction.Style {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "default")
    public static var Default: UIAlertAction.Style { .default }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "cancel")
    public static var Cancel: UIAlertAction.Style { .cancel }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "destructive")
    public static var Destructive: UIAlertAction.Style { .destructive }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIBarButtonItem.Style {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "plain")
    public static var Plain: UIBarButtonItem.Style { .plain }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "done")
    public static var Done: UIBarButtonItem.Style { .done }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIBarButtonItem.SystemItem {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "done")
    public static var Done: UIBarButtonItem.SystemItem { .done }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "cancel")
    public static var Cancel: UIBarButtonItem.SystemItem { .cancel }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "edit")
    public static var Edit: UIBarButtonItem.SystemItem { .edit }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "save")
    public static var Save: UIBarButtonItem.SystemItem { .save }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "add")
    public static var Add: UIBarButtonItem.SystemItem { .add }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "flexibleSpace")
    public static var FlexibleSpace: UIBarButtonItem.SystemItem { .flexibleSpace }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "search")
    public static var Search: UIBarButtonItem.SystemItem { .search }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIBarStyle {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "default")
    public static var Default: UIBarStyle { .default }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "black")
    public static var Black: UIBarStyle { .black }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIStatusBarStyle {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "default")
    public static var Default: UIStatusBarStyle { .default }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "lightContent")
    public static var LightContent: UIStatusBarStyle { .lightContent }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIBarPosition {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "any")
    public static var `Any`: UIBarPosition { .any }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "bottom")
    public static var Bottom: UIBarPosition { .bottom }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "top")
    public static var Top: UIBarPosition { .top }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "topAttached")
    public static var TopAttached: UIBarPosition { .topAttached }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIBarMetrics {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "default")
    public static var Default: UIBarMetrics { .default }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "compact")
    public static var Compact: UIBarMetrics { .compact }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIModalPresentationStyle {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "fullScreen")
    public static var FullScreen: UIModalPresentationStyle { .fullScreen }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "pageSheet")
    public static var PageSheet: UIModalPresentationStyle { .pageSheet }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "formSheet")
    public static var FormSheet: UIModalPresentationStyle { .formSheet }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "currentContext")
    public static var CurrentContext: UIModalPresentationStyle { .currentContext }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "overFullScreen")
    public static var OverFullScreen: UIModalPresentationStyle { .overFullScreen }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "overCurrentContext")
    public static var OverCurrentContext: UIModalPresentationStyle { .overCurrentContext }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "popover")
    public static var Popover: UIModalPresentationStyle { .popover }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIScrollView.KeyboardDismissMode {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "none")
    public static var None: UIScrollView.KeyboardDismissMode { .none }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "onDrag")
    public static var OnDrag: UIScrollView.KeyboardDismissMode { .onDrag }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "interactive")
    public static var Interactive: UIScrollView.KeyboardDismissMode { .interactive }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIReturnKeyType {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "default")
    public static var Default: UIReturnKeyType { .default }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "go")
    public static var Go: UIReturnKeyType { .go }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "search")
    public static var Search: UIReturnKeyType { .search }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "done")
    public static var Done: UIReturnKeyType { .done }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITextAutocapitalizationType {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "none")
    public static var None: UITextAutocapitalizationType { .none }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "words")
    public static var Words: UITextAutocapitalizationType { .words }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "sentences")
    public static var Sentences: UITextAutocapitalizationType { .sentences }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "allCharacters")
    public static var AllCharacters: UITextAutocapitalizationType { .allCharacters }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITextAutocorrectionType {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "default")
    public static var Default: UITextAutocorrectionType { .default }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "no")
    public static var No: UITextAutocorrectionType { .no }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "yes")
    public static var Yes: UITextAutocorrectionType { .yes }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITextField.ViewMode {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "never")
    public static var Never: UITextField.ViewMode { .never }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "whileEditing")
    public static var WhileEditing: UITextField.ViewMode { .whileEditing }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "unlessEditing")
    public static var UnlessEditing: UITextField.ViewMode { .unlessEditing }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "always")
    public static var Always: UITextField.ViewMode { .always }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSTextAlignment {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "left")
    public static var Left: NSTextAlignment { .left }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "center")
    public static var Center: NSTextAlignment { .center }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "right")
    public static var Right: NSTextAlignment { .right }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIView.ContentMode {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "scaleToFill")
    public static var ScaleToFill: UIView.ContentMode { .scaleToFill }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "scaleAspectFit")
    public static var ScaleAspectFit: UIView.ContentMode { .scaleAspectFit }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "scaleAspectFill")
    public static var ScaleAspectFill: UIView.ContentMode { .scaleAspectFill }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "center")
    public static var Center: UIView.ContentMode { .center }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIImage.RenderingMode {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "automatic")
    public static var Automatic: UIImage.RenderingMode { .automatic }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "alwaysOriginal")
    public static var AlwaysOriginal: UIImage.RenderingMode { .alwaysOriginal }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "alwaysTemplate")
    public static var AlwaysTemplate: UIImage.RenderingMode { .alwaysTemplate }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIControl.State {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "normal")
    public static var Normal: UIControl.State { .normal }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "highlighted")
    public static var Highlighted: UIControl.State { .highlighted }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "disabled")
    public static var Disabled: UIControl.State { .disabled }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "selected")
    public static var Selected: UIControl.State { .selected }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIControl.Event {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "touchUpInside")
    public static var TouchUpInside: UIControl.Event { .touchUpInside }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "valueChanged")
    public static var ValueChanged: UIControl.Event { .valueChanged }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "editingChanged")
    public static var EditingChanged: UIControl.Event { .editingChanged }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "editingDidBegin")
    public static var EditingDidBegin: UIControl.Event { .editingDidBegin }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "editingDidEnd")
    public static var EditingDidEnd: UIControl.Event { .editingDidEnd }
}
