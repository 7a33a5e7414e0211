// Predicates, sort descriptors with keys and key-value observing are part of Apple's Foundation.
@_exported import FoundationCompatibility
