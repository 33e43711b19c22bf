import BinderyNavigation
import GitHubValues

/// Branches of the issue.
extension IssueViewModel {
  /// Making a branch for the issue, where the user may push; `nil` otherwise.
  var branching: ScreenAction? {
    guard rights.locks, let place, let issue = page, !issue.isPullRequest else { return nil }
    return ScreenAction("branch.new", "Create Branch…", section: Strings.issue) {
      Task.immediate { await self.createBranch(of: issue, at: place) }
    }
  }

  /// Asks for the name until git may have a branch of it, and requests the branch.
  private func createBranch(of issue: GitHub.Issue, at place: GitHub.IssuePlace) async {
    let suggestion = BranchName.suggestion(for: issue.title, number: issue.number)
    var question = InputQuestion.branchName(after: suggestion)
    while let answer = await services.questions.ask(question) {
      let name = answer.trimmed
      guard let problem = BranchName.problem(of: name) else {
        return services.change([NewBranch(name, of: place)], "Creating the branch \(name).")
      }
      question = .branchName(after: answer, problem: problem)
    }
  }
}
