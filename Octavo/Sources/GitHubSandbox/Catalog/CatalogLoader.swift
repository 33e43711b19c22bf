import DemoWorld
import Foundation

/// Brings the configured world into the form that is served.
struct CatalogLoader: Sendable {
  let content: SandboxContent
  var others: [SandboxAccount] = []
  /// The checks of commits besides those of the demo world.
  var checks = CheckScript()
  let clock: @Sendable () -> Date

  @Sendable func load() async throws -> CatalogSource {
    var source = try await first().adding(others)
    source.checks.add(checks)
    return source
  }

  /// Returns the contents for the first account alone.
  private func first() async throws -> CatalogSource {
    switch content {
    case .demo(let folder):
      return try Self.source(of: try await DemoWorld.prepare(in: folder, now: clock()))
    case .folders(let folders, let account):
      let owner = if let account { account } else { await SandboxAccount.localUser() }
      let catalog = await FolderCatalog(folders: folders, account: owner)
      return CatalogSource(
        account: catalog.account,
        repositories: catalog.repositories,
        problems: catalog.problems
      )
    }
  }

  private static func source(of demo: DemoWorld) throws -> CatalogSource {
    let owner = demo.users.first { $0.login == demo.account.login }
    let account = SandboxAccount(
      login: demo.account.login,
      name: owner?.name ?? demo.account.login,
      email: owner?.emails.first ?? "",
      password: demo.account.password,
      oneTimeCode: demo.account.oneTimeCode,
      token: demo.account.token
    )
    let users = demo.users.map { user in
      User(
        login: user.login,
        name: user.name,
        emails: user.emails,
        company: user.company,
        location: user.location,
        blog: user.blog,
        bio: user.bio
      )
    }
    let organizations = demo.organizations.map { organization in
      Organization(
        profile: User(
          login: organization.login,
          name: organization.name,
          location: organization.location,
          blog: organization.blog,
          bio: organization.description,
          isOrganization: true
        ),
        members: organization.members,
        teams: demo.teams.filter { $0.organization == organization.login }.map(Team.init)
      )
    }
    let kept = KeptOutputs(demo.folder.appending(path: "git-outputs-1"))
    let repositories = demo.repositories.map { repository in
      HostedRepository(
        owner: repository.owner,
        name: repository.name,
        description: repository.description,
        homepage: repository.homepage,
        topics: repository.topics,
        formerNames: repository.formerNames,
        git: .shared(directory: repository.folder.path(percentEncoded: false), kept: kept),
        traits: RepositoryTraits(repository, in: demo)
      )
    }
    return CatalogSource(
      account: account,
      users: users,
      organizations: organizations,
      repositories: repositories,
      activities: demo.activities,
      pulls: demo.pulls,
      pullActions: demo.pullActions,
      checks: try CheckScript(demo.checks),
      topics: demo.topics,
      publications: demo.publications,
      kept: kept,
      hasInventedStars: true
    )
  }
}

extension RepositoryTraits {
  fileprivate init(_ repository: DemoWorld.Repository, in demo: DemoWorld) {
    let organization = demo.organizations.first { $0.login == repository.owner }
    let readers = (organization?.members ?? []) + [repository.owner]
    let assets = demo.assets.filter {
      $0.repository == "\(repository.owner)/\(repository.name)"
    }
    self.init(
      license: repository.license.map(License.init),
      parent: repository.parent?.lowercased(),
      isArchived: repository.isArchived,
      readers: repository.isPrivate ? Set(readers.map { $0.lowercased() }) : nil,
      rules: demo.rules.filter { $0.repository == "\(repository.owner)/\(repository.name)" }
        .map(BranchRules.init),
      assets: Dictionary(grouping: assets, by: \.tag).mapValues { $0.map(ReleaseAsset.init) }
    )
  }
}

extension ReleaseAsset {
  fileprivate init(_ asset: DemoWorld.Asset) {
    self.init(name: asset.name, type: asset.type, size: asset.size, downloads: asset.downloads)
  }
}

extension Team {
  fileprivate init(_ team: DemoWorld.Team) {
    self.init(
      organization: team.organization,
      slug: team.slug,
      name: team.name,
      description: team.description,
      members: team.members
    )
  }
}

extension BranchRules {
  fileprivate init(_ rules: DemoWorld.Rules) {
    self.init(
      branch: rules.branch,
      approvals: rules.approvals,
      needsOwners: rules.needsOwners,
      checks: rules.checks,
      isStrict: rules.isStrict,
      needsResolution: rules.needsResolution,
      hasQueue: rules.hasQueue
    )
  }
}
