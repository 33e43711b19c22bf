/// The pull requests, rules and teams in `World/pulls.txt`.
struct PullScript {
  private(set) var pulls: [DemoWorld.Pull] = []
  private(set) var actions: [DemoWorld.PullAction] = []
  private(set) var rules: [DemoWorld.Rules] = []
  private(set) var teams: [DemoWorld.Team] = []

  init(_ text: String, file: String) throws {
    for record in try Record.all(in: text, file: file) {
      switch record.kind {
      case "pull": pulls.append(try DemoWorld.Pull(record))
      case "rules": rules.append(try DemoWorld.Rules(record))
      case "team": teams.append(try DemoWorld.Team(record))
      default: actions.append(try DemoWorld.PullAction(record))
      }
    }
  }
}

extension Record {
  /// The seconds that “at” stands for, which is a number of days.
  func age() throws -> Int {
    guard let days = Double(try need("at")), days > 0 else {
      throw error("“at” is a number of days")
    }
    return Int(days * 86400)
  }

  fileprivate func words(_ key: String) -> [String] {
    self[key]?.split(separator: " ").map(String.init) ?? []
  }
}

extension DemoWorld.Pull {
  fileprivate init(_ record: Record) throws {
    let from = try record.need("from").split(separator: " ").last.map(String.init) ?? ""
    let parts = from.split(separator: ":", maxSplits: 1).map(String.init)
    let place = parts.count == 2 ? parts[0] : record.title
    guard let owner = place.split(separator: "/").first, let head = parts.last else {
      throw record.error("“from” is a branch, or OWNER/NAME:BRANCH")
    }
    self.init(
      repository: record.title,
      number: try record.number("number"),
      actor: try record.need("by"),
      age: try record.age(),
      title: try record.need("title"),
      text: record["text"],
      headRepository: try record.need("from").hasPrefix("gone ") ? nil : place,
      headOwner: String(owner),
      head: head,
      base: record["into"] ?? "main",
      isDraft: record["draft"] == "yes",
      isQueued: record["queued"] == "yes",
      labels: record.words("labels"),
      reviewers: record.words("asks")
    )
  }
}

extension DemoWorld.PullAction {
  fileprivate init(_ record: Record) throws {
    guard let kind = Kind(rawValue: record.kind) else {
      throw record.error("there is no action “\(record.kind)”")
    }
    self.init(
      kind: kind,
      repository: record.title,
      number: try record.number("number"),
      actor: try record.need("by"),
      age: try record.age(),
      text: record["text"] ?? "",
      decision: record["says"] ?? "comment",
      subject: record["on"],
      name: record["named"] ?? record["to"],
      file: record["file"] ?? "",
      line: record["line"].flatMap { Int($0) },
      start: record["start"].flatMap { Int($0) },
      isBefore: record["side"] == "before"
    )
  }
}

extension DemoWorld.Rules {
  fileprivate init(_ record: Record) throws {
    self.init(
      repository: record.title,
      branch: record["branch"] ?? "main",
      approvals: record["approvals"].flatMap { Int($0) } ?? 0,
      checks: record.words("checks"),
      needsOwners: record["owners"] == "yes",
      isStrict: record["strict"] == "yes",
      needsResolution: record["resolved"] == "yes",
      hasQueue: record["queue"] == "yes"
    )
  }
}

extension DemoWorld.Team {
  fileprivate init(_ record: Record) throws {
    let parts = record.title.split(separator: "/").map(String.init)
    guard parts.count == 2 else { throw record.error("a team is named ORGANIZATION/SLUG") }
    self.init(
      organization: parts[0],
      slug: parts[1],
      name: try record.need("name"),
      description: try record.need("about"),
      members: try record.need("members").split(separator: " ").map(String.init)
    )
  }
}
