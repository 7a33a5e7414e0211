#ifndef UIKIT_RUNTIME_H
#define UIKIT_RUNTIME_H

#include <stdbool.h>
#include <stdint.h>

// Objects of a class that is known only at run time.
//
// UIKit makes cells, views and delegates from a class that the app registered, through initialisers that the app may
// override without marking them `required`. Swift has no expression for that call. The initialisers are in the class's
// vtable all the same; these functions look them up there, by the method descriptors that the compiler emits, and call
// them. Each takes the class's metatype as a pointer and returns the object with one reference that the caller owns.

/// `init()` of a class that descends from NSObject.
void *_Nonnull UIKitRuntimeMakeObject(const void *_Nonnull metatype);

/// `init(frame:)` of a class that descends from UIView.
void *_Nonnull UIKitRuntimeMakeView(const void *_Nonnull metatype, double x, double y, double width, double height);

/// `init(frame:collectionViewLayout:)`, with a frame of no size, of a class that descends from UICollectionView. A reference
/// to the layout passes to the new object.
void *_Nonnull UIKitRuntimeMakeCollection(const void *_Nonnull metatype, const void *_Nonnull layout);

/// `init(style:reuseIdentifier:)` of a class that descends from UITableViewCell. The two words are those of a Swift
/// `String?`, whose reference passes to the new object.
void *_Nonnull UIKitRuntimeMakeCell(const void *_Nonnull metatype, uint8_t style, uint64_t word0, uint64_t word1);

/// `init(reuseIdentifier:)` of a class that descends from UITableViewHeaderFooterView; the words as above.
void *_Nonnull UIKitRuntimeMakeHeaderFooterView(const void *_Nonnull metatype, uint64_t word0, uint64_t word1);

/// `init(identifier:source:destination:)` of a class that descends from UIStoryboardSegue; the words as above. A reference to
/// each controller passes to the new object.
void *_Nonnull UIKitRuntimeMakeSegue(const void *_Nonnull metatype, uint64_t word0, uint64_t word1,
                                     const void *_Nonnull source, const void *_Nonnull destination);

/// How a class, or one above it, stores a property: 0 strongly, 1 weakly, 2 unowned, -1 not at all.
int UIKitRuntimeFieldOwnership(const void *_Nonnull metatype, const char *_Nonnull field);

/// Whether a class, or one above it, declares a stored property with `var`.
bool UIKitRuntimeFieldIsVariable(const void *_Nonnull metatype, const char *_Nonnull field);

/// The implementation of `setValue(_:forKey:)` in a class that descends from UIResponder. Only for comparison.
const void *_Nonnull UIKitRuntimeSetValueMethod(const void *_Nonnull metatype);

/// The implementation of `tableView(_:commit:forRowAt:)` in a class that descends from UITableViewController; the same as
/// UITableViewController's own where the class does not override it. Only for comparison.
const void *_Nonnull UIKitRuntimeCommitMethod(const void *_Nonnull metatype);

/// The same for `tableView(_:moveRowAt:to:)`.
const void *_Nonnull UIKitRuntimeMoveMethod(const void *_Nonnull metatype);

#endif
