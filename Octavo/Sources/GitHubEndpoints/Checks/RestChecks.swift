import GitHubValues

/// The checks of a pull request by the REST API: the pull request, the check runs of its head, page
/// by page, and its statuses.
struct RestChecks: Sendable {
  private let number: Int
  private let name: GitHub.RepositoryName

  /// The most pages of check runs that are read.
  private static let limit = 10

  init(_ number: Int, of name: GitHub.RepositoryName) { (self.number, self.name) = (number, name) }

  /// The endpoint, which leads from one request to the next.
  var endpoint: Endpoint<GitHub.PullChecks> {
    let pull = Endpoint<GitHub.PullRequest>.pullRequest(number, of: name)
    return Endpoint(pull.request) { response throws(APIError) in
      let object = try response.decode(LenientObject<JSONObject>.self).value
      let head = object.object("head")
      let checks = GitHub.PullChecks(head: head?.string("sha") ?? "") {
        $0.base = object.object("base")?.nonEmptyString("ref")
        let place = head?.object("repo")?.nonEmptyString("full_name")
        $0.isFromFork = place.map { GitHub.RepositoryName($0) != name } ?? false
      }
      guard !checks.head.isEmpty else { throw APIError(.decoding(what: "head")) }
      return .next(runs(.checkRuns(of: checks.head, in: name), after: checks, page: 1))
    }
  }

  private func runs(
    _ list: Endpoint<GitHub.Page<GitHub.CheckRun>>,
    after checks: GitHub.PullChecks,
    page: Int
  ) -> Endpoint<GitHub.PullChecks> {
    Endpoint(list.request) { response throws(APIError) in
      guard case .value(let read) = try list.decoded(from: response) else {
        throw APIError(.decoding(what: "check_runs"))
      }
      var checks = checks
      checks.checks += read.items.map { GitHub.Check($0) }
      if let next = read.next, page < Self.limit {
        return .next(runs(list.page(at: next), after: checks, page: page + 1))
      }
      checks.isComplete = read.next == nil
      return .next(statuses(after: checks))
    }
  }

  private func statuses(after checks: GitHub.PullChecks) -> Endpoint<GitHub.PullChecks> {
    let status = Endpoint<GitHub.CombinedStatus>.status(of: checks.head, in: name)
    return Endpoint(status.request) { response throws(APIError) in
      guard case .value(let combined) = try status.decoded(from: response) else {
        throw APIError(.decoding(what: "statuses"))
      }
      var checks = checks
      checks.checks += combined.statuses.map { GitHub.Check($0) }
      return .value(checks)
    }
  }
}
