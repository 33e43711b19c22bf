import BinderyNavigation
import Foundation
import GitHubEndpoints
import GitHubValues

extension PagedList where Cursor == URL, Item: Sendable {
  /// Makes a list whose pages are at an endpoint of the server.
  ///
  /// A `whole` list is refreshed by going through all pages. A typed keyword reaches the filter at
  /// most four times a second.
  convenience init(
    _ services: Services,
    whole: Bool = false,
    merging: Paging<Item, URL>.Merging = .replacing,
    matches: @escaping (Item, String) -> Bool,
    endpoint: @escaping @MainActor () -> Endpoint<GitHub.Page<Item>>
  ) {
    self.init(
      whole: whole,
      merging: merging,
      matches: matches,
      words: { services.words(for: $0) },
      applying: { keyword, apply in
        keyword.signal
          .map { $0.trimmed }
          .skipRepeats()
          .throttle(.milliseconds(250), on: services.scheduler)
          .observeValues(apply)
      },
      load: { next in
        let page = try await services.gitHub.page(of: endpoint(), at: next)
        return Page(items: page.items, next: page.next)
      }
    )
  }
}
