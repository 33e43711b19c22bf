import BinderyNavigation

/// A value that is made once for an object, and made again for another object.
///
/// A view makes its `State` each time it is made itself, and SwiftUI keeps the first: the value is
/// made by the first `body` that reads it, and the boxes of the others stay empty.
@MainActor
package final class MadeForOwner<Value> {
  /// The object; retained, so that no other object has its identity.
  private var owner: AnyObject?
  private var made: Value?

  /// Makes an empty box.
  package init() {}

  deinit {}

  /// Returns the value for `owner`, which `make` makes unless it was made before.
  ///
  /// The call adds no dependency on what `make` reads.
  package func value(for owner: AnyObject, _ make: () -> Value) -> Value {
    if self.owner === owner, let made { return made }
    let value = untracked { make() }
    self.owner = owner
    made = value
    return value
  }
}
