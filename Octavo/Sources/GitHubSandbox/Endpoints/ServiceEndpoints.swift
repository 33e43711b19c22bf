/// What GitHub offers around its data: pictures, limits, log-in.
struct ServiceEndpoints: Sendable {
  let services: Services

  var routes: [Route] {
    [
      .get("/rate_limit", bucket: .free, action: rateLimit),
      .get("/avatars/:file", bucket: .free, action: avatar),
    ]
  }

  @Sendable private func rateLimit(_ call: Call) async throws -> Reply {
    let core = services.limits.state(of: .core, for: call.viewer, now: call.now)
    let search = services.limits.state(of: .search, for: call.viewer, now: call.now)
    return .json(
      InlineShape { fields in
        fields.object("resources") { fields in
          fields.set("core", core)
          fields.set("search", search)
        }
        fields.set("rate", core)
      }
    )
  }

  /// Anybody's picture, known or not: it tells nothing that the name does not.
  @Sendable private func avatar(_ call: Call) async throws -> Reply {
    let file = try call.text("file")
    guard file.hasSuffix(".png"), let login = RemoteName.login(file.dropLast(4)) else {
      throw Refusal.notFound
    }
    let size = call.query.int("s") ?? call.query.int("size") ?? 120
    return Reply(
      body: .bytes(Identicon(login: login).image(size: size).bytes),
      contentType: "image/png",
      headers: ["Cache-Control": "public, max-age=86400"]
    )
  }
}
