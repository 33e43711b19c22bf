import Foundation
import OctavoViewModels
import Testing

@testable import OctavoLive

/// The places that answers of the user name.
struct SavePlaceTests {
  private let home = FileManager.default.temporaryDirectory
    .appending(path: "octavo-\(UUID().uuidString)")

  private func withHome(_ body: (SavePlaces) throws -> Void) throws {
    try FileManager.default.createDirectory(
      at: home.appending(path: "Documents"),
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: home) }
    try body(SavePlaces(folder: DownloadFolder(environment: ["HOME": home.path])))
  }

  private func writeFolders(_ text: String) throws {
    let folder = home.appending(path: ".config")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "user-dirs.dirs"))
  }

  @Test(arguments: [
    ("XDG_DOWNLOAD_DIR=\"$HOME/Neu\\\"es\"\n", "~/Neu\"es/a"),
    ("# x\n XDG_MUSIC_DIR=\"/m\"\nXDG_DOWNLOAD_DIR=\"/srv/in\"\n", "/srv/in/a"),
    ("XDG_DOWNLOAD_DIR=\"$HOME/\"\n", "~/a"),
    ("XDG_DOWNLOAD_DIR=\"relative\"\n", "~/Downloads/a"),
    ("XDG_DOWNLOAD_DIR=$(rm -rf ~)\n", "~/Downloads/a"),
    ("", "~/Downloads/a"),
  ])
  func `the folder of downloads is that of the desktop`(text: String, place: String) throws {
    try withHome { places in
      try writeFolders(text)

      #expect(places.suggestion(for: "a") == place)
    }
  }

  @Test(arguments: [
    ("~/Downloads/x", "~/Downloads/x"), ("x", "~/Downloads/x"), ("~/Documents", "~/Documents/a"),
    ("~/Documents/", "~/Documents/a"), ("~", "~/a"), ("~/Documents/../y", "~/y"),
    ("~/Downloads/", "~/Downloads/a"),
  ])
  func `an answer names a file or a folder`(answer: String, title: String) throws {
    try withHome { places in
      let place = try places.place(at: answer, for: "a")

      #expect(place.title == title && !place.isTaken)
      #expect(place.path == title.replacing("~", with: home.path))
    }
  }

  @Test func `an answer in a folder that does not exist is a problem`() throws {
    try withHome { places in
      #expect(throws: SaveFailure.missingFolder("~/Nowhere")) {
        try places.place(at: "~/Nowhere/x", for: "a")
      }
      #expect(throws: SaveFailure.invalidName) { try places.place(at: "/", for: "") }
    }
  }

  @Test func `a name that is taken has one beside it that is free`() throws {
    try withHome { places in
      for name in ["x.txt", "x (2).txt"] {
        try Data().write(to: home.appending(path: "Documents/\(name)"))
      }
      let link = home.appending(path: "Documents/x (3).txt").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")

      let place = try places.place(at: "~/Documents/x.txt", for: "a")

      #expect(place.isTaken && place.freeName == "x (4).txt")
    }
  }

  @Test(arguments: [
    (ENOSPC, SaveFailure.diskFull), (EACCES, .forbidden(folder: "/a")),
    (EROFS, .readOnly(folder: "/a")), (ENOENT, .missingFolder("/a")), (EISDIR, .isFolder("b")),
    (ENAMETOOLONG, .invalidName), (EEXIST, .taken), (EFBIG, .fileTooLarge),
  ])
  func `a problem of the disk has a sentence`(code: Int32, failure: SaveFailure) {
    #expect(SaveFailure(code, at: "/a/b") == failure)
  }

  @Test func `a folder in which nothing can be made is a failure`() async throws {
    let place = SavePlace(path: "/proc/self/x", title: "", isTaken: false, freeName: "x")

    #expect(throws: SaveFailure.missingFolder("/proc/self")) { try PartFile(beside: place) }
  }
}
