import GitHubValues
import Testing

@testable import OctavoViewModels

/// The places of pictures in documents.
struct DocumentPictureTests {
  private let document = DocumentPlace(
    repository: GitHub.RepositoryName(owner: "hina-m", name: "Tides"),
    revision: "feature/moon",
    path: "docs/guide.md"
  )
  private let references = [
    GitHub.Reference(kind: .branch, name: "new/sea"), GitHub.Reference(kind: .tag, name: "v1"),
  ]

  private func place(_ address: String, on server: String) -> [String]? {
    document.picture(at: address, on: server) { references }.map { [$0.revision, $0.path] }
  }

  @Test(arguments: [
    ("a.png", "feature/moon", "docs/a.png"), ("/a%20b.png?raw=true", "feature/moon", "a b.png"),
    ("https://github.com/hina-m/tides/raw/main/x/a%20b.png", "main", "x/a b.png"),
    ("https://GitHub.com/HINA-M/Tides/blob/v1/a.gif?raw=true", "v1", "a.gif"),
    ("https://github.com/hina-m/tides/raw/feature/moon/a.png", "feature/moon", "a.png"),
    ("https://github.com/hina-m/tides/raw/new/sea/x/a.png", "new/sea", "x/a.png"),
    ("https://github.com/hina-m/tides/raw/refs/heads/main/a.png", "main", "a.png"),
    ("https://raw.githubusercontent.com/hina-m/tides/main/a.png#x", "main", "a.png"),
    ("https://raw.githubusercontent.com/hina-m/tides/refs/tags/v1/a.png", "v1", "a.png"),
  ])
  func `a picture of the repository is a file of it`(
    address: String,
    revision: String,
    path: String
  ) {
    #expect(place(address, on: "https://github.com") == [revision, path])
  }

  @Test(arguments: [
    "https://example.org/hina-m/tides/raw/main/a.png",
    "https://github.com/juno/tides/raw/main/a.png",
    "https://github.com/hina-m/tides/actions/workflows/ci/badge.svg",
    "https://github.com/hina-m/tides/raw/main", "https://github.com/hina-m/tides",
    "https://github.com/hina-m/tides/raw/main/../../../../a.png",
    "https://github.com/hina-m/tides/raw/main/%2e%2e/a.png",
    "https://github.com/hina-m/tides/raw/main/a%2Fb.png",
    "https://github.com/hina-m/tides/raw/main/a%00.png",
    "https://user@github.com/hina-m/tides/raw/main/a.png",
    "https://github.com:8443/hina-m/tides/raw/main/a.png",
    "https://raw.githubusercontent.com.example.org/hina-m/tides/main/a.png", "data:image/png,",
  ])
  func `a picture from elsewhere has no place`(address: String) {
    #expect(place(address, on: "https://github.com") == nil)
  }

  @Test func `on another server only the addresses of that server are known`() {
    let raw = "https://raw.githubusercontent.com/hina-m/tides/main/a.png"
    let own = "https://ghe.example.com/hina-m/tides/raw/main/a.png"

    #expect(place(raw, on: "https://ghe.example.com") == nil)
    #expect(place(own, on: "https://ghe.example.com") == ["main", "a.png"])
    #expect(document.picture(at: own) == nil)
  }
}
