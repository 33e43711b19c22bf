import Observation

/// A future change of the plain `@Observable` objects that one run has read.
///
/// The readers of that run depend on it instead of the objects, and retain it. It cancels its
/// registration when the last of them has run again or ended.
@MainActor
final class ModelChange: GraphNode {
  /// The position of the run among all runs.
  let number: UInt
  /// The readers that this change has made stale first.
  var staleReaders: [Reader] = []
  /// The chain of runs that has made the change; 0 if no run has.
  private(set) var chain: UInt32 = 0
  /// The last run of that chain, if causes are recorded.
  private(set) var cause: RunChain.Cause?
  private let registrar: ObservationRegistrar?

  /// Makes a change whose registration is cancelled through `registrar`, if there is one.
  init(of reader: Reader, cancelledBy registrar: ObservationRegistrar?) {
    number = reader.run
    self.registrar = registrar
    super.init()
  }

  override var name: String { "an @Observable object" }

  /// Records that the present run, if there is one, has made the change.
  func recordCause() {
    chain = RunChain.length
    cause = chain > RunChain.recorded ? RunChain.cause : nil
  }

  isolated deinit {
    registrar?.willSet(TrackingSubject.shared, keyPath: \.self)
  }
}
