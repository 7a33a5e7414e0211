// As on Apple's systems, `import PhotosUI` also imports Photos.
@_exported import Photos
