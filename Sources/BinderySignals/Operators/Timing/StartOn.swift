import Bindery

extension SignalProducer {
  /// Starts the work on `scheduler` instead of synchronously.
  ///
  /// ```text
  /// self       ─1─2─|
  /// start(on:) ·─1─2─|
  /// ```
  ///
  /// All events are forwarded unchanged. A run that is disposed of before its scheduled start is
  /// interrupted, and its work never begins. All work stays on the main actor.
  public func start(on scheduler: any Scheduler) -> SignalProducer {
    SignalProducer(joining: { output, run in
      run.work += scheduler.schedule {
        if !run.isOver { core.start(output, run) }
      }
    })
  }
}
