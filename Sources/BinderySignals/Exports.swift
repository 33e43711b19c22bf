// Importing a level also imports the levels below it.
@_exported public import Bindery
