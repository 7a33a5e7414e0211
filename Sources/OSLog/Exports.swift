// As on Apple's systems, `import OSLog` also imports the module os, which writes the messages.
@_exported import os
