public import Foundation

/// A string of Core Foundation. On Linux it is Foundation's class: `as` converts it to and from `String`.
public typealias CFString = NSString

/// An array of Core Foundation. On Linux it is Foundation's class: `as` converts it to and from arrays of Swift.
public typealias CFArray = NSArray

/// A dictionary of Core Foundation. On Linux it is Foundation's class: `as` converts it to and from dictionaries of Swift.
public typealias CFDictionary = NSDictionary

/// A time in seconds.
public typealias CFTimeInterval = Double
