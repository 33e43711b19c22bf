import BinderyNavigation

/// The items of a list, the keyword of its filter, and what else its rows depend on.
nonisolated struct ListInput<Item: Sendable, Options: Sendable>: Sendable {
  var items: [Item]
  let keyword: String
  let options: Options
}

/// Rows that are made of the items of a list and arranged: filtered, sorted, divided into sections.
nonisolated protocol ListRowsArrangement: Sendable {
  associatedtype Item: Sendable & Equatable & Identifiable
  associatedtype Options: Sendable
  associatedtype Row: Sendable

  /// Whether even long lists are arranged within a frame, so that a change of a few items, of the
  /// filter or of the order is shown at once.
  static var isQuick: Bool { get }

  /// Makes the row of an item, once for each time that the items are loaded.
  static func row(of item: Item, _ options: Options) -> Row

  /// Arranges the rows of all items.
  init(_ rows: [Row], _ input: ListInput<Item, Options>)
}

nonisolated extension ListRowsArrangement {
  static var isQuick: Bool { false }
}

/// Rows that are made of the items of a list; of a long list, off the main actor.
///
/// So no frame waits for a long list. At first the rows of its first items are shown. After a
/// change the old rows are shown until the new ones are made; a quick list makes a few at once.
@MainActor
final class ListRows<Rows: ListRowsArrangement>: LifetimeProviding {
  typealias Input = ListInput<Rows.Item, Rows.Options>

  /// The number of items up to which all rows are made at once.
  private static var longest: Int { Rows.isQuick ? first : 2_000 }
  /// The number of items whose rows are shown while those of a long list are made.
  private static var first: Int { 200 }

  /// Rows that are not compared with others, which would take as long as making them.
  private nonisolated struct Made: Sendable {
    let rows: Rows
    let source: MadeRows<Rows.Item, Rows.Row>

    init(_ source: MadeRows<Rows.Item, Rows.Row>, _ input: Input) {
      (rows, self.source) = (Rows(source.rows, input), source)
    }
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

  /// The rows.
  @Computed({ (list: ListRows) in list.present }) var value

  /// Whether the rows of all items are there, rather than those of the first.
  var isComplete: Bool { made != nil || input.value.items.count <= Self.longest }

  private var present: Rows {
    var input = input.value
    if input.items.count > Self.longest {
      if let made { return made.rows }
      input.items = Array(input.items.prefix(Self.first))
    }
    return Rows(input.items.map { Rows.row(of: $0, input.options) }, input)
  }

  /// Begins to make the rows of a long list, in place of those that are being made.
  private func begin(_ input: Input) {
    task?.cancel()
    task = nil
    guard input.items.count > Self.longest else { return made = nil }
    if Rows.isQuick, let made = untracked({ made }),
      let source = Self.source(of: input, after: made, making: Self.first)
    {
      return self.made = Made(source, input)
    }
    activity.begin()
    task = Task { [weak self, activity] in
      let new = await Self.made(of: input, after: self?.made)
      if !Task.isCancelled, let new { self?.made = new }
      activity.end()
    }
  }

  @concurrent private nonisolated static func made(
    of input: Input,
    after last: Made?
  ) async -> Made? {
    source(of: input, after: last).map { Made($0, input) }
  }

  /// Makes the rows of all items that have none from the last time.
  private nonisolated static func source(
    of input: Input,
    after last: Made?,
    making most: Int = .max
  ) -> MadeRows<Rows.Item, Rows.Row>? {
    MadeRows(input.items, after: last?.source, making: most) { Rows.row(of: $0, input.options) }
  }
}
