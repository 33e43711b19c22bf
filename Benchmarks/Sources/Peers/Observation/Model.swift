internal import Observation

/// What a view model is with the standard library alone.
@Observable
final class Model {
  var value = 0
  var other = 1
}
