import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Makes the copy of one repository, or brings it up to date.
struct OfflineCopy {
  private let name: GitHub.RepositoryName
  private let account: AccountStore
  private let blobs: BlobFolder
  private let copies: LiveOfflineCopies
  private let gitHub: LiveGitHub
  private let show: @MainActor @Sendable (OfflineProgress) -> Void

  /// The most files that are requested one by one; more are requested as an archive.
  private static let mostRequests = 40
  /// The bytes of the files that one transaction stores.
  private static let portion = 4 << 20

  init(
    of name: GitHub.RepositoryName,
    in account: AccountStore,
    _ blobs: BlobFolder,
    _ copies: LiveOfflineCopies,
    _ show: @escaping @MainActor @Sendable (OfflineProgress) -> Void
  ) {
    self.name = name
    self.account = account
    self.blobs = blobs
    self.copies = copies
    gitHub = copies.gitHub
    self.show = show
  }

  /// Copies what is missing, and describes the copy when all of it is stored.
  func make(before: KeptRepository?) async throws {
    let sync = copies.sync
    try await sync.refresh(.repository(name))
    guard let branch = try await account.repository(name)?.defaultBranch else {
      throw APIError(.emptyRepository)
    }
    let commit = try await gitHub.send(.branch(branch, of: name)).sha
    guard !commit.isEmpty else { throw APIError(.decoding(what: "commit")) }
    let entries = try await WholeTree.entries(at: commit) {
      try await gitHub.send(.tree($0, of: name, recursive: $1))
    }
    let prefixes = KeptRepository.documentPrefixes(of: name, branch: branch)
    let owner = copies.owner(name)
    try await sync.write {
      if before.map({ $0.branch != branch }) == true { try await $0.stopKeeping(owner) }
      try await $0.keepDocuments(beginningWith: prefixes, for: owner)
    }
    try await refreshReadme()
    try? await sync.refresh(.languages(of: name))
    try? await sync.refresh(.latestRelease(of: name))
    try await sync.save(entries, of: name, at: branch)
    let files = entries.filter { $0.kind == .file && !$0.sha.isEmpty }
    let large = files.filter(isLarge)
    var missing = try await missing(among: files, at: branch)
    if missing.count > Self.mostRequests {
      let archive = try await archive(of: entries, at: commit)
      missing = try await store(missing, at: branch) { file in
        await archive.contents(of: file.path, size: file.size ?? 0, sha: file.sha)
      }
    }
    missing = try await request(missing, at: branch)
    try await removeOthers(than: files, at: branch)
    try Task.checkCancellation()
    let copy = KeptRepository(
      branch: branch,
      commit: commit,
      keptAt: sync.now(),
      fileCount: files.count - missing.count,
      missing: missing.map(\.path),
      blobs: large.map(\.sha)
    )
    try await sync.save(copy, as: .kept(name))
  }

  /// Stores the readme, unless it is so large that only its file is kept.
  private func refreshReadme() async throws {
    do {
      try await copies.sync.refresh(.readme(of: name, at: nil))
    } catch let error as APIError {
      guard case .tooLarge = error.reason else { throw error }
    }
  }

  private func isLarge(_ file: GitHub.TreeEntry) -> Bool {
    (file.size ?? 0) > StoreQuery<GitHub.File>.limit(ofFileAt: file.path)
  }

  private func query(_ path: String, _ branch: String) -> StoreQuery<GitHub.File> {
    .file(path, of: name, at: branch)
  }

  /// Returns the files that the store lacks, or has in another version.
  private func missing(
    among files: [GitHub.TreeEntry],
    at branch: String
  ) async throws -> [GitHub.TreeEntry] {
    let stored = try await account.documentNames(beginningWith: query("", branch).name)
    var missing: [GitHub.TreeEntry] = []
    for file in files {
      try Task.checkCancellation()
      if isLarge(file) {
        if !blobs.keep(file.sha) { missing.append(file) }
        continue
      }
      let name = query(file.path, branch).name
      guard stored.contains(name),
        let version: GitHub.File = try await account.document(name),
        version.bytes.count == file.size, await ObjectDigest.matches(version, file.sha)
      else {
        missing.append(file)
        continue
      }
    }
    return missing
  }

  /// Downloads the archive of a commit, and extracts it.
  private func archive(
    of entries: [GitHub.TreeEntry],
    at commit: String
  ) async throws -> RepositoryArchive {
    let part = try blobs.makePart()
    defer { try? FileManager.default.removeItem(at: part) }
    let writer = PartWriter(part, show)
    try await gitHub.download(.archive(of: name, at: commit)) {
      try await writer.receive($0)
    }
    try await writer.close()
    // A file has a header of 512 bytes, or three of them with a long name, and is filled up to 512.
    let size = entries.reduce(1 << 20) { $0 + ($1.size ?? 0) + 4 * 512 + $1.path.utf8.count }
    let folder = part.appendingPathExtension("files")
    return try await RepositoryArchive(part, in: folder, limit: size, path: copies.path)
  }

  /// Stores files in portions.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - branch: The branch.
  ///   - contents: Returns the contents of a file; `nil` if they are not there.
  /// - Returns: The files whose contents are not there.
  /// - Throws: `StoreError`, `CancellationError`, and the error of `contents`.
  private func store(
    _ files: [GitHub.TreeEntry],
    at branch: String,
    contents: @Sendable (GitHub.TreeEntry) async throws -> Data?
  ) async throws -> [GitHub.TreeEntry] {
    var missing: [GitHub.TreeEntry] = []
    var (documents, bytes): ([String: GitHub.File], Int) = ([:], 0)
    for (index, file) in files.enumerated() {
      try Task.checkCancellation()
      guard let data = try await contents(file) else {
        missing.append(file)
        continue
      }
      if isLarge(file) {
        try await blobs.keep(data, as: file.sha)
      } else {
        let name = query(file.path, branch).name
        documents[name] = GitHub.File(path: file.path, sha: file.sha, bytes: data)
        bytes += data.count
      }
      if bytes >= Self.portion || index % 256 == 255 {
        try await save(documents)
        (documents, bytes) = ([:], 0)
        show(.storing(index + 1, of: files.count))
      }
    }
    try await save(documents)
    return missing
  }

  private func save(_ documents: [String: GitHub.File]) async throws {
    guard !documents.isEmpty else { return }
    try await copies.sync.write { [sync = copies.sync] in
      try await $0.save(documents, inPlaceOfAll: nil, at: sync.now(), limit: sync.documentLimit)
    }
  }

  /// Requests files one by one, as far as there are few, and returns those that are missing.
  private func request(
    _ files: [GitHub.TreeEntry],
    at branch: String
  ) async throws -> [GitHub.TreeEntry] {
    let requested = files.prefix(Self.mostRequests)
    let missing = try await store(Array(requested), at: branch) { [name, gitHub] file in
      let limit = max(file.size ?? 0, 1)
      do {
        let contents = try await gitHub.send(.blob(file.sha, in: name, limit: limit))
        return await ObjectDigest.matches(contents, file.sha) ? contents : nil
      } catch let error as APIError where [.notFound, .forbidden].contains(error.reason) {
        return nil
      } catch let error as APIError {
        guard case .tooLarge = error.reason else { throw error }
        return nil
      }
    }
    return missing + files.dropFirst(Self.mostRequests)
  }

  /// Removes the documents of files that the branch no longer has.
  private func removeOthers(than files: [GitHub.TreeEntry], at branch: String) async throws {
    let present = Set(files.map { query($0.path, branch).name })
    let stored = try await account.documentNames(beginningWith: query("", branch).name)
    try await account.removeDocuments(stored.subtracting(present))
  }
}
