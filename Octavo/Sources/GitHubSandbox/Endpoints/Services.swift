/// What the endpoints work with.
struct Services: Sendable {
  let world: World
  let state: StateStore
  let limits: RateLimits
  let revoked: RevokedTokens

  /// The repository that a request names, without looking at anybody's commits.
  func repository(_ call: Call) async throws -> HostedRepository {
    let name = "\(try call.text("owner"))/\(try call.text("repo"))".lowercased()
    let repositories = try await world.contents().repositories
    guard let found = repositories.first(where: { $0.fullName.lowercased() == name }) else {
      throw Refusal.notFound
    }
    return found
  }

  /// The catalog as the sender of a request sees it.
  func scene(for call: Call) async throws -> Scene {
    try await Scene(world, state: state, viewer: call.viewer.login)
  }
}
