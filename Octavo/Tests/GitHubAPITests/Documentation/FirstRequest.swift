import GitHubAPI
import GitHubEndpoints
import GitHubValues

/// Sends the first request of Documentation/GitHubAPI.md.
func firstRequest(to server: String, token secret: String) async throws -> String {
  let host = try GitHub.Host(parsing: server)
  let api = GitHubAPI(host: host, credentials: .token(GitHub.Token(secret)))
  let user = try await api.send(.user("octocat"))
  try await api.shutdown()
  return "\(user.name ?? user.login) has \(user.followers) followers"
}

/// Reads a list page by page.
func starredNames(by login: String, api: GitHubAPI) async throws -> [String] {
  var names: [String] = []
  for try await page in api.pages(of: .starred(by: login)) {
    names += page.items.map { "\($0.fullName)" }
  }
  return names
}

/// Handles the reasons of failures.
func issue(_ number: Int, api: GitHubAPI) async throws -> String {
  let repository = GitHub.RepositoryName(owner: "octocat", name: "hello-world")
  do {
    let issue = try await api.send(.issue(number, of: repository))
    switch issue.state {
    case .open: return issue.title
    default: return "\(issue.title) (\(issue.state.rawValue))"
    }
  } catch let error as APIError where error.reason == .notFound {
    return "There is no issue \(number)"
  }
}
