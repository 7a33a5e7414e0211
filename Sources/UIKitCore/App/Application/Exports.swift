// Selectors, predicates and other parts of Foundation that Linux's Foundation lacks. An app that imports UIKit sees them.
@_exported import FoundationCompatibility
