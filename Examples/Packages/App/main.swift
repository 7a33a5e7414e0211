import Foundation
import UIKit

// GNOME Shell starts the same program in the background.
if CommandLine.arguments.dropFirst().first == "--search-provider" { PackageSearchService.run() }

// `packages 'q=editor'` is short for the address of a link, which an instance of the app that already runs receives, too.
let arguments = CommandLine.arguments.map { PackageLink(arguments: [$0])?.url.absoluteString ?? $0 }
var pointers = arguments.map { strdup($0) } + [nil]
exit(UIApplicationMain(Int32(arguments.count), &pointers, nil, NSStringFromClass(AppDelegate.self)))
