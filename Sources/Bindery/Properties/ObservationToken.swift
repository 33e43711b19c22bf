/// The token of an observation, which ends when the token is disposed of or released.
@MainActor
public final class ObservationToken: Disposable {
  private let effect: Effect

  /// Whether the observation has ended.
  public var isDisposed: Bool { effect.isDisposed }

  init(_ effect: Effect) {
    self.effect = effect
    effect.start()
  }

  isolated deinit { effect.dispose() }

  /// Ends the observation.
  ///
  /// A run that is due but has not begun does not happen any more.
  public func dispose() { effect.dispose() }
}

extension Lifetime {
  /// Runs `body` with `owner` now and whenever something that it has read has changed.
  ///
  /// The owner is held weakly; the observation ends with it or with this lifetime.
  public func observe<Owner: AnyObject>(
    _ owner: Owner,
    name: StaticString = #function,
    _ body: @escaping (Owner) -> Void
  ) {
    add(
      Bindery.observe(name) { [weak owner] in
        if let owner { body(owner) }
      }
    )
  }
}
