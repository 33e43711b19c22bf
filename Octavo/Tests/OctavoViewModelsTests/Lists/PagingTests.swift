import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct PagingTests {
  private func page(_ logins: String..., next: Int? = nil) -> GitHub.Page<GitHub.Account> {
    let items = logins.map { GitHub.Account(login: $0) }
    return GitHub.Page(items: items, next: next.flatMap { URL(string: "https://x.org/?\($0)") })
  }

  private func logins(_ paging: Paging<GitHub.Account>) -> [String] { paging.items.map(\.login) }

  @Test func `a copy stands until the first page`() {
    var paging = Paging<GitHub.Account>()
    paging.remember([GitHub.Account(login: "a")])
    #expect(logins(paging) == ["a"])
    #expect(!paging.isFresh)

    paging.begin(with: page("b"), .replacing)
    paging.remember([GitHub.Account(login: "late")])

    #expect(logins(paging) == ["b"])
    #expect(paging.isFresh)
  }

  @Test func `items that come again are left out`() {
    var paging = Paging<GitHub.Account>()
    paging.begin(with: page("a", "b", "a", next: 2), .replacing)

    paging.append(page("b", "c", "c", next: 3))

    #expect(logins(paging) == ["a", "b", "c"])
    #expect(paging.next?.query() == "3")
  }

  @Test func `a server that goes round in circles has no more to say`() {
    var paging = Paging<GitHub.Account>()
    paging.begin(with: page("a", next: 2), .replacing)

    paging.append(page("b", next: 3))
    paging.append(page("c", next: 2))

    #expect(paging.next == nil)
    #expect(logins(paging) == ["a", "b", "c"])
  }

  @Test func `an empty page is not the end if it names another`() {
    var paging = Paging<GitHub.Account>()
    paging.begin(with: page(next: 2), .replacing)

    paging.append(page("a"))

    #expect(logins(paging) == ["a"])
    #expect(paging.next == nil)
  }

  @Test func `news go on top of what is there, and older pages go on below`() {
    var paging = Paging<GitHub.Account>()
    paging.begin(with: page("c", "b", next: 2), .onTop)
    paging.append(page("a", next: 3))

    paging.begin(with: page("d", "c", next: 2), .onTop)

    #expect(logins(paging) == ["d", "c", "b", "a"])
    #expect(paging.next?.query() == "3")
  }

  @Test func `news that do not reach down to what is there take its place`() {
    var paging = Paging<GitHub.Account>()
    paging.remember([GitHub.Account(login: "old")])

    paging.begin(with: page("z", "y", next: 2), .onTop)

    #expect(logins(paging) == ["z", "y"])
    #expect(paging.next?.query() == "2")
  }

  @Test func `a copy that news reach down to stays below them`() {
    var paging = Paging<GitHub.Account>()
    paging.remember([GitHub.Account(login: "b"), GitHub.Account(login: "a")])

    paging.begin(with: page("c", "b", next: 2), .onTop)

    #expect(logins(paging) == ["c", "b", "a"])
    #expect(paging.next?.query() == "2")
  }
}
