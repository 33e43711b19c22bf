import BinderyTerminal
import Foundation
import OctavoLive
import OctavoServers
import OctavoTerminal
import OctavoViewModels

/// A screen with a list that is opened, scrolled from end to end and filtered.
@MainActor
struct MeasuredScreen {
  let name: String
  let link: String
  let count: Int
  private let world: (Int) -> LargeWorld.Content

  init(
    _ name: String,
    link: String,
    count: Int,
    _ world: @escaping (Int) -> LargeWorld.Content
  ) {
    self.name = name
    self.link = link
    self.count = count
    self.world = world
  }

  /// The keys: to the end and back, by pages, by rows, and a filter that is typed and removed.
  private static let keys: [String] =
    ["G", "g", "G", "g"] + Array(repeating: "PageDown", count: 300)
    + Array(repeating: "PageUp", count: 100) + Array(repeating: "j", count: 300)
    + ["/", "7", "7", "7", "Backspace", "Backspace", "Backspace", "Esc"]
    + Array(repeating: "k", count: 300)

  /// Opens the screen over a list with so many rows, and measures each key.
  func measure(_ rows: Int) throws -> KeyCosts {
    let world = try LargeWorld(world(rows))
    defer { world.remove() }
    let server = try MainThread.run { try await world.start() }
    let app = try HeadlessApp(LiveConfiguration(server), size: Size(columns: 200, rows: 60))
    defer { app.session.endOnMainThread() }
    try MainThread.run { [session = app.session] in try await session.logIn(as: server.account) }
    try app.settle()
    let beginning = KeyCosts.processorTime()
    app.start(at: try DeepLink(parsing: link))
    try app.settle()
    var costs = KeyCosts(name, rows: rows, opening: KeyCosts.processorTime() - beginning)
    for stroke in try KeyScript(Self.keys.joined(separator: " ")).strokes {
      let beginning = KeyCosts.processorTime()
      app.terminal.type(stroke.bytes)
      _ = app.terminal.frame
      costs.keys.append((stroke.name, KeyCosts.processorTime() - beginning))
      let settling = KeyCosts.processorTime()
      try app.settle()
      costs.keys.append(("after \(stroke.name)", KeyCosts.processorTime() - settling))
    }
    return costs
  }
}
