import Foundation
import GitHubValues

nonisolated extension Sample {
  /// A run of a workflow on the head of a pull request.
  static func run(
    _ id: Int,
    name: String = "CI",
    _ conclusion: GitHub.CheckRun.Conclusion? = .success,
    configure: (inout GitHub.WorkflowRun) -> Void = { _ in }
  ) -> GitHub.WorkflowRun {
    GitHub.WorkflowRun(id, name: name, sha: "c0") {
      $0.status = conclusion == nil ? .inProgress : .completed
      $0.conclusion = conclusion
      configure(&$0)
    }
  }

  /// A check that is a job of a run of a workflow.
  static func check(
    _ name: String,
    _ id: Int,
    _ conclusion: GitHub.CheckRun.Conclusion? = .success,
    of run: Int = 30,
    isRequired: Bool? = false
  ) -> GitHub.Check {
    GitHub.Check(name, run: id) {
      $0.status = conclusion == nil ? .inProgress : .completed
      ($0.conclusion, $0.isRequired) = (conclusion, isRequired)
      $0.app = .init("GitHub Actions", id: 15368, slug: "github-actions")
      $0.workflow = .init("CI", run: run, number: 1, event: "pull_request")
      $0.startedAt = now.addingTimeInterval(-90)
      $0.completedAt = conclusion == nil ? nil : now.addingTimeInterval(-30)
    }
  }
}
