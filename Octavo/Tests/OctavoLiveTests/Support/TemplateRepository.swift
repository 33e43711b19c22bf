import Foundation
import GitFixture
import GitHubValues

/// Repositories with templates for issues.
enum TemplateRepository {
  /// The name of one of them.
  static let forge = GitHub.RepositoryName(owner: "ada", name: "forge")

  /// A form with one field.
  static let form = """
    name: Bug
    description: Broken
    labels: ["wet"]
    body:
      - type: textarea
        attributes:
          label: Logs
    """

  /// Makes a repository with files, by their paths.
  static func make(_ name: String, _ files: [String: String]) throws -> URL {
    let place = ProcessFolder.url.appending(path: "templates/\(UUID().uuidString)/\(name)")
    for (path, text) in files {
      let file = place.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let author = [
      "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
      "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
    ]
    for arguments in [
      ["init", "-q", "--template=", "--initial-branch=main"], ["add", "."],
      ["commit", "-q", "-m", "Begin"],
      ["remote", "add", "origin", "https://x.example/ada/\(name).git"],
    ] { try Git.run(arguments, in: place, environment: author) }
    return place
  }
}
