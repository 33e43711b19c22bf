import DemoWorld
import Foundation
import Testing

struct WorldContentTests {
  @Test func `git finds no fault in any repository`() async throws {
    try await withWorld { world in
      for repository in world.repositories {
        let complaints = try repository.git.lines("fsck", "--strict", "--no-dangling")

        #expect(complaints == [], "\(repository.path)")
      }
    }
  }

  @Test func `every repository of a user has a past worth looking at`() async throws {
    try await withWorld { world in
      let organizations = world.organizations.map(\.login)
      let owned = world.repositories.filter {
        !organizations.contains($0.owner) && $0.parent == nil && !$0.isArchived && !$0.isPrivate
      }

      #expect(owned.count == 8)
      for repository in owned {
        let git = repository.git
        let branches = try git.lines("branch", "--format=%(refname:short)")
        let tags = try git.lines("tag", "--format=%(objecttype)")
        let merges = try git.lines("log", "--merges", "--format=%s")

        #expect((150...400).contains(try git.lines("rev-list", "--all").count))
        #expect(branches.count >= 2 && branches.contains { $0.contains("/") })
        #expect(Set(tags) == ["commit", "tag"] && tags.count >= 3)
        #expect(merges.count >= 2)
        #expect(merges.contains { $0.hasPrefix("Merge pull request #") })
        #expect(try git.lines("ls-tree", "--name-only", "HEAD").contains("README.md"))
      }
    }
  }

  @Test func `an organisation has members and a repository that they have written`() async throws {
    try await withWorld { world in
      let organization = try #require(world.organizations.first)
      let repositories = world.repositories.filter { $0.owner == organization.login }
      let authors = try repositories.flatMap { try $0.git.lines("log", "--all", "--format=%ae") }
      let members = world.users.filter { organization.members.contains($0.login) }

      #expect(repositories.map(\.name) == ["handbook"])
      #expect(members.count == organization.members.count)
      #expect(members.allSatisfy { authors.contains($0.emails[0]) })
      #expect(organization.members.contains(world.account.login))
    }
  }

  @Test func `the heads are main, and trunk in one repository`() async throws {
    try await withWorld { world in
      let heads = try world.repositories.map { try $0.git.lines("symbolic-ref", "HEAD")[0] }

      #expect(heads.filter { $0 == "refs/heads/main" }.count == 11)
      #expect(heads.filter { $0 == "refs/heads/trunk" }.count == 1)
    }
  }

  @Test func `the authors are the users, and each has written a commit`() async throws {
    try await withWorld { world in
      var authors: Set<String> = []
      for repository in world.repositories {
        authors.formUnion(try repository.git.lines("log", "--all", "--format=%an <%ae>"))
      }

      let signatures = world.users.flatMap { user in
        user.emails.map { "\(user.name) <\($0)>" }
      }
      #expect(authors.subtracting(signatures) == [])
      for user in world.users {
        #expect(authors.contains { $0.hasPrefix("\(user.name) <") }, "\(user.login)")
      }
      #expect(world.users.contains { $0.login == world.account.login })
      #expect(world.repositories.filter { $0.owner == world.account.login }.count >= 2)
    }
  }

  @Test func `every commit changes something and says what`() async throws {
    try await withWorld { world in
      for repository in world.repositories {
        let log = try repository.git.lines("log", "--all", "--format=%T%x09%P%x09%H%x09%s")
          .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        let trees = Dictionary(uniqueKeysWithValues: log.map { ($0[2], $0[0]) })
        let empty = log.filter { trees[$0[1]] == $0[0] }.map { $0[3] }
        let subjects = Dictionary(grouping: log.map { $0[3] }) { $0 }

        #expect(empty == [], "\(repository.path)")
        #expect(subjects.filter { $0.value.count > 1 }.keys.sorted() == [], "\(repository.path)")
        #expect(log.map { $0[3] }.filter { $0.count > 72 } == [], "\(repository.path)")
      }
    }
  }

  @Test func `the newest commits are of the day before, and none is of the future`() async throws {
    try await withWorld { world in
      let midnight = 1_774_051_200
      var newest: [Int] = []
      for repository in world.repositories
      where repository.parent == nil && !repository.isArchived && !repository.isPrivate {
        let times = try repository.git.lines("log", "--all", "--format=%ct").compactMap { Int($0) }
        newest.append(times.max() ?? 0)
      }

      #expect(newest.allSatisfy { $0 < midnight && $0 > midnight - 40 * 86400 })
      #expect(newest.contains { $0 > midnight - 86400 })
    }
  }

  @Test func `the trees hold every kind of entry`() async throws {
    try await withWorld { world in
      var modes: Set<Substring> = []
      var paths: [String] = []
      for repository in world.repositories {
        for line in try repository.git.lines("-c", "core.quotePath=false", "ls-tree", "-r", "HEAD")
        {
          modes.insert(line.prefix(6))
          paths.append(String(line.split(separator: "\t")[1]))
        }
      }

      #expect(modes == ["100644", "100755", "120000", "160000"])
      let endings = [".swift", ".py", ".rs", ".c", ".ts", ".js", ".go", ".html", ".css", ".sh"]
      for ending in endings + [".png", ".svg", ".wav"] {
        #expect(paths.contains { $0.hasSuffix(ending) }, "\(ending)")
      }
      #expect(paths.contains { !$0.allSatisfy(\.isASCII) })
    }
  }

  @Test func `a fork has the commits of its parent up to a day, and some of its own`() async throws
  {
    try await withWorld { world in
      let fork = try #require(world.repositories.first { $0.parent != nil })
      let parent = try #require(world.repositories.first { $0.path == fork.parent })
      let known = Set(try parent.git.lines("rev-list", "--branches"))
      let main = try fork.git.lines("rev-list", "main")
      let own = try fork.git.lines("rev-list", "--all").filter { !known.contains($0) }

      #expect(main.allSatisfy(known.contains))
      #expect(main.count > 100 && main.count < known.count)
      #expect(own.count == 3)
    }
  }

  @Test func `the world has a private, an archived and a forked repository, and files of releases`()
    async throws
  {
    try await withWorld { world in
      #expect(world.repositories.filter(\.isPrivate).map(\.path) == ["juno/seed-ledger"])
      #expect(world.repositories.filter(\.isArchived).map(\.path) == ["juno/frost-dates"])
      #expect(world.repositories.compactMap(\.parent) == ["rfarouk/lantern"])
      for asset in world.assets {
        let repository = world.repositories.first { $0.path == asset.repository }
        let tags = try repository?.git.lines("tag")
        #expect(tags?.contains(asset.tag) == true, "\(asset.name)")
      }
    }
  }
}
