import DemoWorld
import Foundation

/// Brings the configured world into the form that is served.
struct WorldLoader: Sendable {
  let content: SandboxContent
  let clock: @Sendable () -> Date

  @Sendable func load() async throws -> WorldSource {
    switch content {
    case .demo(let folder):
      return Self.source(of: try await DemoWorld.prepare(in: folder, now: clock()))
    case .folders(let folders, let account):
      return try await GitQueue.shared.run {
        let world = FolderWorld(folders: folders, account: account ?? .localUser())
        return WorldSource(
          account: world.account,
          repositories: world.repositories,
          problems: world.problems
        )
      }
    }
  }

  private static func source(of demo: DemoWorld) -> WorldSource {
    let owner = demo.people.first { $0.login == demo.account.login }
    let account = SandboxAccount(
      login: demo.account.login,
      name: owner?.name ?? demo.account.login,
      email: owner?.emails.first ?? "",
      password: demo.account.password,
      oneTimeCode: demo.account.oneTimeCode,
      token: demo.account.token
    )
    let people = demo.people.map { person in
      Person(
        login: person.login,
        name: person.name,
        emails: person.emails,
        company: person.company,
        location: person.location,
        blog: person.blog,
        bio: person.bio
      )
    }
    let repositories = demo.repositories.map { repository in
      HostedRepository(
        owner: repository.owner,
        name: repository.name,
        description: repository.description,
        homepage: repository.homepage,
        topics: repository.topics,
        git: GitRepository(directory: repository.folder.path(percentEncoded: false))
      )
    }
    return WorldSource(account: account, people: people, repositories: repositories)
  }
}
