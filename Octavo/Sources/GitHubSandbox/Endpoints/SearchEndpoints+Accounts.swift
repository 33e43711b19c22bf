extension SearchEndpoints {
  @Sendable func repositories(_ request: EndpointRequest) async throws -> EndpointResponse {
    let query = try query(request, in: .repositories)
    let catalog = try await services.catalog(for: request)
    let found = await catalog.details(of: catalog.snapshot.repositories).compactMap { details in
      query.score(of: details).map { (element: details, score: $0) }
    }
    let ranked = sorted(found, for: request) { details, order in
      switch order {
      case "": min(details.stars, 999)
      case "stars": details.stars
      case "forks": details.forks
      case "updated": details.pushed
      default: 0
      }
    } name: {
      $0.repository.fullName
    }
    return try await response(ranked, for: request) { details, score in
      let repository = details.repository
      let match = match(
        score,
        query,
        request,
        in: [.init("name", repository.name), .init("description", repository.description)],
        of: "Repository",
        at: request.links.repository(repository.fullName)
      )
      return RepositoryBody(details: details, links: request.links, match: match)
    }
  }

  @Sendable func users(_ request: EndpointRequest) async throws -> EndpointResponse {
    let query = try query(request, in: .users)
    let catalog = try await services.catalog(for: request)
    let repositories = Dictionary(grouping: catalog.snapshot.repositories.filter { !$0.isPrivate })
    {
      $0.owner.lowercased()
    }
    let found = catalog.snapshot.users.all.compactMap { user in
      let owned = repositories[user.key] ?? []
      let made = owned.compactMap { catalog.snapshot.history(of: $0).oldest }.min()
      let element = FoundUser(
        user: user,
        repositories: owned.count,
        followers: catalog.social.followers(of: user.login).count,
        created: [user.since, made].compactMap(\.self).min() ?? 0
      )
      return element.score(in: query).map { (element: element, score: $0) }
    }
    let ranked = sorted(found, for: request) { user, order in
      switch order {
      case "": min(user.followers, 999)
      case "followers": user.followers
      case "repositories": user.repositories
      default: user.created
      }
    } name: {
      $0.user.key
    }
    return try await response(ranked, for: request) { found, score in
      InlineJSONObject { fields in
        SimpleUserBody(user: found.user, links: request.links).write(fields: &fields)
        match(
          score,
          query,
          request,
          in: found.texts,
          of: "User",
          at: request.links.user(found.user.login)
        ).write(fields: &fields)
      }
    }
  }
}
