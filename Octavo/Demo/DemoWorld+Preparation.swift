public import Foundation

extension DemoWorld {
  /// Makes sure that the demo world is in `folder`, and describes it.
  ///
  /// A complete world of the current version is used as it is, whatever day it was written for, and
  /// costs a few file look-ups. Otherwise the world is written beside its final place and moved
  /// there in one step, so that an interrupted write leaves nothing half done, and of two programs
  /// that write at once the first to finish wins.
  ///
  /// - Parameters:
  ///   - folder: A folder that belongs to the demo world; it is created when it is missing.
  ///   - now: The present; the newest commits lie a few hours before the start of its day in UTC.
  ///   - progress: Told how many repositories are written, of how many; not called when none is.
  /// - Returns: The world, whose repositories are all there.
  /// - Throws: `DemoWorldError`, an error of the file system, or `CancellationError`.
  @concurrent public static func prepare(
    in folder: URL,
    now: Date,
    progress: (@Sendable (_ written: Int, _ total: Int) -> Void)? = nil
  ) async throws -> DemoWorld {
    let scripts = try Scripts.bundled()
    let index = try WorldIndex(scripts.text("world.txt"), file: "world.txt")
    let pulls = try PullScript(scripts.text("pulls.txt"), file: "pulls.txt")
    let place = WorldFolder(parent: folder, index: index)
    if !place.isComplete {
      let writer = WorldWriter(index: index, scripts: scripts, now: now, pulls: pulls.pulls)
      try await place.install { try await writer.write(into: $0, progress: progress) }
    }
    let activities = try Activity.all(in: scripts.text("activity.txt"), file: "activity.txt")
    let explore = try ExploreScript(scripts.text("explore.txt"), file: "explore.txt")
    let assets = try Asset.all(in: scripts.text("releases.txt"), file: "releases.txt")
    let checks = try scripts.text("checks.txt")
    return DemoWorld(index, activities, explore, assets, pulls, checks, at: place.url)
  }

  /// The world that `index` describes, lying in `folder`.
  private init(
    _ index: WorldIndex,
    _ activities: [Activity],
    _ explore: ExploreScript,
    _ assets: [Asset],
    _ script: PullScript,
    _ checks: String,
    at folder: URL
  ) {
    self.folder = folder
    self.activities = activities
    topics = explore.topics
    publications = explore.publications
    self.assets = assets
    pulls = script.pulls
    pullActions = script.actions
    rules = script.rules
    teams = script.teams
    self.checks = checks
    users = index.users
    organizations = index.organizations
    account = index.account
    repositories = index.repositories.map {
      Repository(
        owner: $0.owner,
        name: $0.name,
        description: $0.description,
        homepage: $0.homepage,
        topics: $0.topics,
        formerNames: $0.formerNames,
        license: $0.license,
        parent: $0.fork?.parent,
        isArchived: $0.isArchived,
        isPrivate: $0.isPrivate,
        folder: folder.appending(path: "\($0.path).git", directoryHint: .isDirectory)
      )
    }
  }
}
