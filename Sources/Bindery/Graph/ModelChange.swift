import Observation

/// A future change of the plain `@Observable` objects that one run has read.
///
/// The readers of that run depend on it instead of the objects, and retain it. It cancels its
/// registration when the last of them has run again or ended.
@MainActor
final class ModelChange: GraphNode {
  /// The position of the run among all runs.
  let number: UInt
  private let registrar: ObservationRegistrar?

  /// Makes a change whose registration is cancelled through `registrar`, if there is one.
  init(of reader: Reader, cancelledBy registrar: ObservationRegistrar?) {
    number = reader.run
    self.registrar = registrar
    super.init()
  }

  override var name: String { "an @Observable object" }

  isolated deinit {
    registrar?.willSet(CancellationSubject.shared, keyPath: \.isCancelled)
  }
}

/// The object whose change cancels a registration, whichever registrar reports it.
nonisolated final class CancellationSubject: Observable, Sendable {
  static let shared = CancellationSubject()

  let isCancelled = false

  private init() {}

  deinit {}
}
