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
