/// The endpoints beside the data: the list of endpoints, emoji, pictures and rate limits.
struct ServiceEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/", action: root),
      .get("/meta", action: meta),
      .get("/emojis", action: emojis),
      .get("/rate_limit", bucket: .free, action: rateLimit),
      .get("/avatars/:file", bucket: .free, action: avatar),
      .get("/private-user-images/1/:file", bucket: .free, action: upload),
    ]
  }

  @Sendable private func rateLimit(_ request: EndpointRequest) async throws -> EndpointResponse {
    let core = services.limits.state(of: .core, for: request.viewer, now: request.now)
    let search = services.limits.state(of: .search, for: request.viewer, now: request.now)
    let graphQL = services.limits.state(of: .graphQL, for: request.viewer, now: request.now)
    return .json(
      InlineJSONObject { fields in
        fields.object("resources") { fields in
          fields.set("core", core)
          fields.set("search", search)
          fields.set("graphql", graphQL)
        }
        if request.version == .v2022 { fields.set("rate", core) }
      }
    )
  }

  /// Returns the addresses of the endpoints that a client may begin with.
  @Sendable private func root(_ request: EndpointRequest) async throws -> EndpointResponse {
    let api = request.links.api
    // The root of the server itself is a page, which the sandbox does not have.
    guard request.path.starts(with: ["api", "v3"]) else { throw ErrorResponse.notFound }
    return .json(
      InlineJSONObject { fields in
        for (key, path) in Self.addresses { fields.set(key, api + path) }
        guard request.version == .v2022 else { return }
        fields.set("authorizations_url", "\(api)/authorizations")
      }
    )
  }

  @Sendable private func meta(_ request: EndpointRequest) async throws -> EndpointResponse {
    .json(InlineJSONObject { $0.set("verifiable_password_authentication", true) })
  }

  /// Returns the addresses of pictures by the names of emoji, whose code points they contain.
  @Sendable private func emojis(_ request: EndpointRequest) async throws -> EndpointResponse {
    let names = EmojiTable.characters.sorted { $0.key < $1.key }
    let folder = "\(request.links.web)/images/icons/emoji/unicode"
    return .json(
      InlineJSONObject { fields in
        for (name, character) in names {
          fields.set(name: String(name), "\(folder)/\(EmojiTable.fileName(of: character)).png?v8")
        }
      }
    )
  }

  private static let addresses: [(StaticString, String)] = [
    ("current_user_url", "/user"),
    ("code_search_url", "/search/code?q={query}{&page,per_page,sort,order}"),
    ("emojis_url", "/emojis"), ("events_url", "/events"), ("followers_url", "/user/followers"),
    ("following_url", "/user/following{/target}"), ("gists_url", "/gists{/gist_id}"),
    ("issue_search_url", "/search/issues?q={query}{&page,per_page,sort,order}"),
    ("issues_url", "/issues"), ("label_search_url", "/search/labels?q={query}&repository_id={id}"),
    ("notifications_url", "/notifications"), ("organization_url", "/orgs/{org}"),
    ("public_gists_url", "/gists/public"), ("rate_limit_url", "/rate_limit"),
    ("repository_url", "/repos/{owner}/{repo}"),
    ("repository_search_url", "/search/repositories?q={query}{&page,per_page,sort,order}"),
    ("starred_url", "/user/starred{/owner}{/repo}"), ("starred_gists_url", "/gists/starred"),
    ("user_url", "/users/{user}"), ("user_organizations_url", "/user/orgs"),
    ("user_repositories_url", "/user/repos{?type,page,per_page,sort}"),
    ("user_search_url", "/search/users?q={query}{&page,per_page,sort,order}"),
  ]

  /// Returns the picture for any name, known or not, since it depends on the name alone.
  @Sendable private func avatar(_ request: EndpointRequest) async throws -> EndpointResponse {
    let file = try request.text("file")
    guard file.hasSuffix(".png"), let login = RemoteName.login(file.dropLast(4)) else {
      throw ErrorResponse.notFound
    }
    let size = request.query.int("s") ?? request.query.int("size") ?? 120
    return EndpointResponse(
      body: .bytes(Identicon(login: login).image(size: size).bytes),
      contentType: "image/png",
      headers: ["Cache-Control": "public, max-age=86400"]
    )
  }

  /// Returns the picture at a signed address, for which a client needs no credentials.
  @Sendable private func upload(_ request: EndpointRequest) async throws -> EndpointResponse {
    let uploads = UploadLinks(web: request.links.web, now: request.now)
    let file = try request.text("file")
    let id = try uploads.id(ofFile: file, signedWith: request.query["jwt"])
    return EndpointResponse(
      body: .bytes(UploadedPicture(id: id).image.bytes),
      contentType: "image/png",
      headers: ["Cache-Control": "private, max-age=300"]
    )
  }
}
