import BinderyTerminal
import Foundation
import GitHubSandbox
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
  /// The most that the start with all rows in the store takes, as a multiple of that with a
  /// hundredth of them.
  let mostStart: Double
  /// The most megabytes of a start with all rows in the store.
  let mostMemory: Double
  /// The number of random places to go to, if the screen has the action.
  private let places: Int
  /// The keys of this screen alone.
  private let ownKeys: [String]
  /// A text that its rows have, for a screen that is also opened from the store.
  private let rowText: String?
  /// Called with the session after the login, before the screen is opened.
  private let prepare: @MainActor (AppSession, Int) async throws -> Void
  private let world: (Int) -> LargeWorld.Content

  init(
    _ name: String,
    link: String,
    count: Int,
    places: Int = 0,
    keys: [String] = [],
    rowText: String? = nil,
    mostStart: Double = 1.3,
    mostMemory: Double = .infinity,
    prepare: @escaping @MainActor (AppSession, Int) async throws -> Void = { _, _ in },
    _ world: @escaping (Int) -> LargeWorld.Content
  ) {
    self.name = name
    self.link = link
    self.count = count
    self.places = places
    ownKeys = keys
    self.rowText = rowText
    (self.mostStart, self.mostMemory) = (mostStart, mostMemory)
    self.prepare = prepare
    self.world = world
  }

  /// The keys: to the end and back, by pages, by rows, and a filter that is typed and removed.
  private static let keys: [String] =
    ["G", "g", "G", "g"] + Array(repeating: "PageDown", count: 300)
    + Array(repeating: "PageUp", count: 100) + Array(repeating: "j", count: 300)
    + ["/", "7", "7", "7", "Backspace", "Backspace", "Backspace", "Esc"]
    + Array(repeating: "k", count: 300)

  /// Opens the screen over a list with so many rows, and measures each key.
  ///
  /// - Returns: The times, and the stored screen if it is also opened from the store.
  func measure(_ rows: Int) throws -> (costs: KeyCosts, stored: StoredScreen?) {
    let world = try LargeWorld(world(rows))
    let server = try MainThread.run { try await world.start() }
    // In memory, unless the screen is opened again.
    let folders = rowText == nil ? nil : world.folders
    var configuration = LiveConfiguration(server, folders: folders, environment: [:])
    // As a remote server, whose accounts are restored without a request.
    if rowText != nil { configuration.demo = nil }
    let app = try HeadlessApp(configuration, size: Size(columns: 200, rows: 60))
    try MainThread.run { [session = app.session] in try await session.logIn(as: server.account) }
    try MainThread.run { [prepare] in try await prepare(app.session, rows) }
    try app.settle()
    let beginning = KeyCosts.processorTime()
    app.start(at: try DeepLink(parsing: link))
    try app.settle()
    var costs = KeyCosts(name, rows: rows, opening: KeyCosts.processorTime() - beginning)
    for keys in placeKeys(in: rows) {
      let requests = requestCount(server)
      try press(keys, in: app, &costs)
      let new = requestCount(server) - requests
      costs.requests = max(costs.requests ?? 0, new)
    }
    try press(Self.keys, in: app, &costs)
    for key in ownKeys {
      let count = costs.keys.count
      try press([key], in: app, &costs)
      let times = costs.keys[count...].map(\.time)
      costs.ownKeys.append((key, times[0], times.reduce(0, +)))
    }
    app.session.endOnMainThread()
    guard let rowText else {
      world.remove()
      return (costs, nil)
    }
    server.sandbox.clearFaults()
    server.sandbox.inject(SandboxFault(.reset))
    return (costs, StoredScreen(world, server, configuration, link: link, rowText: rowText))
  }

  /// The keys that lead to the last row, to the first, and to random ones, the same in each run.
  ///
  /// Each hundredth of the list has a place, so that no page is loaded twice in a short list.
  private func placeKeys(in rows: Int) -> [[String]] {
    guard places > 0 else { return [] }
    var state: UInt64 = 1
    let part = rows / places
    let numbers = (0..<places).map { place in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return place * 61 % places * part + Int(state >> 33) % part + 1
    }
    return [["G"], ["g"]] + numbers.map { ["L"] + "\($0)".map { "\($0)" } + ["Enter"] }
  }

  private func requestCount(_ server: LocalServer) -> Int { server.sandbox.requests.count }

  private func press(
    _ keys: [String],
    in app: HeadlessApp,
    _ costs: inout KeyCosts
  ) throws {
    for stroke in try KeyScript(keys.joined(separator: " ")).strokes {
      let beginning = KeyCosts.processorTime()
      app.terminal.type(stroke.bytes)
      _ = app.terminal.frame
      costs.keys.append((stroke.name, KeyCosts.processorTime() - beginning))
      var after = try settle(app)
      // The answer to a question passes a thread of its own, which the app does not wait for.
      if ["L", "Enter"].contains(stroke.name) {
        after += try wait(forQuestion: stroke.name == "L", in: app)
      }
      costs.keys.append(("after \(stroke.name)", after))
    }
  }

  /// Waits for the app, and returns the processor time.
  private func settle(_ app: HeadlessApp) throws -> Double {
    let beginning = KeyCosts.processorTime()
    try app.settle()
    return KeyCosts.processorTime() - beginning
  }

  /// Waits until a question is shown or answered, and returns the processor time of the app.
  private func wait(forQuestion isAsked: Bool, in app: HeadlessApp) throws -> Double {
    var time = 0.0
    for _ in 0..<200 where app.terminal.text.contains("Go to Commit ─") != isAsked {
      try MainThread.run { try await Task.sleep(for: .milliseconds(5)) }
      time += try settle(app)
    }
    return time
  }
}
