import BinderyTerminal
import Foundation
import OctavoLive
import OctavoServers
import OctavoTerminal
import OctavoViewModels

extension HeadlessApp {
  /// Starts the server, and makes an app that stores nothing on disk.
  convenience init(_ options: ServerOptions, size: Size, present: Present) throws {
    // The token of a remote server is one that was stored.
    let folders = options.isLocal ? nil : Folders()
    let configuration = try MainThread.run {
      try await options.configuration(at: present, keepingIn: folders) {
        FileHandle.standardError.write(Data("octavo: \($0)\n".utf8))
      }
    }
    // The screen is printed when all is there, so the server works while the app is made.
    Task.detached { [prepare = configuration.prepareServer] in await prepare() }
    // The account's store is made after the login; its tables can be there by then.
    Task.detached { LiveConfiguration.prepareForMemory() }
    try self.init(configuration, size: size)
  }

  /// Opens a link, presses keys, and returns the frame before the first and after each.
  ///
  /// Logs in first if the server runs in this program, with the server's own account.
  func play(from link: DeepLink, _ script: KeyScript) throws -> [(name: String, frame: Frame)] {
    if link != .login, let account = session.configuration.demo {
      try MainThread.run { [session] in try await session.logIn(as: account) }
    }
    start(at: link)
    try settle()
    var frames = [(name: "\(link)", frame: terminal.frame)]
    for stroke in script.strokes {
      // Not `press`, which settles after each key but gives no frame until the last.
      terminal.type(stroke.bytes)
      try settle()
      frames.append((stroke.name, terminal.frame))
    }
    return frames
  }
}
