import Foundation
import GitHubEndpoints
import GitHubValues
import Synchronization
import Testing

struct DroppedItemTests {
  /// The reports of one response.
  private final class Reports: Sendable {
    let lines = Mutex<[String]>([])
  }

  private func reports<Value>(of endpoint: Endpoint<Value>, _ json: String) throws -> [String] {
    let reports = Reports()
    var response = GitHub.Response(body: Data(json.utf8))
    response.itemDropHandler = ItemDropHandler { type, place in
      reports.lines.withLock { $0.append("\(type) \(place)") }
    }
    _ = try endpoint.decoded(from: response)
    return reports.lines.withLock { $0 }
  }

  @Test func `each item that a list leaves out is reported with its place`() throws {
    let json = #"[{"login": "a"}, {"login": null}, 7, {"login": "b"}, null]"#

    #expect(
      try reports(of: .followers(of: "ada"), json) == ["Account 1", "Account 2", "Account 4"]
    )
  }

  @Test func `the place of an item in a nested list has the names of the members`() throws {
    let json = #"{"total_count": 2, "items": [{"id": 1, "number": 2, "labels": [{}]}, {}]}"#

    #expect(
      try reports(of: .issueResults(for: "x"), json)
        == ["Label items.0.labels.0", "SearchResult<Issue> items.1"]
    )
  }

  @Test func `a list without bad items reports none`() throws {
    #expect(try reports(of: .followers(of: "ada"), #"[{"login": "a"}]"#) == [])
  }
}
