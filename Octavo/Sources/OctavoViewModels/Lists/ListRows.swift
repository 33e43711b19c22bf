import BinderyNavigation

/// The items of a list, the keyword of its filter, and what else its rows depend on.
nonisolated struct ListInput<Item: Sendable, Options: Sendable>: Sendable {
  var items: [Item]
  let keyword: String
  let options: Options
}

/// Rows that are made of the items of a list and arranged: filtered, sorted, divided into sections.
nonisolated protocol ListRowsArrangement: Sendable {
  associatedtype Item: Sendable & Equatable
  associatedtype Options: Sendable
  associatedtype Row: Sendable

  /// Makes the row of an item, once for each time that the items are loaded.
  static func row(of item: Item, _ options: Options) -> Row

  /// Arranges the rows of all items.
  init(_ rows: [Row], _ input: ListInput<Item, Options>)
}

/// Rows that are made of the items of a list; of a long list, off the main actor.
///
/// So no frame waits for a long list. Its rows from before stay until the new ones are made; at
/// first the rows of its first items are shown.
@MainActor
final class ListRows<Rows: ListRowsArrangement>: LifetimeProviding {
  typealias Input = ListInput<Rows.Item, Rows.Options>

  /// The number of items up to which the rows are made at once.
  static var longest: Int { 2_000 }
  /// The number of items whose rows are shown while those of a long list are made.
  private static var first: Int { 200 }

  /// Rows that are not compared with others, which would take as long as making them.
  private nonisolated struct Made: Sendable {
    let rows: Rows
    /// The items, and the rows of all of them, which another filter can use again.
    var source: (items: [Rows.Item], rows: [Rows.Row])?
  }

  let lifetime = Lifetime()
  private let input: Property<Input>
  private let activity: Activity
  @MutableProperty private var made: Made?
  private var task: Task<Void, Never>?

  /// Makes the rows of an input, and again after each change of it.
  init(of input: Property<Input>, _ activity: Activity) {
    self.input = input
    self.activity = activity
    lifetime.observe(self) { list in list.begin(list.input.value) }
  }

  isolated deinit {
    task?.cancel()
    lifetime.dispose()
  }

  @Computed({ (list: ListRows) in list.present }) private var current

  /// The rows.
  var value: Rows { current.rows }

  private var present: Made {
    var input = input.value
    if input.items.count > Self.longest {
      if let made { return made }
      input.items = Array(input.items.prefix(Self.first))
    }
    return Made(rows: Rows(input.items.map { Rows.row(of: $0, input.options) }, input))
  }

  /// Begins to make the rows of a long list, in place of those that are being made.
  private func begin(_ input: Input) {
    task?.cancel()
    task = nil
    guard input.items.count > Self.longest else { return made = nil }
    activity.begin()
    task = Task { [weak self, activity] in
      let new = await Self.made(of: input, after: self?.made)
      if !Task.isCancelled { self?.made = new }
      activity.end()
    }
  }

  @concurrent private nonisolated static func made(
    of input: Input,
    after last: Made?
  ) async -> Made {
    let source = last?.source
    let rows = rows(of: input, after: source)
    return Made(rows: Rows(rows, input), source: (input.items, rows))
  }

  /// Returns the rows of all items; those of equal items at the beginning are made already.
  private nonisolated static func rows(
    of input: Input,
    after source: (items: [Rows.Item], rows: [Rows.Row])?
  ) -> [Rows.Row] {
    guard let source else { return input.items.map { Rows.row(of: $0, input.options) } }
    if source.items.isSameArray(as: input.items) { return source.rows }
    let kept = zip(source.items, input.items).prefix { $0 == $1 }.count
    return source.rows.prefix(kept)
      + input.items.dropFirst(kept).map { Rows.row(of: $0, input.options) }
  }
}

nonisolated extension Array {
  /// Whether two arrays are one in memory, so that their elements need not be compared.
  fileprivate func isSameArray(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
