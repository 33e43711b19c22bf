import Foundation
import Testing

@testable import GitHubSandbox

/// Notifications that are made up, about subjects of all types.
struct GeneratedThreadTests {
  private func withThreads(
    _ count: Int,
    _ body: @Sendable (AccountClient, Workshop) async throws -> Void
  ) async throws {
    try await Workshop.serveDemo { client, workshop in
      try await client.sandbox.generateThreads(count)
      let account = try await client.sandbox.account()
      try await body(client(account), workshop)
    }
  }

  private func all(_ client: AccountClient, _ query: String = "all=true") async throws -> [JSON] {
    var items: [JSON] = []
    for page in 1... {
      let found = try await client.json("//notifications?\(query)&page=\(page)").items
      items += found
      if found.count < 50 { break }
    }
    return items
  }

  private func words(_ items: [JSON], _ path: (JSON) -> JSON) -> Set<String> {
    Set(items.compactMap { path($0).text })
  }

  @Test func `made-up threads have all types and reasons, in several organizations`() async throws {
    try await withThreads(400) { client, _ in
      let items = try await all(client)
      let types = words(items) { $0["subject"]["type"] }
      let reasons = words(items) { $0["reason"] }
      let unread = items.filter { $0["unread"] == .bool(true) }.count

      #expect(types == Set(ThreadKind.allCases.map(\.rawValue)))
      #expect(reasons == Set(NotificationReason.allCases.map(\.rawValue)))
      #expect(words(items) { $0["repository"]["owner"]["login"] }.count > 3)
      #expect(unread > 30 && unread < 150)
      #expect(try await all(client, "all=false").count == unread)
      let times = items.compactMap { $0["updated_at"].text }
      #expect(times == times.sorted(by: >) && Set(times).count == items.count)
    }
  }

  @Test func `an address leads to the subject, and discussions, runs and the like have none`()
    async throws
  {
    try await withThreads(150) { client, _ in
      let items = try await all(client)
      let root = client.client.address.baseURL.absoluteString
      for (type, found) in Dictionary(grouping: items, by: { $0["subject"]["type"].text ?? "" }) {
        let hasPage = ["Issue", "PullRequest", "Commit", "Release"].contains(type)
        for subject in found.map({ $0["subject"] }) {
          guard let url = subject["url"].text else { return #expect(!hasPage, "\(type)") }
          #expect(hasPage, "\(type)")
          let answer = try await client.send("GET", "/\(url.dropFirst(root.count))")
          #expect(answer.status == 200, "\(url)")
        }
      }
    }
  }

  @Test func `made-up threads are chosen by time and participation, read and muted`() async throws {
    try await withThreads(200) { client, _ in
      let items = try await all(client)
      let middle = try #require(items[100]["updated_at"].text)
      let since = try await all(client, "all=true&since=\(middle)")
      let before = try await all(client, "all=true&before=\(middle)")
      let participating = try await all(client, "all=true&participating=true")
      let run = try #require(items.first { $0["subject"]["type"] == .string("CheckSuite") })
      let path = "//notifications/threads/\(run["id"].text ?? "")"

      #expect(since.count == 101 && since.count + before.count == items.count)
      #expect(!words(participating) { $0["reason"] }.contains("ci_activity"))
      #expect(words(participating) { $0["reason"] }.contains("mention"))
      #expect(try await client.status("GET", "\(path)/subscription") == 404)
      #expect(try await client.status("PUT", "\(path)/subscription", #"{"ignored": true}"#) == 200)
      #expect(try await client.json("\(path)/subscription")["ignored"] == .bool(true))
      #expect(try await client.status("PATCH", path) == 205)
      #expect(try await client.json(path)["unread"] == .bool(false))
      #expect(try await client.status("DELETE", path) == 204)
      #expect(try await all(client).count == items.count - 1)
    }
  }

  @Test func `all up to a time are marked as read, and a client that has the list gets a 304`()
    async throws
  {
    try await withThreads(120) { client, workshop in
      let unread = try await all(client, "all=false")
      let middle = try #require(unread[unread.count / 2]["updated_at"].text)
      let body = #"{"last_read_at": "\#(middle)"}"#
      #expect(try await client.status("PUT", "//notifications", body) == 205)
      let left = try await client.send("GET", "//notifications")
      workshop.advance(by: 5)
      let time = ["If-Modified-Since": left.headers["last-modified"] ?? ""]

      #expect(try left.json.items.count == unread.count / 2)
      #expect(left.headers["x-poll-interval"] == "60")
      #expect(try await client.send("GET", "//notifications", nil, time).status == 304)
    }
  }
}
