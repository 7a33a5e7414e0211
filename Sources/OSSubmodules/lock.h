/// The submodule of `import os.lock`; see module.modulemap.
