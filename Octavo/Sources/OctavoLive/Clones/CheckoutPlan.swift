import Foundation
import OctavoViewModels

/// The steps of a checkout, as far as they are known without the server.
nonisolated struct CheckoutPlan: Sendable {
  /// The short name of the local branch.
  let branch: String
  /// The commit of the branch; `nil` if there is no such branch.
  let existing: String?
  /// The folder of the files.
  let folder: String
  /// Whether the files get a work tree of their own.
  let isWorkTree: Bool
  /// Whether the branch is checked out in the folder.
  let isCurrent: Bool
}

/// Finds the steps of a checkout, and the obstacles to it.
nonisolated struct CheckoutPlanner: Sendable {
  let git: UserGit
  let clone: LocalClone
  let request: CheckoutRequest

  /// A plan, or the obstacles to it.
  enum Answer {
    case plan(CheckoutPlan)
    case blocked([CheckoutObstacle])
  }

  /// Returns the plan.
  ///
  /// - Throws: ``CloneFailure`` if the clone cannot be read.
  func plan() async throws -> Answer {
    guard FileManager.default.fileExists(atPath: clone.folder) else {
      throw CloneFailure(.noFolder(clone.folder))
    }
    try await git.version()
    var obstacles = try await placeObstacles()
    let source = request.source
    if clone.remote(of: source.base) == nil { obstacles.append(.noRemote(source.base)) }
    let trees = try await git.workTrees(in: clone.folder)
    let branches = try await git.branches(in: clone.folder)
    let choice = BranchChoice(
      request: request,
      heads: RemoteHead.all(for: source, in: clone),
      branches: branches,
      settings: try await git.settings(in: clone.folder),
      clone: clone
    )
    obstacles += choice.obstacles
    let (isWorkTree, folder) = place
    let holder = trees.first { $0.branch == choice.branch && !$0.isBare }
    let isCurrent = !isWorkTree && holder?.folder == clone.folder
    if let holder, !isCurrent {
      obstacles.append(.otherWorkTree(branch: choice.branch, folder: holder.folder))
    }
    guard obstacles.isEmpty else { return .blocked(obstacles) }
    return .plan(
      CheckoutPlan(
        branch: choice.branch,
        existing: branches[choice.branch],
        folder: folder,
        isWorkTree: isWorkTree,
        isCurrent: isCurrent
      )
    )
  }

  /// Whether the files get a work tree of their own, and their folder.
  private var place: (isWorkTree: Bool, folder: String) {
    switch request.place {
    case .clone: (false, clone.folder)
    case .workTree(let folder): (true, folder ?? clone.folder(for: request.source))
    }
  }

  /// Returns the obstacles in the folder of the files.
  private func placeObstacles() async throws -> [CheckoutObstacle] {
    guard !place.isWorkTree else { return WorkTreeFolder.obstacles(to: place.folder) }
    guard !clone.isBare else { return [.bare] }
    let gitFolder = try await git.read(["rev-parse", "--absolute-git-dir"], in: clone.folder).line
    var obstacles: [CheckoutObstacle] = []
    if let operation = CloneOperation(in: gitFolder) { obstacles.append(.operation(operation)) }
    let lock = gitFolder + "/index.lock"
    if FileManager.default.fileExists(atPath: lock) { obstacles.append(.locked(file: lock)) }
    return obstacles
  }
}

/// The folder of a work tree that is to be made.
nonisolated enum WorkTreeFolder {
  /// Returns the obstacles to a new folder.
  static func obstacles(to folder: String) -> [CheckoutObstacle] {
    guard folder.hasPrefix("/") else { return [.noParentFolder(folder)] }
    // A link that leads nowhere counts too.
    if (try? FileManager.default.attributesOfItem(atPath: folder)) != nil {
      return [.folderExists(folder)]
    }
    let parent = URL(filePath: folder).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder)
    let isUsable =
      exists && isFolder.boolValue && FileManager.default.isWritableFile(atPath: parent)
    return isUsable ? [] : [.noParentFolder(parent)]
  }
}

nonisolated extension UserGit {
  /// Returns the commits of the local branches by their short names.
  func branches(in folder: String) async throws -> [String: String] {
    let format = "--format=%(objectname) %(refname)"
    let output = try await read(["for-each-ref", format, "refs/heads/"], in: folder)
    let pairs = output.lines.compactMap { line -> (String, String)? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (String(parts[1].dropFirst("refs/heads/".count)), String(parts[0]))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
