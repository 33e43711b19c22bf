import BinderyNavigation
import GitHubValues

/// The choice of a clone of a repository on this machine.
@MainActor
struct CloneChoice {
  private let services: Services
  private let repository: HostedRepository

  init(_ services: Services, _ repository: HostedRepository) {
    (self.services, self.repository) = (services, repository)
  }

  /// Returns the only clone, the one that the user chooses, or one whose folder he names.
  ///
  /// - Returns: The clone; `nil` if the user has closed the question.
  /// - Throws: ``CloneFailure`` if git fails, `CancellationError`.
  func choose() async throws -> LocalClone? {
    let clones = try await services.clones.clones(of: repository)
    guard let first = clones.first else { return try await askForFolder() }
    guard clones.count > 1 else { return first }
    let cancel = AlertContent.Choice("Cancel", role: .cancel)
    let folders = clones.prefix(5).map { AlertContent.Choice($0.folder.inOneLine) }
    let answer = await services.choices.ask(
      AlertContent(
        title: "In which clone?",
        message: "\(repository.name) has \(clones.count) clones on this machine.",
        choices: [cancel] + folders
      )
    )
    return zip(clones, folders).first { $0.1 == answer }?.0
  }

  private func askForFolder() async throws -> LocalClone? {
    var question = InputQuestion.clone(of: repository.name)
    while let answer = await services.questions.ask(question) {
      let folder = answer.trimmed
      do {
        let clone = try await services.clones.add(folder)
        if clone.remote(of: repository) != nil { return clone }
        let problem = "That clone has no remote for \(repository.name)."
        question = .clone(of: repository.name, after: folder, problem: problem)
      } catch let failure as CloneFailure {
        question = .clone(of: repository.name, after: folder, problem: failure.message)
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
