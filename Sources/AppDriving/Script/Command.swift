import Foundation

/// A command of a script.
enum Command: Equatable {
    case tap(ScreenDriver.Target)
    case doubleTap(ScreenDriver.Target)
    case press(ScreenDriver.Target, milliseconds: Int)
    case type(String)
    case key(String)
    case keyDown(String)
    case keyUp(String)
    case compose(String)
    case commit
    case scope(String)
    case token(String)
    case swipeRow(ScreenDriver.SwipeDirection, String)
    case swipe(ScreenDriver.Target, by: ScreenDriver.Distance)
    case move(ScreenDriver.Target, to: ScreenDriver.Target, afterMilliseconds: Int)
    case moveBy(ScreenDriver.Target, by: ScreenDriver.Distance)
    case drag(String, to: String)
    case pinch(ScreenDriver.Target, scale: Double)
    case rotate(ScreenDriver.Target, degrees: Double)
    case hover(ScreenDriver.Target?)
    case paste(String)
    case cut
    case copy
    case back
    case hold(String)
    case pull
    case slide(ScreenDriver.Target, to: Double)
    case adjust(ScreenDriver.Target, to: String)
    case wait(milliseconds: Int)
    case waitForChange(milliseconds: Int)
    case keyboard(height: Int)
    case resize(width: Int, height: Int)
    case turn(isLandscape: Bool)
    case setting(DesktopSetting)
    case next
    case previous
    case activate
    case increment
    case decrement
    case escape
    case read
    case action(String)
    case rotor(ScreenDriver.ReadingDirection, String)
    case screen
    case hierarchy
    case elements
    case picture(String)
    case announcements
    case save
    case memoryWarning
    case relaunch
    case open(String)
    case quickAction(String)
    case window(WindowCommand)
    case choose([String])
    case cancelChoosing
    case notifications
    case answer(String, action: String?)
    case quit
}

/// An action of the user on the windows of an app.
enum WindowCommand: String, CaseIterable {
    case new, next, minimize, close
}
