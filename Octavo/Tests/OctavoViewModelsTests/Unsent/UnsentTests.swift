import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The list of what exists nowhere else.
struct UnsentTests {
  private let fakes = Fakes()
  private let place = GitHub.IssuePlace(GitHub.RepositoryID(rawValue: 9), Sample.name, 12)

  private func unsent() async throws -> UnsentViewModel {
    try await fakes.outbox.add(NewComment("First\nline", on: place))
    try await fakes.outbox.add(StarRequest(.star(Sample.name), target: true))
    fakes.outbox.change(2, to: .refused, reason: "Blocked")
    _ = try await fakes.outbox.save(
      Draft.Contents(place: DraftPlace(place).text, text: "Half a sen"),
      as: nil
    )
    return UnsentViewModel(fakes.services)
  }

  @Test func `requests that need the user are first, then the others, then drafts`() async throws {
    let unsent = try await unsent()

    #expect(
      unsent.rows.map(\.title)
        == [
          "Star maralind/tides", "Comment on maralind/tides#12", "Comment on maralind/tides#12",
        ]
    )
    #expect(unsent.rows.map(\.mark) == ["Needs you", nil, "Draft"])
    #expect(unsent.rows.first?.detail.hasPrefix("It was refused: Blocked") == true)
  }

  @Test func `another account has one row, which continues as the account`() async throws {
    let (present, other) = (
      StoredAccount.ID(server: "ghe.example.com", login: "juno"),
      StoredAccount.ID(server: "github.com", login: "mona")
    )
    fakes.session.accounts = [
      StoredAccount(id: present, tokenPlace: .memory, isActive: true),
      StoredAccount(id: other, tokenPlace: .memory),
    ]
    let unsent = UnsentViewModel(fakes.services)
    let before = unsent.rows
    fakes.session.unsent = [present: 3, other: 2]
    fakes.show(.unsent(unsent))

    let row = try #require(unsent.rows.last)
    unsent.open(row)
    await settle()

    #expect(before.isEmpty && unsent.rows.count == 1)
    #expect(row.title == "mona@github.com" && row.detail == "2 texts and requests")
    #expect(unsent.actions(for: row).isEmpty)
    #expect(fakes.session.calls.contains { $0.contains("mona") })
  }

  @Test func `a request whose page is not known says so instead of opening the list again`()
    async throws
  {
    let flag = GitHub.ViewerFlag.subscription(to: place)
    try await fakes.outbox.add(SubscriptionRequest(flag, target: true))
    let unsent = UnsentViewModel(fakes.services)
    fakes.show(.unsent(unsent))

    let before = fakes.services.navigation.path.targets
    unsent.open(try #require(unsent.rows.first))

    #expect(fakes.services.navigation.path.targets == before)
    #expect(fakes.services.notice?.text == "The page of this request is not known.")
  }

  @Test func `the farewell says how much is not sent`() async throws {
    let before = fakes.services.farewell

    _ = try await unsent()

    #expect(before == nil)
    #expect(
      fakes.services.farewell
        == "3 texts and requests are not sent. Nothing is lost: see Unsent next time."
    )
  }

  @Test func `the farewell promises nothing where texts are kept in memory alone`() async throws {
    fakes.outbox.isInMemory = true

    _ = try await unsent()

    #expect(
      fakes.services.farewell
        == "3 texts and requests are not sent. They end with the program."
    )
  }

  @Test func `a row leads to its place, and a draft that is discarded comes back`() async throws {
    let unsent = try await unsent()
    let draft = try #require(unsent.rows.last)

    unsent.actions(for: draft).action("discard")?.perform()
    await settle()
    let without = unsent.rows.count
    fakes.services.notice?.action?.perform()
    await settle()
    fakes.show(.unsent(unsent))
    unsent.open(draft)

    #expect(without == 2 && unsent.rows.count == 3)
    #expect(try fakes.top(IssueViewModel.self).number == 12)
  }

  @Test func `a request of another version is named, and can be discarded`() async throws {
    let other = NewRequest("pin", key: "1", subject: "1", value: "{}")
    fakes.outbox.rows = [OutboxRow(id: 1, other, state: .asks, createdAt: Sample.now)]
    let unsent = UnsentViewModel(fakes.services)
    let titles = unsent.rows.map(\.title)

    unsent.actions(for: unsent.rows[0]).action("discard")?.perform()
    await settle()

    #expect(titles == ["A request of another version: pin"] && unsent.rows.isEmpty)
  }

  @Test func `a refused request is sent again, and another one is discarded`() async throws {
    let unsent = try await unsent()

    unsent.actions(for: unsent.rows[0]).action("resend")?.perform()
    await settle()
    unsent.actions(for: unsent.rows[0]).action("discard")?.perform()
    await settle()

    #expect(fakes.outbox.rows.map(\.state) == [.waiting])
    #expect(fakes.outbox.storedDrafts.map(\.contents.text) == ["Half a sen", "First\nline"])
  }
}
