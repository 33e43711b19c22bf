public import Foundation

/// The folders of the program's files, as the XDG rules have them.
public nonisolated struct Folders: Sendable, Hashable {
  /// The folder of data that can be fetched again, and of preferences.
  public var data: URL
  /// The folder of tokens, where the desktop has no keyring.
  public var state: URL
  /// The folder of the files that the user writes, such as those of keys; `nil` for none.
  public var configuration: URL?

  /// Makes a value of folders as they are.
  public init(data: URL, state: URL, configuration: URL? = nil) {
    self.data = data
    self.state = state
    self.configuration = configuration
  }

  /// Finds the folders of the user who runs the program.
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
    configuration =
      (Self.folder(environment["XDG_CONFIG_HOME"]) ?? home.appendingPathComponent(".config"))
      .appendingPathComponent("octavo")
  }

  private static func folder(_ path: String?) -> URL? {
    guard let path, path.hasPrefix("/") else { return nil }
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}
