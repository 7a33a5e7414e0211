#ifndef UIKIT_RUNTIME_H
#define UIKIT_RUNTIME_H

#include <stdbool.h>
#include <stdint.h>

// Objects of classes that are known only at run time.
//
// UIKit creates cells, views and delegates from a class that the app registered, by initializers that the app may override
// without marking them `required`. Swift cannot express this call. The initializers are in the class's vtable; these functions
// look them up by the method descriptors that the compiler emits, and call them. Each takes the metatype of the class as a
// pointer and returns the object with one reference that the caller owns.

/// `init()` of a subclass of NSObject.
void *_Nonnull UIKitRuntimeMakeObject(const void *_Nonnull metatype);

/// `init(frame:)` of a subclass of UIView.
void *_Nonnull UIKitRuntimeMakeView(const void *_Nonnull metatype, double x, double y, double width, double height);

/// `init(style:reuseIdentifier:)` of a subclass of UITableViewCell. The two words are those of a Swift `String?`; the new
/// object takes ownership of its reference.
void *_Nonnull UIKitRuntimeMakeCell(const void *_Nonnull metatype, uint8_t style, uint64_t word0, uint64_t word1);

/// `init(reuseIdentifier:)` of a subclass of UITableViewHeaderFooterView; the words as above.
void *_Nonnull UIKitRuntimeMakeHeaderFooterView(const void *_Nonnull metatype, uint64_t word0, uint64_t word1);

/// `init(identifier:source:destination:)` of a subclass of UIStoryboardSegue; the words as above. The new object takes
/// ownership of a reference to each controller.
void *_Nonnull UIKitRuntimeMakeSegue(const void *_Nonnull metatype, uint64_t word0, uint64_t word1,
                                     const void *_Nonnull source, const void *_Nonnull destination);

/// The ownership of a property stored by a class or its superclasses: 0 strong, 1 weak, 2 unowned, -1 no such property.
int UIKitRuntimeFieldOwnership(const void *_Nonnull metatype, const char *_Nonnull field);

/// Whether a class or its superclasses declare a stored property with `var`.
bool UIKitRuntimeFieldIsVariable(const void *_Nonnull metatype, const char *_Nonnull field);

/// The implementation of `setValue(_:forKey:)` in a subclass of UIResponder. Only for comparison.
const void *_Nonnull UIKitRuntimeSetValueMethod(const void *_Nonnull metatype);

/// The implementation of `tableView(_:commit:forRowAt:)` in a subclass of UITableViewController; UITableViewController's own
/// unless the class overrides it. Only for comparison.
const void *_Nonnull UIKitRuntimeCommitMethod(const void *_Nonnull metatype);

/// The same for `tableView(_:moveRowAt:to:)`.
const void *_Nonnull UIKitRuntimeMoveMethod(const void *_Nonnull metatype);

/// The edit commands of UIResponder, such as `copy(_:)`.
enum UIKitRuntimeEdit {
    UIKitRuntimeEditCut,
    UIKitRuntimeEditCopy,
    UIKitRuntimeEditPaste,
    UIKitRuntimeEditDelete,
    UIKitRuntimeEditSelect,
    UIKitRuntimeEditSelectAll
};

/// The implementation of an edit command in a subclass of UIResponder. Only for comparison.
const void *_Nonnull UIKitRuntimeEditMethod(const void *_Nonnull metatype, enum UIKitRuntimeEdit edit);

/// The implementation of `draw(_:)` in a subclass of UIView. Only for comparison.
const void *_Nonnull UIKitRuntimeDrawMethod(const void *_Nonnull metatype);

/// The methods of UIView as the delegate of its layer.
enum UIKitRuntimeLayerMethod {
    UIKitRuntimeLayerDraw,
    UIKitRuntimeLayerDisplay,
    UIKitRuntimeLayerLayout
};

/// The implementation of `draw(_:in:)`, `display(_:)` or `layoutSublayers(of:)` in a subclass of UIView. Only for comparison.
const void *_Nonnull UIKitRuntimeLayerMethod(const void *_Nonnull metatype, enum UIKitRuntimeLayerMethod method);

/// The implementation of `drawText(in:)` in a subclass of UILabel. Only for comparison.
const void *_Nonnull UIKitRuntimeDrawTextMethod(const void *_Nonnull metatype);

/// The implementation of `draw(in:)` in a subclass of CALayer. Only for comparison.
const void *_Nonnull UIKitRuntimeDrawLayerMethod(const void *_Nonnull metatype);

#endif
