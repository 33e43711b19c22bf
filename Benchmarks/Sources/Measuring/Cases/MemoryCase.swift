/// An object of one library that is made many times, to measure the bytes that it uses.
public struct MemoryCase {
  /// The functions that make one more object, and that check that all of them work.
  public struct Subject {
    let make: () -> Void
    let works: () -> Bool

    /// Makes a subject.
    public init(make: @escaping () -> Void, works: @escaping () -> Bool = { true }) {
      self.make = make
      self.works = works
    }
  }

  let row: String
  let library: Library
  let count: Int
  let prepare: (Held, Sink) -> Subject
}
