import Foundation
import OctavoViewModels

nonisolated extension CloneReader {
  /// Returns the state of a clone, or of a work tree of it.
  @concurrent func state(of clone: LocalClone) async throws -> CloneState {
    let settings = try await git.settings(in: clone.folder)
    var state = try await checkedOut(in: clone, settings)
    state.isBare = clone.isBare
    state.isPartial =
      settings["extensions.partialclone"] != nil
      || settings.hasKey(from: "remote.", to: ".promisor")
    state.isSparse = settings.isOn("core.sparsecheckout")
    let shallow = ["rev-parse", "--is-shallow-repository"]
    state.isShallow = try await git.read(shallow, in: clone.folder).line == "true"
    state.workTrees = try await git.workTrees(in: clone.folder)
    guard !clone.isBare else { return state }
    let gitFolder = try await git.read(["rev-parse", "--absolute-git-dir"], in: clone.folder).line
    state.operation = CloneOperation(in: gitFolder)
    state.submodules = try await submodules(in: clone.folder)
    return state
  }

  /// Returns what is checked out, with the changes.
  private func checkedOut(
    in clone: LocalClone,
    _ settings: GitSettings
  ) async throws -> CloneState {
    guard !clone.isBare else { return try await headOfBare(clone) }
    let status = try await git.status(in: clone.folder)
    var state = CloneState(
      head: status.branch.map(CloneHead.branch) ?? .detached,
      commit: status.commit
    )
    state.upstream = status.branch.flatMap { settings.upstream(of: $0, in: clone) }
    state.divergence = status.divergence
    state.changes = Array(status.changes.prefix(LocalChange.most))
    state.changeCount = status.changes.count
    return state
  }

  private func headOfBare(_ clone: LocalClone) async throws -> CloneState {
    let head = try await git.read(
      ["symbolic-ref", "--quiet", "--short", "HEAD"],
      in: clone.folder,
      expecting: [0, 1]
    )
    let commit = try await git.read(
      ["rev-parse", "--quiet", "--verify", "HEAD^{commit}"],
      in: clone.folder,
      expecting: [0, 1]
    )
    return CloneState(
      head: head.isSuccess ? .branch(head.line) : .detached,
      commit: commit.isSuccess ? commit.line : nil
    )
  }

  /// Returns the paths of the submodules that the file of them names.
  private func submodules(in folder: String) async throws -> [String] {
    let file = URL(filePath: folder, directoryHint: .isDirectory).appending(path: ".gitmodules")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let output = try await git.run(
      ["config", "-z", "--file", file.path, "--get-regexp", #"^submodule\..*\.path$"#],
      in: folder,
      isReading: true
    )
    return output.records.compactMap { record in
      record.unicodeScalars.firstIndex(of: "\n").map {
        String(record.unicodeScalars[$0...].dropFirst())
      }
    }
  }
}
