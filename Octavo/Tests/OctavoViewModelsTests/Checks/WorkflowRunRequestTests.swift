import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Running a workflow again, of which a second time would be one too many.
struct WorkflowRunRequestTests {
  private let gitHub = FakeGitHub()
  private let repository = GitHub.RepositoryID(rawValue: 9)

  private func request(_ change: WorkflowRunRequest.Change) -> WorkflowRunRequest {
    WorkflowRunRequest(change, Sample.run(30, .failure), in: repository, Sample.name, pull: 7)
  }

  private func attempt(_ request: WorkflowRunRequest) -> RequestAttempt {
    let row = OutboxRow(id: 1, request.stored, createdAt: Sample.now)
    return RequestAttempt(row, as: "ada", at: Sample.now, by: gitHub) { _ in false }
  }

  private func set(_ run: GitHub.WorkflowRun) {
    gitHub[.workflowRun(30, of: repository)] = run
  }

  private func isFound(_ change: WorkflowRunRequest.Change) async throws -> Bool {
    let request = request(change)
    if case .found = try await request.find(in: attempt(request)) { return true }
    return false
  }

  @Test(arguments: [WorkflowRunRequest.Change.rerun, .rerunFailed])
  func `a rerun whose answer was lost is known by its attempt`(
    _ change: WorkflowRunRequest.Change
  ) async throws {
    set(Sample.run(30, .failure))
    #expect(try await !isFound(change))

    set(Sample.run(30, nil) { $0.attempt = 2 })
    #expect(try await isFound(change))
  }

  @Test func `a run that runs again by another program is not run twice`() async throws {
    set(Sample.run(30, nil) { $0.attempt = 2 })
    let request = request(.rerun)

    let next = try await request.prepare(in: attempt(request))

    guard case .confirm = next else {
      Issue.record("it would be sent")
      return
    }
  }

  @Test func `a run that has ended, or runs again, need not be cancelled`() async throws {
    set(Sample.run(30, nil))
    #expect(try await !isFound(.cancel))
    set(Sample.run(30, .cancelled))
    #expect(try await isFound(.cancel))
    set(Sample.run(30, nil) { $0.attempt = 2 })
    #expect(try await isFound(.cancel))
  }

  @Test func `an approval is known by the state of the run`() async throws {
    set(Sample.run(30, .actionRequired))
    #expect(try await !isFound(.approve))
    set(Sample.run(30, nil))
    #expect(try await isFound(.approve))
  }

  @Test func `an approval of a deployment is known by those that still wait`() async throws {
    set(Sample.run(30, nil))
    gitHub[.pendingDeployments(ofWorkflowRun: 30, of: repository)] = [
      GitHub.PendingDeployment(1, to: "production", mayApprove: true)
    ]
    #expect(try await !isFound(.deploy([1])))
    gitHub[.pendingDeployments(ofWorkflowRun: 30, of: repository)] = []
    #expect(try await isFound(.deploy([1])))
  }

  @Test func `a run that cannot be read leaves the request in doubt`() async {
    gitHub[failure: .workflowRun(30, of: repository)] = .offline

    await #expect(throws: APIError.self) { try await isFound(.rerun) }
  }
}
