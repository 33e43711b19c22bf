import BinderyNavigation
import GitHubValues

/// The way from one commit of a pull request to the next.
extension ChangesViewModel {
  /// The next and the previous commit of the pull request; none for any other change.
  var commitMoves: [ScreenAction] {
    guard pull != nil else { return [] }
    return [("commit.next", "Next Commit", 1), ("commit.previous", "Previous Commit", -1)].map {
      id,
      title,
      step in
      ScreenAction(id, title, isEnabled: commit(after: step) != nil) {
        self.showCommit(after: step)
      }
    }
  }

  private func showCommit(after step: Int) {
    guard let sha = untracked({ commit(after: step) }) else {
      return services.showNotice("There is no other commit.")
    }
    services.navigation.replace(.commit(repository, sha: sha, pull: pull))
  }

  /// The name of the commit that is so many behind this one in the list; `nil` if there is none.
  private func commit(after step: Int) -> String? {
    let all = commits.value ?? []
    guard let place = all.firstIndex(where: { $0.sha == hash ?? subject.head }),
      all.indices.contains(place + step)
    else { return nil }
    return all[place + step].sha
  }
}
