/// The cases to measure.
public struct Suite {
  private var library = Library.ours
  var cases: [Case] = []
  var memoryCases: [MemoryCase] = []
  var amountCases: [AmountCase] = []
  var observerCountCases: [ObserverCountCase] = []

  /// Makes an empty suite.
  public init() {}

  /// Adds the cases of `library` that `body` adds.
  public mutating func add(_ library: Library, _ body: (inout Suite) -> Void) {
    self.library = library
    body(&self)
  }

  /// Adds an operation to a row of the table.
  ///
  /// - Parameters:
  ///   - row: The row's identifier.
  ///   - delivery: The values that the operation must deliver.
  ///   - prepare: Makes the objects of the operation, once, and returns the operation.
  public mutating func row(
    _ row: String,
    _ delivery: Delivery = .each(1),
    _ prepare: @escaping (Held, Sink) -> Case.Body
  ) {
    cases.append(Case(row: row, library: library, delivery: delivery, prepare: prepare))
  }

  /// Adds an object to a row of the table that measures bytes.
  ///
  /// - Parameters:
  ///   - row: The row's identifier.
  ///   - count: The number of objects that are made.
  ///   - prepare: Makes what the objects need, once, and returns the functions.
  public mutating func memory(
    _ row: String,
    count: Int = 100_000,
    _ prepare: @escaping (Held, Sink) -> MemoryCase.Subject
  ) {
    memoryCases.append(MemoryCase(row: row, library: library, count: count, prepare: prepare))
  }

  /// Adds a number of bytes to a row of the table.
  public mutating func amount(_ row: String, _ measure: @escaping () -> Int) {
    amountCases.append(AmountCase(row: row, library: library, measure: measure))
  }

  /// Adds a source to the rows about many observers.
  public mutating func observerCounts(_ prepare: @escaping (Sink) -> ObserverCountCase.Source) {
    observerCountCases.append(ObserverCountCase(library: library, prepare: prepare))
  }

  /// Sorts the cases in the order of `rows`, and removes the cases of all other rows.
  ///
  /// The libraries of a row are then measured one after the other. The cases about many observers
  /// stay if one of their rows is among `rows`.
  public mutating func arrange(by rows: [String]) {
    cases = rows.flatMap { row in cases.filter { $0.row == row } }
    memoryCases = rows.flatMap { row in memoryCases.filter { $0.row == row } }
    amountCases = rows.flatMap { row in amountCases.filter { $0.row == row } }
    if Set(rows).isDisjoint(with: ObserverCountCase.rows) { observerCountCases = [] }
  }
}
