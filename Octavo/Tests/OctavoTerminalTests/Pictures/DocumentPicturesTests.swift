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
    place.picture(at: image).map { DocumentPictures.Address(document: place, place: $0) }
  }

  private func addresses(_ range: Range<Int>) -> [DocumentPictures.Address] {
    range.compactMap { address("\($0).png") }
  }

  private func picture(red: UInt8 = 1) -> DecodedPicture? {
    let pixel = Picture.Pixel(red: red, green: 2, blue: 3)
    return Picture(width: 1, height: 1, pixels: [pixel]).map {
      DecodedPicture(picture: $0, width: 1, height: 1)
    }
  }

  @Test func `pictures are loaded once, and only those that are near`() async {
    var loaded: [String] = []
    let pictures = DocumentPictures(account: { nil }) { address in
      loaded.append(address.place.path)
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
    let pictures = DocumentPictures(account: { nil }) { _ in
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
    let pictures = DocumentPictures(account: { nil }) { _ in
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

  @Test func `a picture is not shown to another account, nor one that is loaded meanwhile`()
    async
  {
    let session = FakeSession()
    var loaded: [String] = []
    var loads: [CheckedContinuation<Void, Never>] = []
    let pictures = DocumentPictures(account: { session.account }) { address in
      loaded.append("\(address.place.path) \(session.account)")
      await withCheckedContinuation { loads.append($0) }
      return picture()
    }
    let visible = addresses(0..<2)
    pictures.request(visible)
    await settle()
    loads.removeFirst().resume()
    await settle()
    #expect(pictures.picture(at: visible[0]) != nil)

    session.account = StoredAccount.ID(server: "ghe.example.com", login: "hina-m")
    loads.removeFirst().resume()
    await settle()
    #expect(visible.allSatisfy { pictures.picture(at: $0) == nil })
    pictures.request(visible)
    #expect(visible.allSatisfy { pictures.picture(at: $0) == nil })
    await settle()
    for load in loads { load.resume() }
    await settle()

    #expect(visible.allSatisfy { pictures.picture(at: $0) != nil })
    #expect(
      loaded == [
        "0.png hina-m@github.com", "1.png hina-m@github.com", "0.png hina-m@ghe.example.com",
        "1.png hina-m@ghe.example.com",
      ]
    )
  }

  @Test func `pictures on the screen are loaded before those that were left, four at a time`()
    async
  {
    var loaded: [String] = []
    var loads: [CheckedContinuation<Void, Never>] = []
    let pictures = DocumentPictures(account: { nil }) { address in
      loaded.append(address.place.path)
      await withCheckedContinuation { loads.append($0) }
      return picture()
    }

    pictures.request(addresses(0..<8))
    await settle()
    #expect(loaded == (0..<4).map { "\($0).png" })
    pictures.request(addresses(20..<22))
    for _ in 0..<10 {
      if !loads.isEmpty { loads.removeFirst().resume() }
      await settle()
    }

    #expect(loaded == [0, 1, 2, 3, 20, 21, 4, 5, 6, 7].map { "\($0).png" })
    #expect(!pictures.isLoading)
  }

  @Test func `pictures of a refreshed document are loaded again, and stay if that fails`() async {
    var loads = 0
    let results = [picture(), nil, picture(red: 9)]
    let pictures = DocumentPictures(account: { nil }) { _ in
      loads += 1
      return results[loads - 1]
    }
    let visible = addresses(0..<1)
    pictures.request(visible)
    await settle()

    let first = (pictures.revision, pictures.version(at: visible[0]))
    pictures.refresh(place)
    #expect(pictures.revision > first.0)
    pictures.request(visible)
    await settle()
    #expect(loads == 2)
    #expect(pictures.picture(at: visible[0]) == picture())
    #expect(pictures.version(at: visible[0]) == first.1)

    pictures.refresh(place)
    pictures.request(visible)
    await settle()
    pictures.request(visible)
    await settle()

    #expect(loads == 3)
    #expect(pictures.picture(at: visible[0]) == picture(red: 9))
    #expect(pictures.version(at: visible[0]) != first.1)
  }

  @Test func `a picture that cannot be loaded is loaded again for a refreshed document`() async {
    var loads = 0
    let pictures = DocumentPictures(account: { nil }) { _ in
      loads += 1
      return loads > 1 ? picture() : nil
    }
    let visible = addresses(0..<1)
    pictures.request(visible)
    await settle()

    pictures.refresh(place)
    pictures.request(visible)
    await settle()

    #expect(pictures.picture(at: visible[0]) != nil)
  }

  @Test func `a picture that has been loaded lays out only the block around it`() async {
    let pictures = DocumentPictures(account: { nil }) { _ in picture() }
    let images = (0..<8).map { "Text.\n\n![](\($0).png)" }.joined(separator: "\n\n")
    let file = GitHub.File(path: "README.md", text: images)
    let page = MarkupPage()
    page.show(file, at: place, 40, pictures)
    let before = figures(of: page)
    #expect(page.layouts == 16)

    pictures.request(addresses(3..<5))
    await settle()
    page.show(file, at: place, 40, pictures)

    #expect(page.layouts == 18)
    #expect(before.allSatisfy { $0.columns.isEmpty })
    #expect(figures(of: page).count { !$0.columns.isEmpty } == 2)
    let other = MarkupPage()
    other.show(file, at: place, 40, pictures)
    #expect(other.rowCount == page.rowCount)
  }

  private func figures(of page: MarkupPage) -> [MarkupText.Figure] {
    MarkupContent(document: page).figures(in: 0..<page.rowCount)
  }

  @Test(arguments: [
    "https://img.example.org/a.png", "//evil.example/a.png", "../../../etc/passwd.png", "#a", "",
    "a%00.png",
  ])
  func `a picture from elsewhere is not loaded`(image: String) {
    #expect(address(image) == nil)
  }
}

private final class FakeSession {
  var account = StoredAccount.ID(server: "github.com", login: "hina-m")

  deinit {}
}
