/// The checks of commits as a readable text, which `Octavo/Demo/World/README.md` explains.
struct CheckScript: Equatable, Sendable {
  private(set) var plans: [CheckPlan] = []
  private(set) var statuses: [StatusPlan] = []

  /// A script without checks.
  init() {}

  /// Reads a script.
  ///
  /// - Throws: `CheckScriptError`, which names the first line that is wrong.
  init(_ text: String) throws(CheckScriptError) {
    for line in try ScriptLine.all(in: text) {
      switch line.key {
      case "workflow": plans.append(try CheckPlan(line, isWorkflow: true))
      case "app": plans.append(try CheckPlan(line, isWorkflow: false))
      case "status": statuses.append(try StatusPlan(line))
      default: throw line.error("there is no record “\(line.key)”")
      }
    }
  }

  /// Adds the checks of another script.
  mutating func add(_ other: CheckScript) {
    plans += other.plans
    statuses += other.statuses
  }

  /// The checks of one repository; `nil` if it has none.
  func part(for repository: HostedRepository) -> CheckScript? {
    let name = repository.origin.lowercased()
    var part = CheckScript()
    part.plans = plans.filter { $0.repository == name }
    part.statuses = statuses.filter { $0.repository == name }
    return part.plans.isEmpty && part.statuses.isEmpty ? nil : part
  }

  /// Whether a pull request has checks.
  var hasPulls: Bool {
    places.contains { place in
      if case .pull = place { true } else { false }
    }
  }

  /// The places that have checks.
  var places: Set<CheckPlan.Place> {
    Set(plans.flatMap(\.places) + statuses.flatMap(\.places))
  }
}

extension CheckPlan.Place {
  /// Reads `branch main` or `pull 7`.
  fileprivate init(_ line: ScriptLine) throws(CheckScriptError) {
    let words = line.value.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.last) {
    case ("branch", let name?) where words.count == 2: self = .branch(name)
    case ("pull", let number?) where words.count == 2 && Int(number) != nil:
      self = .pull(Int(number) ?? 0)
    default: throw line.error("“on” is “branch NAME” or “pull NUMBER”")
    }
  }
}

extension CheckPlan {
  fileprivate init(_ record: ScriptLine, isWorkflow: Bool) throws(CheckScriptError) {
    self.init(name: record.value, isWorkflow: isWorkflow)
    let word = record.value.lowercased().replacing(" ", with: "-")
    file = isWorkflow ? ".github/workflows/\(word).yml" : ""
    for line in record.below {
      switch line.key {
      case "in": repository = line.value.lowercased()
      case "on": places.append(try Place(line))
      case "file": file = line.value
      case "event": event = line.value
      case "number": number = try line.count()
      case "started": age = try line.count()
      case "by": actor = line.value
      case "approval": needsApproval = true
      case "job", "check": jobs.append(try JobPlan(line))
      default: throw line.error("there is no “\(line.key)” of a \(record.key)")
      }
    }
    guard !repository.isEmpty, !places.isEmpty else {
      throw record.error("“\(record.value)” needs “in” and “on”")
    }
    let names = jobs.map(\.name)
    for job in jobs {
      // A job that needs only jobs above it cannot need itself.
      let above = names.prefix { $0 != job.name }
      guard Set(job.needs).isSubset(of: above) else {
        throw record.error("“\(job.name)” needs a job that is not above it")
      }
    }
  }
}

extension StatusPlan {
  fileprivate init(_ record: ScriptLine) throws(CheckScriptError) {
    self.init(context: record.value)
    for line in record.below {
      switch line.key {
      case "in": repository = line.value.lowercased()
      case "on": places.append(try CheckPlan.Place(line))
      case "state" where StoredCommitStatus.states.contains(line.value): state = line.value
      case "description": description = line.value
      case "target": target = line.value
      case "by": login = line.value
      case "takes": seconds = try line.count()
      case "started": age = try line.count()
      default: throw line.error("there is no “\(line.key) \(line.value)” of a status")
      }
    }
    guard !repository.isEmpty, !places.isEmpty else {
      throw record.error("“\(context)” needs “in” and “on”")
    }
  }
}
