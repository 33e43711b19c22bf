import Bindery

extension SignalProducer {
  /// Starts the work when `scheduler` gets to it, and not at once.
  ///
  /// ```text
  /// self       ─1─2─|
  /// start(on:) ·─1─2─|
  /// ```
  ///
  /// All events are passed on as they are. A run that is disposed of before is interrupted and never
  /// begins. Everything stays on the main actor: a scheduler puts off, it does not move.
  public func start(on scheduler: any Scheduler) -> SignalProducer {
    SignalProducer(joining: { output, run in
      run.work += scheduler.schedule {
        if !run.isOver { core.start(output, run) }
      }
    })
  }
}
