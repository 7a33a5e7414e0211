import Foundation

// Colours were methods in Swift 2.

extension UIColor {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.black()")
    public static func blackColor() -> UIColor { .black }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.darkGray()")
    public static func darkGrayColor() -> UIColor { .darkGray }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.lightGray()")
    public static func lightGrayColor() -> UIColor { .lightGray }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.white()")
    public static func whiteColor() -> UIColor { .white }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.gray()")
    public static func grayColor() -> UIColor { .gray }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.red()")
    public static func redColor() -> UIColor { .red }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.green()")
    public static func greenColor() -> UIColor { .green }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.blue()")
    public static func blueColor() -> UIColor { .blue }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.cyan()")
    public static func cyanColor() -> UIColor { .cyan }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.yellow()")
    public static func yellowColor() -> UIColor { .yellow }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.magenta()")
    public static func magentaColor() -> UIColor { .magenta }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.orange()")
    public static func orangeColor() -> UIColor { .orange }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.purple()")
    public static func purpleColor() -> UIColor { .purple }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.brown()")
    public static func brownColor() -> UIColor { .brown }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "getter:UIColor.clear()")
    public static func clearColor() -> UIColor { .clear }
}
