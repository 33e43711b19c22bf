import BinderyNavigation
import GitHubEndpoints
import GitHubValues

/// Changes without white space, which are computed from both versions of a file.
extension ChangesViewModel {
  /// The most files that are compared by the action, each of which may cost two requests.
  private static let mostCompared = 10

  /// Whether a file is compared without its white space.
  ///
  /// An added or removed one has nothing to be compared with.
  func isCompared(_ file: ChangedFile) -> Bool {
    ignoresSpace && ![.added, .removed].contains(file.change.kind)
      && !(file.change.patch == nil && !file.change.lacksPatch)
  }

  /// The action that hides differences in white space, or shows them again.
  var spaceAction: ScreenAction {
    ScreenAction(
      "space",
      ignoresSpace ? "Show White Space Changes" : "Hide White Space Changes",
      isEnabled: hasFiles && stored.value?.revision == nil
    ) { self.toggleSpace() }
  }

  /// Compares the files that are unfolded without their white space, or shows them as they are.
  ///
  /// Of many files the first ones from the selected one on are compared, and the others folded.
  func toggleSpace() {
    let place = untracked { selectedPlace }
    let path = untracked { selectedFile?.path }
    ignoresSpace.toggle()
    spaceless = [:]
    compareShown(from: path)
    guard !(place.map(show) ?? false), let path else { return }
    goToFile(path)
  }

  /// Compares the unfolded files that were not compared yet, the first ones from a file on.
  func compareShown(from path: String? = nil) {
    guard untracked({ ignoresSpace }) else { return }
    let files = untracked {
      stored.value?.files.filter {
        isCompared($0) && !isFolded($0) && spaceless[$0.path]?.isOf($0) != true
      } ?? []
    }
    let start = files.firstIndex { $0.path == path } ?? 0
    let order = files[start...] + files[..<start]
    for file in order.prefix(Self.mostCompared) { compare(file) }
    let others = order.dropFirst(Self.mostCompared)
    guard !others.isEmpty else { return }
    toggled.formUnion(others.lazy.filter { !$0.isFoldedAtFirst }.map(\.path))
    toggled.subtract(others.lazy.filter(\.isFoldedAtFirst).map(\.path))
    openUnfolded()
    services.showNotice(
      "Compared \(Self.mostCompared) of \(Strings.grouped(files.count)) files. "
        + "The others are compared when you unfold them."
    )
  }

  /// Compares an unfolded file without its white space, unless that was done.
  func compare(_ file: ChangedFile) {
    if let known = untracked({ spaceless[file.path] }), known.isOf(file) { return }
    spaceless[file.path] = OpenedFile(
      change: file.change,
      number: file.number,
      count: file.count,
      state: .loading
    )
    spaceCommand.execute(file)
  }

  /// Requests both versions of a file, and makes the rows of their differences.
  func compareWithoutSpace(_ file: ChangedFile) async throws {
    let state: OpenedFile.State
    do {
      state = .lines(try await spacelessLines(of: file))
    } catch {
      state = .failed(services.message(for: error) ?? "This file could not be loaded.")
      if error is CancellationError { throw error }
    }
    // The changes may have been replaced by others meanwhile.
    guard let shown = spaceless[file.path], shown.isOf(file) else { return }
    spaceless[file.path]?.state = state
  }

  private func spacelessLines(of file: ChangedFile) async throws -> ChangedLines {
    var versions = try await versions(of: file.change)
    versions.ignoresSpace = true
    let patch = try await patch(versions)
    var change = file.change
    guard patch != Changes.binaryPatch else {
      return ChangedLines(change, number: file.number, note: "Binary file.")
    }
    guard !patch.isEmpty else {
      return ChangedLines(change, number: file.number, note: "Only white space has changed.")
    }
    change.patch = String(decoding: patch, as: UTF8.self)
    return await ChangedLines.parsed(change, number: file.number)
  }
}
