import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct ActionEndpointTests {
  private static let run = #"""
    {"id": 30, "name": "Build", "display_title": "Light the lamp", "run_number": 12,
     "run_attempt": 2, "event": "push", "status": "completed", "conclusion": "failure",
     "head_branch": "main", "head_sha": "c0", "created_at": "1970-01-01T00:00:01Z",
     "run_started_at": "1970-01-01T00:00:02Z", "updated_at": "1970-01-01T00:00:03Z",
     "html_url": "https://g.example/30",
     "actor": {"login": "mona", "id": 1, "avatar_url": "https://g.example/1.png", "type": "User"}}
    """#
  private static let job = #"""
    {"id": 40, "run_id": 30, "name": "linux", "status": "in_progress", "conclusion": null,
     "started_at": "1970-01-01T00:00:01Z", "completed_at": null, "runner_name": "box",
     "html_url": "https://g.example/40", "steps": [
       {"name": "Check out", "number": 1, "status": "completed", "conclusion": "success",
        "started_at": "1970-01-01T00:00:01Z", "completed_at": "1970-01-01T00:00:02Z"}]}
    """#
  private let time = Date(timeIntervalSince1970: 1)

  private var decodedRun: GitHub.WorkflowRun {
    GitHub.WorkflowRun(
      id: 30,
      name: "Build",
      title: "Light the lamp",
      number: 12,
      attempt: 2,
      event: "push",
      status: .completed,
      conclusion: .failure,
      branch: "main",
      sha: "c0",
      actor: .init(
        login: "mona",
        avatarURL: URL(string: "https://g.example/1.png"),
        kind: .user
      ),
      createdAt: time,
      startedAt: time.addingTimeInterval(1),
      updatedAt: time.addingTimeInterval(2),
      htmlURL: URL(string: "https://g.example/30")
    )
  }

  @Test func `the replies satisfy GitHub's description`() throws {
    let description = try WriteDescription("actions")
    let root = "GET /repos/{owner}/{repo}/actions/runs"
    let runs = #"{"total_count": 1, "workflow_runs": [\#(Self.run)]}"#
    let jobs = #"{"total_count": 1, "jobs": [\#(Self.job)]}"#

    #expect(try description.violations(inReply: runs, of: root) == [])
    #expect(try description.violations(inReply: Self.run, of: "\(root)/{run_id}") == [])
    #expect(try description.violations(inReply: jobs, of: "\(root)/{run_id}/jobs") == [])
  }

  @Test func `runs, of all branches or of one`() throws {
    let endpoint = Endpoint.workflowRuns(of: Sample.engine, branch: "a/b", event: "push")
    let json = #"{"total_count": 9, "workflow_runs": [\#(Self.run), {"name": "x"}, null]}"#

    let page = try endpoint.value(of: json)

    let root = "GET /repos/ada/engine/actions/runs"
    #expect(Endpoint.workflowRuns(of: Sample.engine).line == "\(root)?per_page=30")
    #expect(endpoint.line == "\(root)?branch=a%2Fb&event=push&per_page=30")
    #expect(page.items == [decodedRun])
    #expect(page.total == 9)
  }

  @Test func `a run with nothing but a number`() throws {
    let endpoint = Endpoint.workflowRun(30, of: GitHub.RepositoryID(rawValue: 9))

    let run = try endpoint.value(of: #"{"id": "30", "name": null, "run_attempt": "x"}"#)

    #expect(endpoint.line == "GET /repositories/9/actions/runs/30")
    #expect([run.name, run.title, run.status.rawValue] == ["", "", "queued"])
    #expect(run.attempt == 1)
    #expect(throws: APIError.self) { try endpoint.value(of: #"{"id": 1e300}"#) }
  }

  @Test func `the jobs of a run with their steps`() throws {
    let endpoint = Endpoint.jobs(ofWorkflowRun: 30, of: Sample.engine)

    let page = try endpoint.value(
      of: #"{"total_count": 2, "jobs": [\#(Self.job), {"id": 41, "steps": [{}, 5]}]}"#
    )

    #expect(endpoint.line == "GET /repos/ada/engine/actions/runs/30/jobs?per_page=100")
    #expect(page.items.map(\.id) == [40, 41])
    #expect(page.items[0].runner == "box")
    #expect(page.items[0].conclusion == nil)
    #expect(
      page.items[0].steps == [
        .init(
          number: 1,
          name: "Check out",
          status: .completed,
          conclusion: .success,
          startedAt: time,
          completedAt: time.addingTimeInterval(1)
        )
      ]
    )
    #expect(page.items[1].steps == [])
  }
}
