/// Something of one library that is made many times, to see how many bytes one of it keeps.
public struct MemoryCase {
  /// Makes one more, and says whether what was made so far works.
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
  let prepare: (Held, Sink) -> Subject
}
