import Bindery
import BinderySignals
import BinderyTesting

/// The failure of the sources of a script.
nonisolated struct ScriptFailure: Error, Equatable {}

/// An operator and the model that it is compared with.
struct Subject {
  typealias Input = Signal<Int, ScriptFailure>
  typealias Output = Signal<String, ScriptFailure>
  typealias InputProducer = SignalProducer<Int, ScriptFailure>
  typealias OutputProducer = SignalProducer<String, ScriptFailure>

  let model: OperatorModel
  /// The operator on signals, if signals have it.
  let signal: ((_ inputs: [Input], _ clock: TestScheduler) -> Output)?
  /// The operator on producers.
  let producer: (_ inputs: [InputProducer], _ clock: TestScheduler) -> OutputProducer

  /// Returns a description of the first fault for `script`, or `nil`.
  func fault(for script: Script) -> String? {
    if let signal {
      let player = ScriptPlayer(script)
      let received = player.play { signal(player.signals, player.clock).observe($0) }
      let expected = model.outcome(for: script, isRun: false)
      if received != expected { return "signal\n  expected \(expected)\n  received \(received)" }
      if let leak = player.leak { return "signal: \(leak)" }
    }
    let player = ScriptPlayer(script)
    let received = player.play {
      producer(player.signals.map { SignalProducer($0) }, player.clock).start($0)
    }
    let expected = model.outcome(for: script, isRun: true)
    if received != expected { return "producer\n  expected \(expected)\n  received \(received)" }
    return player.leak.map { "producer: \($0)" }
  }
}

/// Runs a script.
private final class ScriptPlayer {
  let clock = TestScheduler()
  private let script: Script
  private let pipes = (0..<Script.sources).map { _ in Subject.Input.pipe() }
  private var outcome = Outcome()
  private var isDisposed = false

  init(_ script: Script) { self.script = script }

  deinit {}

  var signals: [Subject.Input] { pipes.map(\.output) }

  /// A description of the sources that are still observed although the output has ended, or `nil`.
  var leak: String? {
    guard outcome.hasEnded || isDisposed else { return nil }
    let observed = pipes.indices.filter { pipes[$0].output.isObserved }
    return observed.isEmpty ? nil : "sources \(observed) are still observed"
  }

  func play(
    _ begin: (@escaping (Subject.Output.Event) -> Void) -> (any Disposable)?
  ) -> Outcome {
    let token = begin { [self] in record($0) }
    for (number, entry) in script.entries.enumerated() {
      if number == script.disposal { dispose(token) }
      clock.advance(by: .seconds(entry.frame) - clock.now)
      perform(entry)
      clock.advance()
    }
    if script.disposal == script.entries.count { dispose(token) }
    clock.advance(by: .seconds(50))
    return outcome
  }

  private func dispose(_ token: (any Disposable)?) {
    token?.dispose()
    isDisposed = true
  }

  private func perform(_ entry: Script.Entry) {
    let input = pipes[entry.source].input
    switch entry.act {
    case .value(let value): input.send(value: value)
    case .ending(.completion): input.sendCompleted()
    case .ending(.failure): input.send(error: ScriptFailure())
    case .ending(.interruption): input.sendInterrupted()
    }
  }

  private func record(_ event: Subject.Output.Event) {
    let time = Int(clock.now / .milliseconds(500))
    switch event {
    case .value(let text): outcome.send(text, at: time)
    case .completed: outcome.end(.completion, at: time)
    case .failed: outcome.end(.failure, at: time)
    case .interrupted: outcome.end(.interruption, at: time)
    }
  }
}
