import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

extension LiveSync {
  /// Requests and stores the first pages of a list, as many as have changed since all of it was
  /// read.
  ///
  /// - Parameters:
  ///   - key: The list in the store.
  ///   - name: The name of the query.
  ///   - first: The first page, to which the further ones are added that were requested.
  ///   - list: The list.
  ///   - revision: The revision of the viewer at the first request.
  /// - Returns: Whether they are enough; otherwise nothing is stored.
  /// - Throws: The error of a request or of the store.
  func storeStart<Item>(
    _ key: ListKey<Item>,
    as name: String,
    from first: inout TaggedValue<GitHub.Page<Item>>,
    _ list: ListQuery<Item>,
    since revision: Int64
  ) async throws -> Bool {
    guard let continuation = list.continuation, first.value.next != nil,
      let stored = try await account.wholeItems(in: key, within: recent(list))
    else { return false }
    let hidden = try await noteHidden(first.value.hiddenOrganizations, of: name)
    let visible = Self.items(list, without: hidden)
    while case .nextPage = continuation(first.value.items, first.value.pages, visible(stored)) {
      guard let cursor = first.value.next else { return false }
      let next = try await gitHub.page(of: list.endpoint, at: cursor)
      first.value.items += next.items
      first.value.next = next.next == cursor ? nil : next.next
    }
    let page = self.stored(first.value, first.entityTag, since: revision)
    let pages = first.value.pages
    var isStored = false
    try await write {
      isStored = try await $0.replaceStart(of: key, with: page) { stored in
        switch continuation(page.items, pages, visible(stored)) {
        case .stored(let items): items
        case .nextPage, .allPages: nil
        }
      }
    }
    return isStored
  }

  /// Returns the function that leaves out the items of organizations that a response hides.
  private nonisolated static func items<Item>(
    _ list: ListQuery<Item>,
    without hidden: HiddenOrganizations?
  ) -> @Sendable ([Item]) -> [Item] {
    guard let hidden else { return { $0 } }
    let owner = list.owner
    return { $0.filter { !hidden.mayHide(itemsOf: owner($0)) } }
  }
}
