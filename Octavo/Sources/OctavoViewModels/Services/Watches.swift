import Bindery

/// The work that goes on outside of its screen because the user waits for its end, by names.
@MainActor
final class Watches {
  @MutableProperty private var objects: [String: AnyObject] = [:]

  /// The work with a name; `nil` for none.
  subscript(name: String) -> AnyObject? {
    get { objects[name] }
    set { objects[name] = newValue }
  }

  /// Whether there is work with a name.
  ///
  /// Reading it inside `observe` subscribes.
  func contains(_ name: String) -> Bool { objects[name] != nil }
}
