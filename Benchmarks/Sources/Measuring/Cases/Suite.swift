/// All that is to be measured.
public struct Suite {
  private var library = Library.ours
  var cases: [Case] = []
  var memoryCases: [MemoryCase] = []
  var observerCountCases: [ObserverCountCase] = []

  /// Makes a suite of nothing.
  public init() {}

  /// Adds what `body` adds, as cases of `library`.
  public mutating func add(_ library: Library, _ body: (inout Suite) -> Void) {
    self.library = library
    body(&self)
  }

  /// Adds an operation to a row of the table.
  ///
  /// - Parameters:
  ///   - row: The row's identifier.
  ///   - delivery: What the operation must have delivered.
  ///   - prepare: Makes what the operation needs, once, and returns the operation.
  public mutating func row(
    _ row: String,
    _ delivery: Delivery = .each(1),
    _ prepare: @escaping (Held, Sink) -> Case.Run
  ) {
    cases.append(Case(row: row, library: library, delivery: delivery, prepare: prepare))
  }

  /// Adds something to a row of the table that counts bytes.
  public mutating func memory(
    _ row: String,
    _ prepare: @escaping (Held, Sink) -> MemoryCase.Subject
  ) {
    memoryCases.append(MemoryCase(row: row, library: library, prepare: prepare))
  }

  /// Adds a source to the rows about many observers.
  public mutating func observerCounts(_ prepare: @escaping (Sink) -> ObserverCountCase.Source) {
    observerCountCases.append(ObserverCountCase(library: library, prepare: prepare))
  }

  /// Puts the rows into the order of `rows`, and leaves out what is not among them.
  ///
  /// Libraries of one row are then measured next to each other. The crowds stay if any of their rows
  /// is among `rows`.
  public mutating func arrange(by rows: [String]) {
    cases = rows.flatMap { row in cases.filter { $0.row == row } }
    memoryCases = rows.flatMap { row in memoryCases.filter { $0.row == row } }
    if Set(rows).isDisjoint(with: ObserverCountCase.rows) { observerCountCases = [] }
  }
}
