#if GTK
import Foundation

/// Whether there is a display for windows.
let isOnDisplay = ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false

/// Whether there is a display without an external input method.
let isOnDisplayOfItsOwn = isOnDisplay && ProcessInfo.processInfo.environment["GTK_IM_MODULE"] != "ibus"
#endif
