/// A source with many observers, to see whether a crowd makes it slower.
public struct CrowdCase {
  /// A source: how to add observers, how to send values, how to remove all observers.
  public struct Crowd {
    let add: (Int) -> Void
    let send: (Range<Int>) -> Void
    let removeAll: () -> Void

    /// Makes a crowd; each observer hands what it gets to a ``Sink``.
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

  let library: Library
  let prepare: (Sink) -> Crowd
}
