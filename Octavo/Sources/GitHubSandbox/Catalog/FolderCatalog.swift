import Foundation

/// Gives the repositories of plain folders the names they are served by.
struct FolderCatalog {
  let account: SandboxAccount
  private(set) var repositories: [HostedRepository] = []
  private(set) var problems: [SandboxProblem] = []
  private var taken: Set<String> = []

  init(folders: [URL], account: SandboxAccount) async {
    self.account = account
    var search = RepositorySearch()
    for folder in folders { search.add(folder) }
    problems = search.problems
    for folder in search.found { await add(folder) }
  }

  private mutating func add(_ folder: RepositoryFolder) async {
    do {
      let remote = try await Self.remote(of: folder)
      let last = folder.path.split(separator: "/").last ?? "repository"
      let name = remote?.name ?? RemoteName.repositoryName(last) ?? "repository"
      let owner = remote?.owner ?? account.login
      repositories.append(
        HostedRepository(
          owner: owner,
          name: free(name, of: owner),
          description: Self.description(of: folder),
          git: .shared(
            directory: folder.gitDirectory,
            commonDirectory: folder.commonDirectory
          )
        )
      )
    } catch {
      problems.append(
        SandboxProblem(
          folder: folder.path,
          message: (error as? GitFailure)?.explanation ?? "\(error)"
        )
      )
    }
  }

  /// Appends a number to the name of a second clone of one repository.
  private mutating func free(_ name: String, of owner: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert("\(owner)/\(candidate)".lowercased()).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// Reads `remote.origin.url` as it is written, before `url.….insteadOf` rewrites it.
  private static func remote(of folder: RepositoryFolder) async throws -> RemoteName? {
    let arguments = GitInvocation.arguments(
      ["config", "--get", "remote.origin.url"],
      in: folder.gitDirectory
    )
    do {
      let output = try await GitCommand(arguments: arguments).output(limit: 1 << 16)
      let url = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).first
      return url.flatMap { RemoteName(url: String($0)) }
    } catch let error as GitFailure {
      // Status 1 without a word: the key is not set.
      guard case .refused(1, "") = error.reason else { throw error }
      return nil
    }
  }

  private static func description(of folder: RepositoryFolder) -> String? {
    guard let handle = FileHandle(forReadingAtPath: "\(folder.commonDirectory)/description"),
      let data = try? handle.read(upToCount: 350)
    else { return nil }
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty || text.hasPrefix("Unnamed repository") ? nil : text
  }
}
