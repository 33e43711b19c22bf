import BinderySignals
import GitHubValues
import OctavoStore
import OctavoViewModels
import Testing

@testable import OctavoLive

/// The queries of a store that several view models observe.
struct LiveStoreTests {
  private let account: AccountStore
  private let store: LiveStore
  private let juno = StoreQuery<GitHub.User>.user("juno")

  init() throws {
    account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    store = LiveStore(account) { _ in }
  }

  private func observe(_ values: ObservedLogins) -> any Disposable {
    store.observe(juno).startWithValues { values.logins.append($0.value?.login) }
  }

  @Test func `a query with two observers is read once, and both have each value`() async throws {
    let (first, second) = (ObservedLogins(), ObservedLogins())
    let one = observe(first)
    await store.save(GitHub.User(id: 1, login: "juno"))
    await store.drained()
    let read = account.deliveries.values
    let other = observe(second)
    #expect(account.deliveries.values == read)
    #expect(second.logins == ["juno"])

    await store.save(GitHub.User(id: 1, login: "Juno"))
    await store.drained()
    #expect(account.deliveries.values == read + 1)
    #expect(first.logins == [nil, "juno", "Juno"] && second.logins == ["juno", "Juno"])
    one.dispose()
    other.dispose()
  }

  @Test func `an observation lasts as long as one of its observers, and is begun anew after that`()
    async throws
  {
    let (first, second, third) = (ObservedLogins(), ObservedLogins(), ObservedLogins())
    let one = observe(first)
    let other = observe(second)
    one.dispose()
    await store.save(GitHub.User(id: 1, login: "juno"))
    await store.drained()
    #expect(first.logins == [nil] && second.logins == [nil, "juno"])

    other.dispose()
    await store.save(GitHub.User(id: 1, login: "Juno"))
    await store.drained()
    let read = account.deliveries.values
    let last = observe(third)
    #expect(account.deliveries.values == read + 1)
    #expect(second.logins == [nil, "juno"] && third.logins == ["Juno"])
    last.dispose()
  }

  @Test func `an observer that ends or begins another one in its value breaks neither`()
    async throws
  {
    let (first, second) = (ObservedLogins(), ObservedLogins())
    var other: (any Disposable)?
    let one = SerialDisposable()
    one.inner = store.observe(juno).startWithValues { stored in
      first.logins.append(stored.value?.login)
      guard stored.value != nil else { return }
      other = other ?? observe(second)
      one.inner = nil
    }
    await store.save(GitHub.User(id: 1, login: "juno"))
    await store.drained()
    await store.save(GitHub.User(id: 1, login: "Juno"))
    await store.drained()
    #expect(first.logins == [nil, "juno"] && second.logins == ["juno", "Juno"])
    other?.dispose()
  }

  @Test func `after the end of the account a query has no value`() async throws {
    let (first, second) = (ObservedLogins(), ObservedLogins())
    await store.save(GitHub.User(id: 1, login: "juno"))
    let one = observe(first)
    store.account = nil
    let other = observe(second)
    #expect(first.logins == ["juno"] && second.logins == [nil])
    one.dispose()
    other.dispose()
  }
}

/// The logins that one observer has received.
private final class ObservedLogins {
  var logins: [String?] = []

  deinit {}
}
