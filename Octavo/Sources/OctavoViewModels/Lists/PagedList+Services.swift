import BinderyNavigation
import Foundation
import GitHubValues

extension PagedList where Cursor == URL {
  /// Makes a list of what the server pages through.
  ///
  /// A `whole` list is refreshed by going through all pages. A typed keyword reaches the filter at
  /// most four times a second.
  convenience init(
    _ services: Services,
    whole: Bool = false,
    merging: Paging<Item, URL>.Merging = .replacing,
    matches: @escaping (Item, String) -> Bool,
    load: @escaping @MainActor (URL?) async throws -> GitHub.Page<Item>
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
        let page = try await load(next)
        return Page(items: page.items, next: page.next)
      }
    )
  }
}
