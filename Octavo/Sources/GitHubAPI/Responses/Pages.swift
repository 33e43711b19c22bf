public import Foundation
public import GitHubValues

/// A list on the server that comes a page at a time.
///
/// Go through all pages, or ask for one after the other as somebody scrolls:
/// ```swift
/// for try await page in api.followers(of: "octocat") { show(page.items) }
///
/// let first = try await list.page()
/// if let next = first.next { more = try await list.page(at: next) }
/// ```
/// Lists change while they are read, so that an item can come again on the next page. Going
/// through all pages leaves such repetitions out, and ends should the server go in circles.
public struct Pages<Item: Sendable & Identifiable>: AsyncSequence, Sendable
where Item.ID: Sendable {
  /// One page.
  public typealias Element = GitHub.Page<Item>

  private let load: @Sendable (URL?) async throws -> GitHub.Page<Item>

  init(load: @escaping @Sendable (URL?) async throws -> GitHub.Page<Item>) {
    self.load = load
  }

  /// The first page, or the one that another page named as its next.
  public func page(at next: URL? = nil) async throws -> GitHub.Page<Item> {
    try await load(next)
  }

  /// The items of all pages, or of as many as hold `limit` items.
  public func items(limit: Int = .max) async throws -> [Item] {
    var items: [Item] = []
    for try await page in self {
      items += page.items.prefix(limit - items.count)
      if items.count >= limit { break }
    }
    return items
  }

  /// Starts at the first page.
  public func makeAsyncIterator() -> Iterator {
    Iterator(pages: self)
  }

  /// Goes from page to page.
  public struct Iterator: AsyncIteratorProtocol {
    private let pages: Pages
    private var next: URL?
    private var hasEnded = false
    private var visited: Set<URL> = []
    private var known: Set<Item.ID> = []

    fileprivate init(pages: Pages) {
      self.pages = pages
    }

    /// The next page, without items that were on an earlier one.
    public mutating func next() async throws -> GitHub.Page<Item>? {
      guard !hasEnded else { return nil }
      var page = try await pages.page(at: next)
      page.items = page.items.filter { known.insert($0.id).inserted }
      next = page.next
      hasEnded = next.map { !visited.insert($0).inserted } ?? true
      return page
    }
  }
}

extension Response {
  /// The items of a list, whether it is bare or in the envelope of a search.
  func items<Item: LenientDecodable>(of type: Item.Type) throws(APIError) -> (
    list: [Item], total: Int?
  ) {
    if body.first(where: { !$0.isJSONSpace }) == UInt8(ascii: "[") {
      return (try decode(LenientList<Item>.self).items, nil)
    }
    if body.isEmpty { return ([], 0) }
    let found = try decode(LenientObject<SearchResult<Item>>.self).value
    return (found.items, found.total)
  }
}

/// The envelope around the items of a search.
private struct SearchResult<Item: LenientDecodable>: LenientDecodable {
  var items: [Item]
  var total: Int?

  init?(_ object: JSONObject) {
    guard object.contains("items") else { return nil }
    items = object.list("items")
    total = object.integer("total_count")
  }
}

extension UInt8 {
  fileprivate var isJSONSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
