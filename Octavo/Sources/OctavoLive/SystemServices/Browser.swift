import Foundation
import OctavoStore

/// The user's browser and mail program.
nonisolated struct Browser {
  private let environment: [String: String]

  init(environment: [String: String]) {
    self.environment = environment
  }

  /// Whether there is a desktop to open something on.
  ///
  /// Without one, what opens would be a program for terminals, in the middle of ours.
  var isThere: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  /// Hands an address to the desktop, and says whether that could be done.
  func open(_ url: URL) -> Bool {
    guard isThere, ["http", "https", "mailto"].contains(url.scheme?.lowercased()),
      let tool = ToolRun.path(of: "xdg-open", in: environment)
    else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = [url.absoluteString]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
