// As on Apple's systems: the API takes and returns Foundation's and Dispatch's types.
@_exported import Dispatch
@_exported import Foundation
