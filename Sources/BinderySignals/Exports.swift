// Each level brings the ones below it along.
@_exported public import Bindery
