public import Foundation

/// The folders in which the program keeps things, as the XDG rules have them.
public nonisolated struct Folders: Sendable, Hashable {
  /// What was fetched and can be fetched again, and what the person prefers.
  public var data: URL
  /// Tokens, where the desktop has no place for them.
  public var state: URL

  /// Takes two folders as they are.
  public init(data: URL, state: URL) {
    self.data = data
    self.state = state
  }

  /// Finds the folders of the person who runs the program.
  ///
  /// Variables that are no absolute path do not count, as the rules demand.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home =
      Self.folder(environment["HOME"]) ?? FileManager.default.homeDirectoryForCurrentUser
    data =
      (Self.folder(environment["XDG_DATA_HOME"]) ?? home.appendingPathComponent(".local/share"))
      .appendingPathComponent("octavo")
    state =
      (Self.folder(environment["XDG_STATE_HOME"]) ?? home.appendingPathComponent(".local/state"))
      .appendingPathComponent("octavo")
  }

  private static func folder(_ path: String?) -> URL? {
    guard let path, path.hasPrefix("/") else { return nil }
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}
