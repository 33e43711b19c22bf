/// The endpoints beside the data: pictures and rate limits.
struct ServiceEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/rate_limit", bucket: .free, action: rateLimit),
      .get("/avatars/:file", bucket: .free, action: avatar),
    ]
  }

  @Sendable private func rateLimit(_ request: EndpointRequest) async throws -> EndpointResponse {
    let core = services.limits.state(of: .core, for: request.viewer, now: request.now)
    let search = services.limits.state(of: .search, for: request.viewer, now: request.now)
    return .json(
      InlineJSONObject { fields in
        fields.object("resources") { fields in
          fields.set("core", core)
          fields.set("search", search)
        }
        fields.set("rate", core)
      }
    )
  }

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
}
