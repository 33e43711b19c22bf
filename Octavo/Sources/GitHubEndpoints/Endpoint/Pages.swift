public import Foundation
public import GitHubValues

/// A list on the server, read page by page.
///
/// Iterate over all pages, or read one after the other as the user scrolls:
/// ```swift
/// for try await page in api.pages(of: .followers(of: "octocat")) { show(page.items) }
///
/// let first = try await list.page()
/// if let next = first.next { more = try await list.page(at: next) }
/// ```
/// Lists change while they are read, so that an item can be on two pages. Iterating leaves
/// repeated items out, and ends if the server repeats an address.
public struct Pages<Item: Sendable & Identifiable>: AsyncSequence, Sendable
where Item.ID: Sendable {
  /// One page.
  public typealias Element = GitHub.Page<Item>
  /// Sends the endpoint of a page.
  public typealias Send = @Sendable (Endpoint<Element>) async throws -> Element

  private let first: Endpoint<Element>
  private let send: Send

  /// Makes the list whose first page is at an endpoint.
  public init(of endpoint: Endpoint<Element>, send: @escaping Send) {
    first = endpoint
    self.send = send
  }

  /// Returns the first page, or the one that another page has as its next.
  public func page(at next: URL? = nil) async throws -> GitHub.Page<Item> {
    try await send(first.page(at: next))
  }

  /// Returns the items of all pages, or of as many pages as hold `limit` items.
  public func items(limit: Int = .max) async throws -> [Item] {
    var items: [Item] = []
    for try await page in self {
      items += page.items.prefix(limit - items.count)
      if items.count >= limit { break }
    }
    return items
  }

  /// Makes an iterator that starts at the first page.
  public func makeAsyncIterator() -> Iterator {
    Iterator(pages: self)
  }

  /// Reads one page after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let pages: Pages
    private var next: URL?
    private var hasEnded = false
    private var visited: Set<URL> = []
    private var known: Set<Item.ID> = []

    fileprivate init(pages: Pages) {
      self.pages = pages
    }

    /// Returns the next page, without items that were on an earlier one.
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
