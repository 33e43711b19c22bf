/// The widgets that the views of the examples are made of.
@MainActor
class Label {
  var text = ""
  var isHidden = false
}

final class Button: Label {
  var isEnabled = true
}

final class Spinner: Label {
  func start() { isHidden = false }

  func stop() { isHidden = true }
}
