/// The submodule of `import os.log`; see module.modulemap.
