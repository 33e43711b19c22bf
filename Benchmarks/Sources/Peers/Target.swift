/// An object with a property to write to, such as a label.
final class Target {
  var value = 0
}
