@_spi(Engine) import Bindery

/// Completes when a lifetime ends.
@MainActor
final class TakeDuring<Value, Failure: Error>: EndingValueOperator<Value, Value, Failure> {
  private let lifetime: Lifetime
  private let work: Lifetime

  init(_ lifetime: Lifetime, during work: Lifetime) {
    self.lifetime = lifetime
    self.work = work
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) { if !hasEnded { pass(value) } }

  override func listen() {
    super.listen()
    guard !work.hasEnded else { return }
    // A run that is started after the end of the lifetime is interrupted, like an observer of a
    // signal that has ended.
    if run != nil, lifetime.hasEnded { return finish(.interrupted) }
    work += lifetime.observeEnded { [weak self] in self?.finish(.completed) }
  }
}

extension Signal {
  /// Completes when `lifetime` ends.
  ///
  /// ```text
  /// self          ─1─2─3─4─|
  /// lifetime      ────╳
  /// take(during:) ─1─2|
  /// ```
  ///
  /// With a lifetime that has ended it completes at once.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal, as does any ending |
  public func take(during lifetime: Lifetime) -> Signal {
    stateful { TakeDuring(lifetime, during: $0) }
  }
}

extension SignalProducer {
  /// Forwards the events of a run, and completes it when `lifetime` ends.
  ///
  /// The completion interrupts the work. With a lifetime that has ended, the work is not started:
  /// the run is interrupted at once.
  public func take(during lifetime: Lifetime) -> SignalProducer {
    combining(ending: { _, upstream in TakeDuring(lifetime, during: upstream.work) })
  }
}
