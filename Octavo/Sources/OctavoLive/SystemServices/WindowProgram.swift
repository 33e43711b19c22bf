public import Foundation
import OctavoStore

/// The program octavo-desktop, as a file that other programs can start.
public nonisolated struct WindowProgram: Sendable, Equatable {
  /// The name of the file.
  static let name = "octavo-desktop"

  /// The absolute path of the file.
  public let path: String

  /// Names a file.
  public init(path: String) { self.path = path }

  /// Finds the program: the file of this program, one beside it, or one in the search path; `nil`
  /// if it is not installed.
  ///
  /// - Parameters:
  ///   - executable: The file of this program.
  ///   - environment: The variables of the environment.
  public init?(
    beside executable: URL? = Self.executable,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let sibling = executable?.deletingLastPathComponent().appending(path: Self.name).path
    let found = sibling.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
    guard let path = found ?? ToolRun.path(of: Self.name, in: environment) else { return nil }
    self.path = path
  }

  /// The file of this program, also after another version has replaced it.
  public static var executable: URL? {
    let link = "/proc/self/exe"
    guard var path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else {
      return nil
    }
    let suffix = " (deleted)"
    if path.hasSuffix(suffix) { path.removeLast(suffix.count) }
    return URL(filePath: path)
  }

  /// Starts the program, which may run longer than this one.
  ///
  /// - Parameter arguments: The arguments.
  /// - Throws: The error of the system.
  public func start(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }
}
