import Foundation
import OctavoViewModels
import Testing

@testable import OctavoLive

/// The file that starts the program in the background with the session.
struct AutostartFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "start-\(UUID())")
  private let program = WindowProgram(path: "/opt/octavo/bin/octavo-desktop")
  private var file: URL { folder.appending(path: "autostart/io.bindery.Octavo.desktop") }

  private func text() -> String? { try? String(contentsOf: file, encoding: .utf8) }

  private func put(_ text: String) throws {
    let place = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `the file is written and removed, and a repetition changes nothing`() throws {
    defer { remove() }
    let start = AutostartFile(program, in: folder)
    let before = start.isOn

    try start.set(false)
    try start.set(true)
    let written = text()
    try start.set(true)
    let states = [before, start.isOn]
    let repeated = text()
    try start.set(false)

    #expect(states == [false, true])
    #expect(written?.contains("\nExec=\"/opt/octavo/bin/octavo-desktop\" --background\n") == true)
    #expect(repeated == written)
    #expect(text() == nil && !start.isOn)
  }

  @Test(arguments: ["[Desktop Entry]\nExec=other\n", ""])
  func `a file of another program stays, and the failure names it`(contents: String) throws {
    defer { remove() }
    try put(contents)
    let start = AutostartFile(program, in: folder)

    let failure = BackgroundStartFailure(
      message: "\(file.path) belongs to another program. Remove it first."
    )
    #expect(throws: failure) { try start.set(true) }
    #expect(throws: failure) { try start.set(false) }
    #expect(!start.isOn && text() == contents)
  }

  @Test(arguments: ["Hidden=true", "X-GNOME-Autostart-enabled=false"])
  func `a start that the desktop has turned off is off, and can be turned on`(line: String) throws {
    defer { remove() }
    let start = AutostartFile(program, in: folder)
    try start.set(true)
    try put("\(text() ?? "")\(line)\n")

    let wasOn = start.isOn
    try start.set(true)

    #expect(!wasOn && start.isOn)
  }

  @Test func `a folder that cannot be made is a failure with a message`() throws {
    defer { remove() }
    try Data().write(to: folder)
    let start = AutostartFile(program, in: folder)

    #expect(throws: BackgroundStartFailure.self) { try start.set(true) }
    #expect(!start.isOn)
  }

  @Test func `a path is quoted for the desktop`() {
    #expect(AutostartFile.quoted("/a b/50%") == "\"/a b/50%%\"")
    #expect(AutostartFile.quoted(#"/$x"\"#) == #""/\\$x\\"\\\\""#)
  }
}
