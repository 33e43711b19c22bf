import BinderyNavigation
import GitHubValues

/// Checks a pull request out into a clone of the user’s, and asks about what is in the way.
@MainActor
struct PullCheckout {
  let services: Services
  /// The pull request.
  let source: PullRequestSource

  /// Checks the pull request out, in the clone that the user chooses if there are several.
  ///
  /// - Parameter place: The place of the files.
  func checkOut(in place: CheckoutRequest.Place) async {
    do {
      guard let clone = try await chooseClone() else { return }
      try await checkOut(CheckoutRequest(source, in: place), in: clone)
    } catch {
      if let message = services.message(for: error) { services.showNotice(message) }
    }
  }

  /// Copies the command that does the same in the user’s shell.
  func copyCommand() async {
    let clone = try? await services.clones.clones(of: source.base).first
    let address = services.web.cloneAddress(of: source.base.name, over: .https) ?? ""
    services.copy(CheckoutCommand.text(for: source, in: clone, address: address))
    services.showNotice("Copied the command.")
  }

  private func checkOut(_ request: CheckoutRequest, in clone: LocalClone) async throws {
    var request = request
    while true {
      services.showNotice("Checking out #\(source.number) in \(clone.folder.inOneLine) …")
      let outcome = try await services.activity { [request] in
        try await services.clones.checkOut(request, in: clone, progress: nil)
      }
      switch outcome {
      case .done(let result): return services.showNotice(result.message)
      case .blocked(let obstacles):
        guard let next = await ask(about: obstacles, request, clone) else { return }
        request = next
      }
    }
  }

  /// Names what is in the way, and returns the request that the user makes instead; `nil` for none.
  private func ask(
    about obstacles: [CheckoutObstacle],
    _ request: CheckoutRequest,
    _ clone: LocalClone
  ) async -> CheckoutRequest? {
    let remedies = obstacles.flatMap { $0.remedies(for: request, in: clone) }
      .filter { $0 != .workTree || request.place == .clone }
    var choices = [AlertContent.Choice("Cancel", role: .cancel)]
    for remedy in remedies where !choices.contains(AlertContent.Choice(remedy.title)) {
      choices.append(AlertContent.Choice(remedy.title))
    }
    let answer = await services.choices.ask(
      AlertContent(
        title: "Nothing was checked out",
        message: obstacles.map(\.message).joined(separator: "\n"),
        choices: choices
      )
    )
    guard let remedy = remedies.first(where: { AlertContent.Choice($0.title) == answer }) else {
      return nil
    }
    var next = request
    switch remedy {
    case .workTree: next.place = .workTree(folder: nil)
    case .branch(let name): next.branch = name
    case .folder(let folder): next.place = .workTree(folder: folder)
    case .command(_, let text):
      services.copy(text)
      services.showNotice("Copied the command, which Octavo does not run.")
      return nil
    case .open(let folder):
      services.copy(folder)
      services.showNotice("Copied the path of the folder.")
      return nil
    }
    return next
  }

  /// Returns the clone to use: the only one, the one that the user chooses, or one that he names.
  private func chooseClone() async throws -> LocalClone? {
    let clones = try await services.clones.clones(of: source.base)
    guard let first = clones.first else { return try await askForFolder() }
    guard clones.count > 1 else { return first }
    let cancel = AlertContent.Choice("Cancel", role: .cancel)
    let folders = clones.prefix(5).map { AlertContent.Choice($0.folder.inOneLine) }
    let answer = await services.choices.ask(
      AlertContent(
        title: "In which clone?",
        message: "\(source.base.name) has \(clones.count) clones on this machine.",
        choices: [cancel] + folders
      )
    )
    return zip(clones, folders).first { $0.1 == answer }?.0
  }

  private func askForFolder() async throws -> LocalClone? {
    var question = InputQuestion.clone(of: source.base.name)
    while let answer = await services.questions.ask(question) {
      let folder = answer.trimmed
      do {
        let clone = try await services.clones.add(folder)
        if clone.remote(of: source.base) != nil { return clone }
        let problem = "That clone has no remote for \(source.base.name)."
        question = .clone(of: source.base.name, after: folder, problem: problem)
      } catch let failure as CloneFailure {
        question = .clone(of: source.base.name, after: folder, problem: failure.message)
      }
    }
    return nil
  }
}

extension InputQuestion {
  /// The question for the folder of a clone of a repository, or the one after an answer that names
  /// none.
  nonisolated fileprivate static func clone(
    of name: GitHub.RepositoryName,
    after folder: String = "",
    problem: String? = nil
  ) -> Self {
    Self(
      title: "Where Is Your Clone?",
      field: "Folder",
      confirmation: "Use It",
      prompt: problem ?? "No clone of \(name) is known on this machine. Enter its folder.",
      suggestion: folder
    )
  }
}

extension CheckoutRemedy {
  /// The title of the choice.
  nonisolated fileprivate var title: String {
    switch self {
    case .command(let title, _): "\(title): Copy Command"
    case .workTree: "Check Out in a Work Tree"
    case .branch(let name): "As “\(name.inOneLine)”"
    case .folder(let folder): "In \(folder.inOneLine)"
    case .open: "Copy Path of That Folder"
    }
  }
}

extension CheckoutResult {
  /// The result in words, with the place of the hooks that have run.
  nonisolated fileprivate var message: String {
    let verb =
      switch change {
      case .created: "Checked out"
      case .advanced: "Checked out and updated"
      case .unchanged: "Checked out, unchanged:"
      }
    let failed = hasFailedHook ? "A hook has failed." : nil
    return [
      "\(verb) “\(branch.inOneLine)” in \(folder.inOneLine).", hooks?.note, failed,
      submodules.isEmpty ? nil : "Submodules were left as they are.",
    ].compactMap(\.self).joined(separator: " ")
  }
}
