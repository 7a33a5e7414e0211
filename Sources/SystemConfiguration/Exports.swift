// The names of Core Foundation, as on Apple's systems.
@_exported import FoundationCompatibility
