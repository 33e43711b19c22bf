/// The facts about a repository as a whole: languages, contributors, topics, stargazers, forks.
struct InsightEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/languages", action: languages),
      .get("/repos/:owner/:repo/contributors", action: contributors),
      .get("/repos/:owner/:repo/topics", action: topics),
      .get("/repos/:owner/:repo/stargazers", action: stargazers),
      .get("/repos/:owner/:repo/forks") { request in
        let repository = try await services.repository(request)
        let catalog = try await services.catalog(for: request)
        return await catalog.page(of: catalog.forks(of: repository), for: request)
      },
    ]
  }

  @Sendable private func languages(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    guard let head = try await repository.git.refs().head else {
      return .json(LanguagesBody(count: LanguageCount()))
    }
    return .json(LanguagesBody(count: try await repository.git.languages(at: head)))
  }

  /// Returns the authors of commits, most active first, or a 204 in a repository without commits.
  @Sendable private func contributors(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let snapshot = try await services.catalog.snapshot()
    let logins = snapshot.contributors(to: repository)
    guard !logins.isEmpty else { return .noContent }
    return await .page(of: logins, for: request) { login in
      ContributorBody(
        user: snapshot.users.user(login: login) ?? User(login: login),
        contributions: snapshot.contributions[login]?[repository.id] ?? 0,
        links: request.links
      )
    }
  }

  @Sendable private func topics(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    return .json(InlineJSONObject { $0.set("names", repository.topics) })
  }

  @Sendable private func stargazers(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let catalog = try await services.catalog(for: request)
    let stars = catalog.social.stargazers(of: repository)
    func user(_ login: String) -> SimpleUserBody {
      let user = catalog.snapshot.users.user(login: login) ?? User(login: login)
      return SimpleUserBody(user: user, links: request.links)
    }
    guard request.accepts("star") else {
      return await .page(of: stars, for: request) { user($0.login) }
    }
    return await .page(of: stars, for: request) { star in
      let user = user(star.login)
      return InlineJSONObject { fields in
        fields.set("starred_at", Timestamp(star.time))
        fields.set("user", user)
      }
    }
  }
}
