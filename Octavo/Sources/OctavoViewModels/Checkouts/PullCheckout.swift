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
      guard let clone = try await CloneChoice(services, source.base).choose() else { return }
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
