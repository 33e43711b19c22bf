import Foundation
import OctavoStore
import Testing

struct KnownCloneTests {
  @Test func `folders are kept by their last use, also for the next start`() async throws {
    let folder = try TemporaryFolder()
    let store = try SharedStore(folder: folder.url)
    for (path, time) in [("/a", 1.0), ("/b\n'", 2), ("/a", 3)] {
      let date = Date(timeIntervalSince1970: time)
      try await store.noteClone(at: path, of: "github.com/octo/tides", date: date)
    }
    try await store.noteClone(at: "/a", of: "github.com/ada/tides", date: Date())
    try store.close()

    let next = try SharedStore(folder: folder.url)
    #expect(try await next.cloneFolders(of: "github.com/octo/tides") == ["/a", "/b\n'"])
    try await next.forgetClone(at: "/a", of: "github.com/octo/tides")
    #expect(try await next.cloneFolders(of: "github.com/octo/tides") == ["/b\n'"])
    #expect(try await next.cloneFolders(of: "github.com/ada/tides") == ["/a"])
    try await next.forgetClone(at: "/a")
    #expect(try await next.cloneFolders(of: "github.com/ada/tides") == [])
  }

  @Test func `of very many folders those used last are kept`() async throws {
    let store = try SharedStore(folder: nil)
    for number in 1...40 {
      let date = Date(timeIntervalSince1970: Double(number))
      try await store.noteClone(at: "/\(number)", of: "github.com/octo/tides", date: date)
    }

    let folders = try await store.cloneFolders(of: "github.com/octo/tides")

    #expect(folders == (9...40).reversed().map { "/\($0)" })
  }
}
