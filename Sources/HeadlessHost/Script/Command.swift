import Foundation

/// A command of a script.
enum Command: Equatable {
    case tap(String)
    case type(String)
    case key(String)
    case scope(String)
    case token(String)
    case swipe(AppDriver.SwipeDirection, String)
    case drag(String, to: String)
    case paste(String)
    case cut
    case copy
    case back
    case hold(String)
    case pull
    case wait(milliseconds: Int)
    case keyboard(height: Int)
    case next
    case previous
    case activate
    case increment
    case decrement
    case escape
    case read
    case action(String)
    case rotor(AppDriver.ReadingDirection, String)
    case screen
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
}

/// An action of the user on the windows of an app.
enum WindowCommand: String, CaseIterable {
    case new, next, minimize, close
}
