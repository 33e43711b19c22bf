import Foundation
import GitFixture
import Testing

@testable import OctavoServers

struct FolderArgumentTests {
  private let base = FileManager.default.temporaryDirectory
    .appending(path: "octavo-folders-\(UUID().uuidString)", directoryHint: .isDirectory)

  private func make(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: base.appending(path: name),
      withIntermediateDirectories: true
    )
  }

  private func remove() { try? FileManager.default.removeItem(at: base) }

  @Test(arguments: ["juno", "snapshot", "./snapshot", "-x", "a/b", ".", "juno/.."])
  func `a folder is found by its name in the folder of the user`(text: String) throws {
    for name in ["juno", "snapshot", "-x", "a/b"] { try make(name) }
    defer { remove() }

    let found = FolderArgument(text, in: base.path).url

    let folder = base.appending(path: text, directoryHint: .isDirectory)
    #expect(found?.standardizedFileURL == folder.standardizedFileURL)
  }

  @Test func `a file is no folder`() throws {
    try make("folder")
    defer { remove() }
    try Data().write(to: base.appending(path: "juno"))

    #expect(FolderArgument("juno", in: base.path).url == nil)
    #expect(FolderArgument("./juno", in: base.path).url == nil)
  }

  @Test(arguments: [
    ("juno", false), ("/juno", false), ("a/b", false), (".hidden", false), ("..x", false),
    (".", true), ("..", true), ("./x", true), ("../x", true), ("~", true), ("~/x", true),
  ])
  func `a path of this machine is recognised by its beginning`(text: String, isPath: Bool) {
    #expect(FolderArgument(text, in: base.path).isPath == isPath)
  }

  @Test func `a tilde is the home of the user, quoted or not`() {
    let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path

    #expect(FolderArgument("~", in: base.path).url?.standardizedFileURL.path == home)
  }
}
