// Exactly the declarations of Apple's module Symbols that exist here. UIKit exports the same declarations, so a file may import both
// modules.
@_exported import struct UIKitCore.AppearSymbolEffect
@_exported import struct UIKitCore.AutomaticSymbolEffect
@_exported import struct UIKitCore.BounceSymbolEffect
@_exported import struct UIKitCore.BreatheSymbolEffect
@_exported import protocol UIKitCore.ContentTransitionSymbolEffect
@_exported import struct UIKitCore.DisappearSymbolEffect
@_exported import protocol UIKitCore.DiscreteSymbolEffect
@_exported import struct UIKitCore.DrawOffSymbolEffect
@_exported import struct UIKitCore.DrawOnSymbolEffect
@_exported import protocol UIKitCore.IndefiniteSymbolEffect
@_exported import struct UIKitCore.PulseSymbolEffect
@_exported import struct UIKitCore.ReplaceSymbolEffect
@_exported import struct UIKitCore.RotateSymbolEffect
@_exported import struct UIKitCore.ScaleSymbolEffect
@_exported import protocol UIKitCore.SymbolEffect
@_exported import struct UIKitCore.SymbolEffectConfiguration
@_exported import struct UIKitCore.SymbolEffectOptions
@_exported import protocol UIKitCore.TransitionSymbolEffect
@_exported import struct UIKitCore.VariableColorSymbolEffect
@_exported import struct UIKitCore.WiggleSymbolEffect
