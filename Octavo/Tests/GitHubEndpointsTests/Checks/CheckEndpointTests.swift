import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct CheckEndpointTests {
  @Test func `runs of checks are a member of an object`() throws {
    let endpoint = Endpoint.checkRuns(of: "a/b", in: Sample.engine)
    let json = #"""
      {"total_count": 2, "check_runs": [
        {"id": "4", "name": "build", "status": "completed", "conclusion": "melted",
         "app": {"name": "CI"}, "output": {"title": "3 faults", "summary": ""},
         "started_at": "1970-01-01T00:00:01Z", "completed_at": null,
         "details_url": "https://ci.example/4"},
        {"id": 5, "name": "test", "status": "in_progress", "conclusion": null, "app": null}, {}]}
      """#

    let page = try endpoint.value(of: json)

    #expect(endpoint.line == "GET /repos/ada/engine/commits/a%2Fb/check-runs?per_page=100")
    #expect(page.total == 2)
    #expect(
      page.items == [
        GitHub.CheckRun(
          id: 4,
          name: "build",
          status: .completed,
          conclusion: .init(rawValue: "melted"),
          app: "CI",
          title: "3 faults",
          startedAt: Date(timeIntervalSince1970: 1),
          detailsURL: URL(string: "https://ci.example/4")
        ),
        GitHub.CheckRun(id: 5, name: "test", status: .inProgress),
      ]
    )
  }

  @Test func `an object without the list cannot be decoded`() {
    #expect(throws: APIError.self) {
      try Endpoint.checkRuns(of: "a", in: Sample.engine).value(of: #"{"total_count": 2}"#)
    }
  }

  @Test func `the statuses of a commit`() throws {
    let endpoint = Endpoint.status(of: "a/b", in: Sample.engine)
    let json = #"""
      {"sha": "c", "state": "failure", "statuses": [
        {"context": "ci/build", "state": "error", "description": "", "target_url": "ftp://x",
         "updated_at": "1970-01-01T00:00:01Z"}, {"context": null, "state": "pending"}, {}]}
      """#

    #expect(endpoint.line == "GET /repos/ada/engine/commits/a%2Fb/status?per_page=100")
    #expect(
      try endpoint.value(of: json)
        == GitHub.CombinedStatus(
          sha: "c",
          state: .failure,
          statuses: [
            .init(context: "ci/build", state: .error, updatedAt: Date(timeIntervalSince1970: 1)),
            .init(context: "default", state: .pending),
          ]
        )
    )
  }
}
