import BinderyTerminal
import BinderyTesting
import Foundation
import Testing

@testable import OctavoTerminal

struct PicturesTests {
  private func url(_ number: Int) throws -> URL {
    try #require(URL(string: "https://avatars.example.org/\(number)"))
  }

  @Test func `pictures of accounts that were not drawn for long are released`() async throws {
    var loads: [URL] = []
    let picture = Picture(width: 1, height: 1, pixels: [.init(red: 1, green: 2, blue: 3)])
    let pictures = Pictures {
      loads.append($0)
      return picture
    } decode: { _ in
      nil
    }

    for number in 0..<200 {
      _ = pictures.picture(at: try url(0))
      _ = pictures.picture(at: try url(number))
      await settle()
    }

    #expect(loads.count == 200)
    #expect(pictures.picture(at: try url(0)) != nil)
    #expect(pictures.picture(at: try url(199)) != nil)
    #expect(pictures.picture(at: try url(1)) == nil)
    await settle()
    #expect(loads.last == (try url(1)))
  }
}
