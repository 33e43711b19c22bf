/// The values that the bodies of checks of one repository have in common.
struct CheckContext: Sendable {
  let repository: RepositoryBody
  let users: UserDirectory
  let links: Links
  /// Seconds since 1970.
  let now: Int
  /// The commits of the checks, by their names.
  var commits: [String: CommitRecord] = [:]
  /// The open pull requests by the commits at their heads.
  var pullsByHead: [String: [MinimalPullBody]] = [:]

  private var name: String { repository.details.repository.fullName }
  /// The beginning of addresses in the API.
  var api: String { links.repository(name) }
  /// The beginning of addresses of pages.
  var web: String { "\(links.web)/\(name)" }

  func app(_ name: String) -> CheckAppBody {
    CheckAppBody(name: name, users: users, links: links)
  }

  func user(_ login: String) -> SimpleUserBody {
    SimpleUserBody(login, among: users, links: links)
  }

  func pulls(of sha: String) -> [MinimalPullBody] { pullsByHead[sha] ?? [] }

  func commit(_ sha: String) -> SimpleCommitBody? {
    commits[sha].map { SimpleCommitBody(commit: $0) }
  }

  /// Returns the address of the page of a run.
  func page(of run: StoredCheckRun, in suite: StoredCheckSuite) -> String {
    suite.workflow == nil
      ? "\(web)/runs/\(run.number)" : "\(web)/actions/runs/\(suite.run)/job/\(run.number)"
  }
}

/// A commit in checks.
struct SimpleCommitBody: JSONObjectWritable {
  let commit: CommitRecord

  func write(fields: inout JSONFields) {
    fields.set("id", commit.id.hex)
    fields.set("tree_id", commit.tree.hex)
    fields.set("message", commit.message)
    fields.set("timestamp", Timestamp(commit.committer.time))
    for (key, person) in [
      ("author" as StaticString, commit.author), ("committer", commit.committer),
    ] {
      fields.object(key) { fields in
        fields.set("name", person.name)
        fields.set("email", person.email)
      }
    }
  }
}

/// A pull request in checks.
struct MinimalPullBody: JSONObjectWritable {
  /// A branch with its commit.
  struct End: Sendable {
    let branch: String
    let sha: String
    let repository: HostedRepository
  }

  let id: Int
  let number: Int
  let head: End
  let base: End
  let links: Links

  func write(fields: inout JSONFields) {
    let name = base.repository.fullName
    fields.set("id", id)
    fields.set("number", number)
    fields.set("url", "\(links.repository(name))/pulls/\(number)")
    for (key, end) in [("head" as StaticString, head), ("base", base)] {
      fields.object(key) { [links] fields in
        fields.set("ref", end.branch)
        fields.set("sha", end.sha)
        fields.object("repo") { fields in
          fields.set("id", end.repository.id)
          fields.set("url", links.repository(end.repository.fullName))
          fields.set("name", end.repository.name)
        }
      }
    }
  }
}
