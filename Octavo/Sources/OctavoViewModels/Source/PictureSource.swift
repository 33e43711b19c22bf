public import OctavoMarkup

/// The source of a picture in a document.
public nonisolated enum PictureSource: Sendable, Hashable {
  /// A file of the repository of the document.
  case file(DocumentPlace)
  /// A file that a user has uploaded to a text of the thread.
  case upload(Upload)
}

nonisolated extension PictureSource {
  /// Returns the text in place of a picture that cannot be loaded, such as “The shelf 640 × 480”.
  ///
  /// - Parameter run: The run of the picture in its document.
  /// - Returns: The alternative text, or a name, and the size if the document has it.
  public func text(of run: MarkupRun) -> String {
    let words = run.text.isEmpty ? name : run.text
    return run.extent.map { "\(words) \($0.width) × \($0.height)" } ?? words
  }

  /// The name of the file; an upload has none that says something.
  private var name: String {
    switch self {
    case .file(let place): place.path.split(separator: "/").last.map(String.init) ?? Strings.image
    case .upload: Strings.image
    }
  }
}
