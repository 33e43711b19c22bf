@_spi(Engine) import Bindery

/// Fails if the upstream has not ended within an interval.
@MainActor
final class Timeout<Value, Failure: Error>: EndingValueOperator<Value, Value, Failure> {
  private let interval: Duration
  private let error: Failure
  private let scheduler: any Scheduler
  private let work: Lifetime

  init(
    after interval: Duration,
    raising error: Failure,
    on scheduler: any Scheduler,
    during work: Lifetime
  ) {
    self.interval = interval
    self.error = error
    self.scheduler = scheduler
    self.work = work
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) { if !hasEnded { pass(value) } }

  override func listen() {
    work += scheduler.schedule(after: interval) { [weak self] in
      guard let self else { return }
      finish(.failed(error))
    }
    super.listen()
  }
}

extension Signal {
  /// Fails with `error` unless this signal ends within `interval`.
  ///
  /// ```text
  /// self              ─1─2─3─4─|
  /// timeout(after: 4) ─1─2#
  /// ```
  ///
  /// The interval begins with this call, or with the start of a producer. It must not be negative.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded; it does not extend the interval |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal and cancels the timer, as does any ending |
  public func timeout(
    after interval: Duration,
    raising error: Failure,
    on scheduler: any Scheduler
  ) -> Signal {
    precondition(interval >= .zero, "timeout needs an interval that is not negative")
    return stateful { Timeout(after: interval, raising: error, on: scheduler, during: $0) }
  }
}

extension Signal where Failure == Never {
  /// Fails with `error` unless this signal, which cannot fail otherwise, ends within `interval`.
  public func timeout<NewFailure>(
    after interval: Duration,
    raising error: NewFailure,
    on scheduler: any Scheduler
  ) -> Signal<Value, NewFailure> {
    promoteError(NewFailure.self).timeout(after: interval, raising: error, on: scheduler)
  }
}

extension SignalProducer {
  /// Fails with `error` unless the run ends within `interval`, counted from its start.
  ///
  /// A value does not extend the interval, which must not be negative. The failure is sent on
  /// `scheduler` and interrupts the work; an earlier ending is forwarded and cancels the timer.
  public func timeout(
    after interval: Duration,
    raising error: Failure,
    on scheduler: any Scheduler
  ) -> SignalProducer {
    precondition(interval >= .zero, "timeout needs an interval that is not negative")
    return combining(ending: { _, upstream in
      Timeout(after: interval, raising: error, on: scheduler, during: upstream.work)
    })
  }
}

extension SignalProducer where Failure == Never {
  /// Fails with `error` unless the run, which cannot fail otherwise, ends within `interval`.
  ///
  /// The interval begins at the start; a value does not extend it, and it must not be negative. The
  /// failure is sent on `scheduler` and interrupts the work.
  public func timeout<NewFailure>(
    after interval: Duration,
    raising error: NewFailure,
    on scheduler: any Scheduler
  ) -> SignalProducer<Value, NewFailure> {
    promoteError(NewFailure.self).timeout(after: interval, raising: error, on: scheduler)
  }
}
