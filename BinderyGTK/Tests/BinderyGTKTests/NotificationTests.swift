import BinderyGTK
import Foundation
import Testing

extension BinderyGTKTests {
  /// Notifications reach a service of the desktop, which python3-dbusmock plays.
  @Suite(
    .enabled(if: NotificationService.isInstalled, "python3-dbusmock is not installed"),
    .timeLimit(.minutes(2))
  )
  struct NotificationTests {
    @Test func `a notification has title and text, and its click comes back with the target`()
      async throws
    {
      let service = try await NotificationService()
      var opened: [String] = []
      Runner.application.onNotification { opened.append($0) }

      Runner.application.notify("1", title: "<b>Tides</b>", text: "a/b#1", target: "thread 1")
      try await service.wait { $0.contains("Notify") }
      let call = service.log
      try service.click()

      while opened.isEmpty {
        try Task.checkCancellation()
        await Task.yield()
      }
      #expect(call.contains("<b>Tides</b>") && call.contains("a/b#1"))
      #expect(opened == ["thread 1"])
      service.end()
    }

    @Test func `a notification that another program passes opens here, and else nowhere`()
      async throws
    {
      var opened: [String] = []
      let name = "org.example.Passed\(UUID().uuidString.prefix(8))"
      Runner.application.onNotification { opened.append($0) }
      let before = await Application.passNotification("thread 1", to: name)
      Runner.application.receiveNotifications(as: name)
      // The bus gives a name some time after it is asked for.
      while !(await Application.passNotification("thread 2", to: name)) {
        try Task.checkCancellation()
      }

      #expect(!before && opened == ["thread 2"])
    }

    @Test func `a program without windows registers and notifies, too`() async throws {
      let service = try await NotificationService()
      let application = Application(withoutWindows: "org.example.Background")
      var opened: [String] = []

      let registration = application.register()
      application.onNotification { opened.append($0) }
      application.notify("1", title: "Tides", text: "a/b#1", target: "thread 1")
      try await service.wait { $0.contains("Notify") }
      try service.click()

      while opened.isEmpty {
        try Task.checkCancellation()
        await Task.yield()
      }
      #expect(registration == .registered)
      #expect(service.log.contains("org.example.Background") && opened == ["thread 1"])
      service.end()
    }
  }
}

/// The service of notifications on the bus of the test.
private final class NotificationService {
  nonisolated static var isInstalled: Bool {
    FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/dbusmock")
  }

  private let process = Process()
  private let file: URL

  /// The calls so far.
  var log: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  init() async throws {
    file = FileManager.default.temporaryDirectory.appending(path: "notifications-\(UUID())")
    try Data().write(to: file)
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-u", "-m", "dbusmock", "--template", "notification_daemon"]
    process.standardOutput = try FileHandle(forWritingTo: file)
    try process.run()
    while try bus("GetNameOwner", "org.freedesktop.Notifications") != 0 { await Task.yield() }
  }

  deinit {}

  func wait(until isThere: (String) -> Bool) async throws {
    while !isThere(log) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// Chooses the notification, as a click of the user does.
  func click() throws {
    _ = try run(
      "gdbus",
      [
        "call", "--session", "--dest", "org.freedesktop.Notifications", "--object-path",
        "/org/freedesktop/Notifications", "--method", "org.freedesktop.DBus.Mock.EmitSignal",
        "org.freedesktop.Notifications", "ActionInvoked", "us", "[<uint32 1>, <'default'>]",
      ]
    )
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: file)
  }

  private func bus(_ method: String, _ name: String) throws -> Int32 {
    try run(
      "gdbus",
      [
        "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path",
        "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.\(method)", name,
      ]
    )
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(tool)")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
