/// The place of a file that is saved.
public nonisolated struct SavePlace: Sendable, Hashable {
  /// The absolute path.
  public let path: String
  /// The path as the user reads it, in which `~` is the home folder.
  public let title: String
  /// Whether a file of this name exists.
  public let isTaken: Bool
  /// A name in the same folder that no file has; the same one unless it is taken.
  public let freeName: String

  /// Makes a place.
  public init(path: String, title: String, isTaken: Bool, freeName: String) {
    self.path = path
    self.title = title
    self.isTaken = isTaken
    self.freeName = freeName
  }

  /// The name of the file.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The path of the folder.
  public var folder: String { String(path.dropLast(name.count + 1)) }
}

/// The part of a file that has arrived.
public nonisolated struct SaveProgress: Sendable, Hashable {
  /// The number of bytes.
  public var received: Int
  /// The number of bytes of the whole file; `nil` if it is not known.
  public var total: Int?

  /// Makes a value.
  public init(received: Int = 0, total: Int? = nil) {
    self.received = received
    self.total = total
  }
}
