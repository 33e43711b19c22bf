public import GitHubEndpoints
public import GitHubValues

/// A list by its name in the store and the endpoint of its pages.
public nonisolated struct ListQuery<Item>: Sendable
where Item: Codable & Equatable & Identifiable & Sendable {
  /// The kind of the list.
  public let kind: String
  /// The login, repository or query that the list belongs to; `nil` for the user’s own login.
  public let subject: String?
  /// The endpoint of the first page.
  public let endpoint: Endpoint<GitHub.Page<Item>>
  /// The pages that a refresh requests.
  public var refresh = ListRefresh.firstPage
  /// Returns the endpoint of what was added or changed since items were stored, for a refresh of
  /// ``ListRefresh/changes``.
  public var changes: @Sendable ([Item]) -> Endpoint<GitHub.Page<Item>>? = { _ in nil }
  /// Returns the key by which an item is stored, unique among those of the subject.
  public var key: @Sendable (Item) -> String = { "\($0.id)" }
  /// Returns the login of the account to which an item belongs; `nil` if it is not known.
  public var owner: @Sendable (Item) -> String? = { _ in nil }
  /// The seconds after which all pages are read again, though the first one is unchanged.
  public var longestAge = 86_400.0
  /// Returns whether the items of a first page are the first that are stored, so that a server that
  /// never answers “not changed” is not asked for all pages each time; `nil` if they are not
  /// compared.
  public var isUnchanged: (@Sendable (_ page: [Item], _ stored: [Item]) -> Bool)?
  /// Returns how the list goes on after the items of its first pages, so that pages of stored items
  /// are not requested again; `nil` requests all pages.
  public var continuation:
    (@Sendable (_ first: [Item], _ pages: Int?, _ stored: [Item]) -> ListContinuation<Item>)?
  /// Merges the items of all pages with the stored items; `nil` replaces the stored items.
  public var merged: (@Sendable (_ new: [Item], _ stored: [Item]) -> [Item])?
  /// The identity of items that other lists and pages show, too; `nil` for items of this list only.
  public var home: ListHome<Item>?
  /// The way in which a long list is read from both of its ends; `nil` reads all pages.
  public var ends: ListEnds<Item>?
  /// Whether it has the last items of the list alone, newest first, and goes on to older ones.
  public var isEnd = false
  /// The facts that the responses of the list lack; `nil` for none.
  public var details: ListDetails<Item>?
  /// The requests instead of a list to which the token has no access; `nil` for none.
  public var substitute: ListSubstitute<Item>?
  /// The kind of the flags that the whole list determines: what is not on it has none.
  public var flagKind: GitHub.ViewerFlag.Kind?
  /// Returns the flag that an item of the whole list has.
  public var flag: @Sendable (Item) -> GitHub.ViewerFlag? = { _ in nil }
}

/// Facts about the items of a list that its own responses lack.
public nonisolated struct ListDetails<Item: Sendable>: Sendable {
  /// Returns the endpoint of the facts that stored items lack, as items with these facts; `nil` if
  /// none lacks any.
  ///
  /// It is asked again after each response, until one tells the facts of no item.
  public let endpoint: @Sendable (_ stored: [Item]) -> Endpoint<[Item]>?
  /// Adds the facts to the item that is stored by then.
  public let add: @Sendable (_ read: Item, _ stored: inout Item) -> Void

  /// Makes the facts of an endpoint.
  init(
    of endpoint: @escaping @Sendable ([Item]) -> Endpoint<[Item]>?,
    add: @escaping @Sendable (Item, inout Item) -> Void
  ) {
    (self.endpoint, self.add) = (endpoint, add)
  }
}

/// The identity of items that several lists share, so that each item is stored once.
public nonisolated struct ListHome<Item: Sendable>: Sendable {
  /// The kind of the items.
  public let kind: String
  /// The subject of all items; `nil` if they have different ones.
  public let subject: String?
  /// Returns the subject of an item.
  public let subjectOfItem: @Sendable (Item) -> String
  /// Returns the item to store for one of a response, given the stored item.
  public let merged: @Sendable (_ new: Item, _ stored: Item) -> Item
}

/// Pages of other endpoints that stand in for a list to which the token has no access.
public nonisolated struct ListSubstitute<Item: Sendable>: Sendable {
  /// Returns the endpoints, of which the first pages are requested, after the list was refused with
  /// an error; `nil` if the error has another reason.
  public let endpoints: @Sendable (APIError) -> [Endpoint<GitHub.Page<Item>>]?
  /// Merges the items of all pages with the stored items.
  public let merged: @Sendable (_ new: [Item], _ isComplete: Bool, _ stored: [Item]) -> [Item]
  /// Whether the stored items are those of the substitute.
  public let isUsed: StoreQuery<Bool>
  /// The seconds after which the pages are requested again, unless the user asks for them.
  public let shortestAge: Double
}

/// The way in which a list goes on after its first items.
public nonisolated enum ListContinuation<Item: Sendable>: Sendable {
  /// Not known before the next page is there.
  case nextPage
  /// In a way that only all pages say.
  case allPages
  /// With stored items that are unchanged, after these items.
  case stored(after: [Item])
}

/// The pages that a refresh of a list requests.
public nonisolated enum ListRefresh: Sendable, Equatable {
  /// The first page, in place of all items.
  case firstPage
  /// The first page, above the items that the list has, of which `limit` are kept.
  case merging(limit: Int)
  /// All pages.
  case allPages
  /// All pages once, or when the refresh is complete; of a long list with ``ListEnds`` the first
  /// page and the last one.
  ///
  /// After that the items that were added or changed, each in its place or at the end.
  case changes
  /// The pages of the issues of a repository that were changed since the last one was stored.
  case kept(GitHub.RepositoryName)
}

/// A list whose items have any type.
public nonisolated protocol ListSource<Value>: Sendable {
  /// The type of the items.
  associatedtype Item: Codable & Equatable & Identifiable & Sendable
  /// The type of the list’s value: an array of the items.
  associatedtype Value

  /// The list.
  var list: ListQuery<Item> { get }

  /// Returns the items as the list’s value.
  func value(_ items: [Item]) -> Value
}

nonisolated extension ListQuery: ListSource {
  /// The list itself.
  public var list: Self { self }

  /// Returns the items themselves.
  public func value(_ items: [Item]) -> [Item] { items }
}
