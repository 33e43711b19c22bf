import GitHubValues

extension Endpoint {
  /// Reads the pages of a list one after the other, up to a number of pages, and makes the value
  /// from all of their items.
  ///
  /// A refusal of the first page with a reason for which the list has a value is that value.
  static func allPages<Item>(
    of list: Endpoint<GitHub.Page<Item>>,
    limit: Int,
    as make: @escaping @Sendable (_ items: [Item], _ isComplete: Bool) -> Value
  ) -> Self {
    page(list, after: [], left: limit, make)
  }

  private static func page<Item>(
    _ list: Endpoint<GitHub.Page<Item>>,
    after known: [Item],
    left: Int,
    _ make: @escaping @Sendable ([Item], Bool) -> Value
  ) -> Self {
    Self(list.request) { response throws(APIError) in
      switch try list.decoded(from: response) {
      case .next(let other): return .next(page(other, after: known, left: left, make))
      case .value(let read):
        let items = known + read.items
        guard let next = read.next, left > 1, next != list.request.address else {
          return .value(make(items, read.next == nil))
        }
        return .next(page(list.page(at: next), after: items, left: left - 1, make))
      }
    }
  }
}
