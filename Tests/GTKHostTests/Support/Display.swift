#if GTK
    import Foundation

    /// Whether there is a display to show windows on.
    let isOnDisplay = ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false

    /// Whether there is a display, and no input method but GTK's own.
    let isOnDisplayOfItsOwn = isOnDisplay && ProcessInfo.processInfo.environment["GTK_IM_MODULE"] != "ibus"
#endif
