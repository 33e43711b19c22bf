/// The receiver of an observation's values.
@MainActor
final class ObservationTarget<Value: Sendable> {
  weak var observation: StoreObservation?
  private let onChange: @MainActor (Value) -> Void

  init(_ onChange: @escaping @MainActor (Value) -> Void) {
    self.onChange = onChange
  }

  deinit {}

  /// Passes a value on and counts its rows, unless the observation has ended.
  func deliver(_ value: Value, _ rows: Int, _ hub: ObservationHub) {
    guard let observation, !observation.hasEnded else { return }
    hub.count(rows: rows)
    onChange(value)
  }
}
