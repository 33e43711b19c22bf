import Bindery

/// What disposes of a run whose work has an input, for whoever has started it.
///
/// When it is released, the input lives on with those who send on it. When there is nobody, the run
/// is interrupted.
@MainActor
final class RunToken: Disposable {
  let run: ProducerRun

  init(_ run: ProducerRun) { self.run = run }

  isolated deinit { run.input = nil }

  var isDisposed: Bool { run.isDisposed }

  func dispose() { run.dispose() }
}
