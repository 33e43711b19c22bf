import BinderyTerminal
import BinderyTesting
import GitHubValues
import OctavoMarkup
import OctavoViewModels
import Testing

@testable import OctavoTerminal

struct DocumentPicturesTests {
  private let place = DocumentPlace(
    repository: GitHub.RepositoryName(owner: "a", name: "b"),
    revision: "main",
    path: "README.md"
  )

  private func address(_ image: String) -> DocumentPictures.Address? {
    DocumentPictures.Address(MarkupRun("", image: image), in: place)
  }

  private func addresses(_ range: Range<Int>) -> [DocumentPictures.Address] {
    range.compactMap { address("\($0).png") }
  }

  private func picture() -> DecodedPicture? {
    let pixel = Picture.Pixel(red: 1, green: 2, blue: 3)
    return Picture(width: 1, height: 1, pixels: [pixel]).map {
      DecodedPicture(picture: $0, width: 1, height: 1)
    }
  }

  @Test func `pictures are loaded once, and only those that are near`() async {
    var loaded: [String] = []
    let pictures = DocumentPictures { address in
      loaded.append(address.path)
      return picture()
    }

    for _ in 0..<3 {
      pictures.request(addresses(0..<100))
      await settle()
    }

    #expect(loaded == (0..<16).map { "\($0).png" })
    #expect(addresses(0..<17).filter { pictures.picture(at: $0) != nil }.count == 16)
  }

  @Test func `pictures that were not near for long are released`() async {
    var loads = 0
    let pictures = DocumentPictures { _ in
      loads += 1
      return picture()
    }

    for start in stride(from: 0, to: 160, by: 16) {
      pictures.request(addresses(start..<start + 16))
      await settle()
    }

    #expect(loads == 160)
    #expect(addresses(0..<160).filter { pictures.picture(at: $0) != nil }.count == 48)
    #expect(addresses(144..<160).allSatisfy { pictures.picture(at: $0) != nil })
  }

  @Test func `a picture that cannot be loaded is requested again for another document only`()
    async
  {
    var loads = 0
    let pictures = DocumentPictures { _ in
      loads += 1
      return nil
    }
    for _ in 0..<3 {
      pictures.request(addresses(0..<1))
      await settle()
    }
    #expect(loads == 1)

    pictures.retry()
    pictures.request(addresses(0..<1))
    await settle()

    #expect(loads == 2)
  }

  @Test(arguments: [
    "https://img.example.org/a.png", "//evil.example/a.png", "../../../etc/passwd.png", "#a", "",
    "a%00.png",
  ])
  func `a picture from elsewhere is not loaded`(image: String) {
    #expect(address(image) == nil)
  }
}
