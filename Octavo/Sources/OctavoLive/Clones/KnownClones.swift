import Foundation
import OctavoStore
import OctavoViewModels

/// The clones that this machine knows, and the one that the program was started in.
nonisolated struct KnownClones: Sendable {
  let reader: CloneReader
  let store: SharedStore
  /// The folder in which the program was started; `nil` for none.
  let startFolder: String?

  /// Returns the clones of a repository, that of the start folder first, then the one used last.
  ///
  /// A folder that is no longer a clone of the repository is forgotten.
  @concurrent func clones(of repository: HostedRepository) async throws -> [LocalClone] {
    var clones: [LocalClone] = []
    if let start = await startClone(), start.remote(of: repository) != nil { clones.append(start) }
    for folder in try await store.cloneFolders(of: repository.key)
    where !clones.contains(where: { $0.folder == folder }) {
      do {
        let clone = try await reader.clone(at: folder)
        if clone.remote(of: repository) == nil {
          try await store.forgetClone(at: folder, of: repository.key)
        } else if !clones.contains(clone) {
          clones.append(clone)
        }
      } catch let error as CloneFailure where error.isAboutFolder {
        try await store.forgetClone(at: folder, of: repository.key)
      } catch let error as CloneFailure where error.reason == .noGit {
        throw error
      } catch is CloneFailure {
        continue
      }
    }
    return clones
  }

  /// Returns the clone of the start folder; `nil` if it is in none.
  @concurrent func startClone() async -> LocalClone? {
    guard let startFolder else { return nil }
    return try? await reader.clone(at: startFolder)
  }

  /// Returns the pull request of the branch that is checked out there; `nil` for none.
  @concurrent func startPullRequest() async -> CheckedOutPullRequest? {
    let arguments = ["symbolic-ref", "--quiet", "--short", "HEAD"]
    guard let clone = await startClone(),
      let branch = try? await reader.git.read(arguments, in: clone.folder).line,
      let settings = try? await reader.git.settings(in: clone.folder)
    else { return nil }
    return settings.upstream(of: branch, in: clone)?.pullRequest
  }

  /// Notes the use of a clone for all of its repositories.
  @concurrent func note(_ clone: LocalClone, at date: Date) async throws {
    for repository in clone.repositories {
      try await store.noteClone(at: clone.folder, of: repository.key, date: date)
    }
  }
}

nonisolated extension CloneFailure {
  /// Whether the folder is no longer a clone.
  fileprivate var isAboutFolder: Bool {
    switch reason {
    case .noFolder, .noClone: true
    default: false
    }
  }
}
