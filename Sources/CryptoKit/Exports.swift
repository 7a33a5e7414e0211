// As on Apple's systems: the API takes and returns Foundation's `Data`.
@_exported import Foundation
