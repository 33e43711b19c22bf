import Bindery

/// Disposes of a run that owns an input.
///
/// Returned to the caller of `start`.
///
/// Releasing the token releases the run’s reference to the input. If no other reference to the
/// input is left, the run is interrupted.
@MainActor
final class RunToken: Disposable {
  let run: ProducerRun

  init(_ run: ProducerRun) { self.run = run }

  isolated deinit { run.input = nil }

  var isDisposed: Bool { run.isDisposed }

  func dispose() { run.dispose() }
}
