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
    place.picture(at: image).map { DocumentPictures.Address(document: place, source: .file($0)) }
  }

  private func addresses(_ range: Range<Int>) -> [DocumentPictures.Address] {
    range.compactMap { address("\($0).png") }
  }

  private func path(of address: DocumentPictures.Address) -> String {
    if case .file(let place) = address.source { place.path } else { "" }
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
      loaded.append(path(of: address))
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
      loaded.append("\(path(of: address)) \(session.account)")
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
      loaded.append(path(of: address))
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

extension DocumentPicturesTests {
  @Test func `an uploaded picture is loaded by its id, and has a text until then`() async throws {
    let thread = GitHub.IssueAddress(place.repository, 7)
    let id = "0b9d4e17-3a6c-4f82-8c15-7e94a1d06b2f"
    let address = "https://github.com/user-attachments/assets/\(id)"
    let upload = try #require(Upload(address, on: "https://github.com", in: thread))
    var loaded: [PictureSource] = []
    let pictures = DocumentPictures(account: { nil }) { text, _ in
      text == address ? .upload(upload) : nil
    } load: {
      loaded.append($0.source)
      return picture()
    }
    let html = "<img width=640 height=480 alt='The shelf' src='\(address)'>"
    let file = GitHub.File(path: "README.md", text: html)
    let page = MarkupPage()
    page.show(file, at: place, 40, pictures)
    let content = MarkupContent(document: page)
    let before = (0..<page.rowCount).map { content.line(at: $0).map(\.text).joined() }

    pictures.request(figures(of: page).map(\.address))
    await settle()
    page.show(file, at: place, 40, pictures)

    #expect(before == ["▣ The shelf 640 × 480"])
    #expect(loaded == [.upload(upload)])
    #expect(figures(of: page).map(\.columns.isEmpty) == [false])
  }
}

private final class FakeSession {
  var account = StoredAccount.ID(server: "github.com", login: "hina-m")

  deinit {}
}
