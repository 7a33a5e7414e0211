#ifndef UIKIT_COLLECTIONS_RUNTIME_H
#define UIKIT_COLLECTIONS_RUNTIME_H

// Objects of the classes of UIKitCollections that are known only at run time. See UIKitRuntime.h for the mechanism.
//
// A separate target, because it refers to symbols of UIKitCollections. Programs with UIKitCore alone do not link it.

/// `init(frame:collectionViewLayout:)` of a subclass of UICollectionView, with an empty frame. The new object takes ownership
/// of a reference to the layout.
void *_Nonnull UIKitCollectionsRuntimeMakeCollection(const void *_Nonnull metatype, const void *_Nonnull layout);

#endif
