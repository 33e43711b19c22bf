import Testing

@testable import BinderyTerminal

struct PictureTests {
  private let red = Picture.Pixel(red: 255, green: 0, blue: 0)
  private let clear = Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  @Test func `two pixels share a cell`() throws {
    let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
    let picture = try #require(
      Picture(width: 2, height: 4, pixels: [red, clear, clear, red, red, clear, blue, red])
    )
    var frame = Frame(size: Size(columns: 2, rows: 2))

    frame.draw(picture, in: frame.bounds)

    #expect(frame.text == "▀▄\n▀▄")
    #expect(
      frame[Point(column: 0, row: 1)].style == Style(.rgb(255, 0, 0), on: .rgb(0, 0, 255))
    )
  }

  @Test func `a picture is scaled to its place`() throws {
    let picture = try #require(
      Picture(width: 4, height: 4, pixels: (0..<16).map { $0 % 4 < 2 ? red : clear })
    )
    var frame = Frame(size: Size(columns: 6, rows: 1))

    frame.draw(picture, in: frame.bounds)

    #expect(frame.text == "███")
  }

  @Test func `a picture is scaled once for a size, and again for another`() throws {
    let pixels = (0..<16).map { $0 % 4 < 2 ? red : clear }
    let picture = try #require(Picture(width: 4, height: 4, pixels: pixels))
    let copy = picture
    let (narrow, wide) = (Size(columns: 4, rows: 1), Size(columns: 6, rows: 1))
    var scaled: [Size] = []

    _ = picture.lines(narrow)
    for (picture, size) in [(copy, narrow), (picture, wide), (copy, narrow)] {
      _ = picture.drawn.pixels(for: size) {
        scaled.append(size)
        return []
      }
    }

    #expect(scaled == [wide, narrow])
  }

  @Test func `a picture without its ground is not drawn as the one with it`() throws {
    let light = Picture.Pixel(red: 240, green: 240, blue: 240)
    let drawing = try #require(Picture(width: 2, height: 1, pixels: [light, red]))
    let size = Size(columns: 2, rows: 1)

    let whole = drawing.lines(size)

    #expect(drawing.withoutPlainGround.lines(size) != whole)
    #expect(drawing.lines(size) == whole)
  }

  @Test(arguments: [
    // Two strokes of one pixel, and one dot.
    ((0..<144).filter { [1, 10].contains($0 % 12) }, "█  █\n█  █"), ([13], "▀\n"),
  ])
  func `thin strokes of a drawing are visible when it is scaled`(
    solid: [Int],
    text: String
  ) throws {
    let pixels = (0..<144).map { solid.contains($0) ? red : clear }
    let picture = try #require(Picture(width: 12, height: 12, pixels: pixels))
    var frame = Frame(size: Size(columns: 4, rows: 2))

    frame.draw(picture, in: frame.bounds)

    #expect(frame.text == text)
  }

  @Test func `a drawing loses its light ground, a photograph does not`() throws {
    let light = Picture.Pixel(red: 240, green: 240, blue: 240)
    let drawing = try #require(Picture(width: 2, height: 1, pixels: [light, red]))
    let photograph = try #require(
      Picture(
        width: 3,
        height: 2,
        pixels: (0..<6).map { Picture.Pixel(red: 240, green: 240, blue: 240 - $0) }
      )
    )

    #expect(drawing.withoutPlainGround == Picture(width: 2, height: 1, pixels: [clear, red]))
    #expect(photograph.withoutPlainGround == photograph)
  }

  @Test func `pixels that do not fill the picture make none`() {
    #expect(Picture(width: 2, height: 2, pixels: [red]) == nil)
    #expect(Picture(width: 0, height: 0, pixels: []) == nil)
  }

  @Test func `a fitting picture keeps its proportions and its largest scale`() throws {
    let pixels = [Picture.Pixel](repeating: .init(red: 9, green: 9, blue: 9), count: 8)
    let picture = try #require(Picture(width: 4, height: 2, pixels: pixels))

    let limited = WidgetApp(columns: 20, rows: 6) {
      .widget(PictureBox(fitting: picture, mostScale: 2))
    }
    let whole = WidgetApp(columns: 20, rows: 6) { .widget(PictureBox(fitting: picture)) }

    #expect(limited.text.filter { $0 == "█" }.count == 8 * 2)
    #expect(whole.text.filter { $0 == "█" }.count == 20 * 5)
  }

  @Test func `a click on a picture performs its action`() throws {
    let picture = try #require(Picture(width: 1, height: 1, pixels: [.clear]))
    var performed = 0
    let app = WidgetApp(actions: { [ScreenAction("enlarge", "Enlarge") { performed += 1 }] }) {
      .widget(PictureBox("picture", picture, size: Size(columns: 6, rows: 3), action: "enlarge"))
    }

    try app.press("Click@2,1 Click@20,1")

    #expect(performed == 1)
  }
}
