internal import Observation

/// A view model built on the standard library alone.
@Observable
final class Model {
  var value = 0
  var other = 1
  var double: Int { value &* 2 }
  var triple: Int { value &* 3 }
}
