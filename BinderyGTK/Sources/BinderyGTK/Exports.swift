@_exported public import BinderyNavigation
