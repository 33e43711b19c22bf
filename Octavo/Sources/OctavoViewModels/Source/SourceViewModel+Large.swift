import Foundation
import GitHubValues
import LineFiles

/// Files that are too long for the store: their lines are shown as they arrive.
extension SourceViewModel {
  /// Requests the file: by its path, or by its object if it is long.
  func request() async throws {
    if !isLong {
      do {
        try await services.sync.refresh(query)
        large = nil
        longPicture = nil
        return
      } catch let error as APIError {
        guard case .tooLarge = error.reason, canBeLong else { throw error }
        isTooLong = true
      }
    }
    try await requestLarge()
  }

  /// Reads the lines of the object that the folder has at the path, then that of the present folder
  /// if it is another one.
  private func requestLarge() async throws {
    let shown = blob
    if let shown { try await read(shown) }
    guard !services.isRecent(folder) else { return }
    try await services.sync.refresh(folderQuery)
    await services.store.drained()
    guard let blob else { throw APIError(.tooLarge(limit: StoreQuery.byteLimit)) }
    if blob != shown { try await read(blob) }
  }

  private func read(_ blob: Blob) async throws {
    guard FileKind(path: path) != .image else { return try await readPicture(blob) }
    do {
      try await services.blobs.read(blob) { [weak self] in self?.show($0) ?? false }
    } catch is CancellationError where large?.isBinary == true {
      // The size is all that is shown of it.
    }
  }

  /// Reads a picture that is too long for the store, but not for being shown.
  private func readPicture(_ blob: Blob) async throws {
    guard let size = blob.size, size <= FileKind.mostPictureBytes else { return }
    var picture: LargeText?
    try await services.blobs.read(blob) { [weak self] text in
      picture = text
      return self != nil
    }
    guard let picture, picture.isComplete else { return }
    longPicture = GitHub.File(path: path, bytes: Data(await Self.bytes(of: picture)))
  }

  @concurrent private static func bytes(of text: LargeText) async -> [UInt8] {
    text.head(text.receivedBytes)
  }

  /// Shows the lines that have arrived.
  ///
  /// - Returns: Whether further lines are to be read.
  private func show(_ text: LargeText) -> Bool {
    // The end of the text is shown at once, also while an older version was shown before.
    large = text
    continueSearch()
    return !text.isBinary
  }

  /// Returns the places of the searched text, as far as they are known.
  func makeMatches() -> FileMatches {
    if large == nil { return .listed(FileMatch.all(of: searchText, in: texts)) }
    return largeMatches.map { .counted($0) } ?? .listed([])
  }

  /// The number of lines that have arrived.
  var lineCount: Int { large?.lineCount ?? texts.count }

  /// Returns the page of a long file; `nil` while there is nothing to show.
  var largePage: SourcePage? {
    if let longPicture { return .image(longPicture) }
    if let large {
      if large.isBinary { return binary(large.head(FileType.head), size: large.total ?? 0) }
      return canBeDocument && !showsRawMarkdown ? .markdown(.large(large)) : .large(large)
    }
    return isLong && !canBeLong ? size.map { binary([], size: $0) } : nil
  }

  /// Whether the file can be shown as a document; one of many megabytes is shown as lines only.
  var canBeDocument: Bool {
    guard isMarkdown, let large else { return isMarkdown }
    return max(size ?? 0, large.total ?? 0, large.receivedBytes) <= DocumentText.byteLimit
  }

  /// Whether a long file is shown, as lines or as a picture, as far as its length is known.
  private var canBeLong: Bool {
    FileKind(path: path) != .image || size.map { $0 <= FileKind.mostPictureBytes } ?? true
  }
}
