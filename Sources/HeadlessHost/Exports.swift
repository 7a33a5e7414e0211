@_exported import AppDriving
