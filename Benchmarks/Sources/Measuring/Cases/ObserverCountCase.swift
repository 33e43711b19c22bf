/// A source that is measured with several numbers of observers.
public struct ObserverCountCase {
  /// The operations on a source: adding observers, sending values and removing all observers.
  public struct Source {
    let add: (Int) -> Void
    let send: (Range<Int>) -> Void
    let removeAll: () -> Void

    /// Makes a source whose observers pass each value to a ``Sink``.
    public init(
      add: @escaping (Int) -> Void,
      send: @escaping (Range<Int>) -> Void,
      removeAll: @escaping () -> Void
    ) {
      self.add = add
      self.send = send
      self.removeAll = removeAll
    }
  }

  /// The operations that are measured one after the other.
  enum Phase: String, CaseIterable {
    case subscribe, send, dispose

    func row(_ size: Int) -> String { "crowd-\(size)-\(rawValue)" }
  }

  static let sizes = [100, 1_000, 10_000]

  /// The rows about many observers: the cost of each phase with each number of observers.
  public static let rows = sizes.flatMap { size in Phase.allCases.map { $0.row(size) } }

  let library: Library
  let prepare: (Sink) -> Source
}
