import BinderyNavigation

extension Lifetime {
  /// Runs `body` now and whenever something that it has read has changed, and keeps what it uses
  /// until the lifetime ends.
  func follow(_ body: @escaping () -> Void) { add(Bindery.observe { body() }) }
}
