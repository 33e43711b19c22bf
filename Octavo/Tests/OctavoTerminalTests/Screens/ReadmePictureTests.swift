import BinderyTerminal
import Foundation
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

@Suite(.timeLimit(.minutes(20)))
struct ReadmePictureTests {
  private let words = (1...60).map { "Line \($0)." }.joined(separator: "\n\n")

  private func blocks(_ app: TestApp) -> Int {
    app.text.count { "▀▄█".contains($0) }
  }

  @Test(arguments: ["rgb.jpg", "progressive.jpg"])
  func `a picture of a readme is drawn, and leads to its file`(name: String) async throws {
    let picture = Data(try JPEGSamples.named(name.replacing(".jpg", with: "")))
    let readme = "# Guide\n\n![Two colours](a/\(name))"
    let world = DocumentWorld(readme: readme, ["a/\(name)": picture])

    try await world.run { app in
      #expect(!app.text.contains("Two colours"))
      let row = try #require(app.lines.firstIndex { $0.hasPrefix("  ████████") })
      #expect(blocks(app) == 32)
      let frame = app.headless.terminal.frame
      let styles = [2, 9].map { frame[Point(column: $0, row: row)].style }
      #expect(styles[0] != styles[1])

      try await app.press("Click@3,\(row)")

      #expect(app.lines[0].hasPrefix(" \(Self.owner(app)) / guide / a / \(name)"))
      #expect(blocks(app) > 32)
    }
  }

  @Test func `a picture that cannot be drawn is its text, or its name`() async throws {
    let readme = """
      ![An animation](a.gif)

      ![](b.svg)

      ![Half a photograph](c.jpg)

      ![Missing](d.png)

      ![Far away](https://img.example.org/e.png)

      ![Huge](f.png)
      """
    var huge = PNGSamples.rgb
    huge[16] = 0x7F
    huge[20] = 0x7F
    let files = [
      "a.gif": Data("GIF89a".utf8), "b.svg": Data("<svg/>".utf8),
      "c.jpg": Data(try JPEGSamples.named("rgb").prefix(150)), "f.png": Data(huge),
    ]

    try await DocumentWorld(readme: readme, files).run(size: Size(columns: 60, rows: 40)) { app in
      for text in ["An animation", "b.svg", "Half a photograph", "Missing", "Far away", "Huge"] {
        #expect(app.lines.contains("  ▣ \(text)"), "\(app.text)")
      }
      #expect(blocks(app) == 0)
    }
  }

  @Test func `a picture far below is loaded when the user comes near it`() async throws {
    let readme = "# Guide\n\n\(words)\n\n![Two colours](a.png)\n\nThe end."
    let world = DocumentWorld(readme: readme, ["a.png": Data(PNGSamples.filtered)])

    try await world.run { app in
      #expect(app.requests(for: "a.png") == 0)

      try await app.press("G")

      #expect(app.requests(for: "a.png") == 1)
      #expect(blocks(app) > 0)
    }
  }

  @Test func `lines on the screen stay where they are when pictures above them are loaded`()
    async throws
  {
    let below = "![Two colours](a.png)\n\nOne.\n\nTwo.\n\n## Below\n\n\(words)"
    let readme = "\(words)\n\n\(below)\n\n[Up](#below)"
    let world = DocumentWorld(readme: readme, ["a.png": Data(PNGSamples.filtered)])

    try await world.run { app in
      try await app.press("G F a")

      #expect(app.requests(for: "a.png") == 1)
      #expect(app.lines[3].hasPrefix("  Below"), "\(app.text)")
      try await app.press("PageUp")
      #expect(blocks(app) == 32)
    }
  }

  @Test func `pictures are requested again when the page is refreshed`() async throws {
    let readme = "# Guide\n\n![Two colours](a.png)"
    let world = DocumentWorld(readme: readme, ["a.png": Data(PNGSamples.filtered)])

    try await world.run { app in
      #expect(app.requests(for: "a.png") == 1)

      try await app.press("r")

      #expect(app.requests(for: "a.png") == 2)
      #expect(blocks(app) == 32)
    }
  }

  @Test func `a page with pictures is released with its screen`() async throws {
    let world = DocumentWorld(readme: "![Two colours](a.png)", ["a.png": Data(PNGSamples.filtered)])

    try await world.run { app in
      weak let page = app.headless.session.router.controllers.last?.entries.last?.screen.viewModel
      #expect(page is RepositoryViewModel)

      try await app.press("Esc")

      #expect(page == nil)
    }
  }

  @Test func `hundreds of hostile pictures do no harm`() async throws {
    let pictures = (0..<300).map { "![\u{1B}\\[2J\($0)\u{202E}](p\($0).png)" }
    let huge = Data(try JPEGSamples.claiming(65_500, 65_500))
    let files = Dictionary(uniqueKeysWithValues: (0..<300).map { ("p\($0).png", huge) })

    try await DocumentWorld(readme: pictures.joined(separator: "\n\n"), files).run { app in
      #expect(app.isHarmless)

      try await app.press("G g PageDown")

      #expect(app.isHarmless)
      #expect(app.text.contains("␛[2J"))
      #expect((0..<300).count { app.requests(for: "p\($0).png") > 0 } <= 64)
    }
  }

  private static func owner(_ app: TestApp) -> String {
    app.lines[0].split(separator: "/").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  }
}
