/// The users, organisations and repositories in `World/world.txt`, small enough to be read at every
/// start.
///
/// The file is a list of records. A record begins with a line at the margin (`user LOGIN`) and
/// continues with indented lines of a key and a value.
struct WorldIndex {
  struct Repository {
    let owner: String
    let name: String
    let description: String
    let homepage: String?
    let topics: [String]
    let branch: String
    var formerNames: [String] = []
    var license: String?
    var fork: Fork?
    var isArchived = false
    var isPrivate = false

    var path: String { "\(owner)/\(name)" }
  }

  /// The past of a fork up to its own commits.
  struct Fork {
    /// The owner and name of the repository that was forked.
    let parent: String
    /// The mark `at` in the history of the parent at which it was forked.
    let day: String
  }

  let version: String
  let account: DemoWorld.Account
  let users: [DemoWorld.User]
  let organizations: [DemoWorld.Organization]
  let repositories: [Repository]

  init(_ text: String, file: String) throws {
    var version: String?
    var account: DemoWorld.Account?
    var users: [DemoWorld.User] = []
    var organizations: [DemoWorld.Organization] = []
    var repositories: [Repository] = []
    for record in try Record.all(in: text, file: file) {
      switch record.kind {
      case "version": version = record.title
      case "account": account = try DemoWorld.Account(record)
      case "user": users.append(try DemoWorld.User(record))
      case "organization": organizations.append(try DemoWorld.Organization(record))
      case "repository": repositories.append(try Repository(record))
      default: throw record.error("there is no record “\(record.kind)”")
      }
    }
    guard let version, let account else {
      throw DemoWorldError.script(file, 1, "a world needs a version and an account")
    }
    self.version = version
    self.account = account
    self.users = users
    self.organizations = organizations
    self.repositories = repositories
  }
}

extension DemoWorld.Account {
  fileprivate init(_ record: Record) throws {
    self.init(
      login: record.title,
      password: try record.need("password"),
      oneTimeCode: try record.need("code"),
      token: try record.need("token")
    )
  }
}

extension DemoWorld.User {
  fileprivate init(_ record: Record) throws {
    self.init(
      login: record.title,
      name: try record.need("name"),
      emails: try record.need("email").split(separator: " ").map(String.init),
      company: record["company"],
      location: record["location"],
      blog: record["blog"],
      bio: record["bio"],
      zone: try record.need("zone")
    )
  }
}

extension DemoWorld.Organization {
  fileprivate init(_ record: Record) throws {
    self.init(
      login: record.title,
      name: try record.need("name"),
      description: try record.need("description"),
      location: record["location"],
      blog: record["blog"],
      members: try record.need("members").split(separator: " ").map(String.init)
    )
  }
}

extension WorldIndex.Repository {
  fileprivate init(_ record: Record) throws {
    let path = record.title.split(separator: "/").map(String.init)
    guard path.count == 2 else { throw record.error("a repository is named OWNER/NAME") }
    self.init(
      owner: path[0],
      name: path[1],
      description: try record.need("description"),
      homepage: record["homepage"],
      topics: record["topics"]?.split(separator: " ").map(String.init) ?? [],
      branch: try record.need("branch"),
      formerNames: record["formerly"]?.split(separator: " ").map(String.init) ?? [],
      license: record["license"],
      fork: try record["fork"].map { WorldIndex.Fork(parent: $0, day: try record.need("forked")) },
      isArchived: record["archived"] == "yes",
      isPrivate: record["private"] == "yes"
    )
  }
}
