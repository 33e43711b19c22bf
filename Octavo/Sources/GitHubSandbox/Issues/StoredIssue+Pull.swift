extension StoredIssue {
  /// A merged pull request in the form of an issue, which is stored nowhere.
  init(
    _ pull: MergedPull,
    in repository: HostedRepository,
    users: UserDirectory
  ) {
    let merged = pull.merge.committer.time
    self.init(
      repository: repository.id,
      number: pull.number,
      login: pull.author(among: users).login,
      title: pull.title,
      body: pull.body.isEmpty ? nil : pull.body,
      labels: "",
      isOpen: false,
      created: pull.opened,
      updated: merged,
      closed: merged,
      closer: pull.merger(among: users)?.login ?? repository.owner,
      isPull: true,
      merged: merged
    )
  }
}
