import BinderyTerminal
import Testing

@testable import OctavoTerminal

struct JPEGDecoderTests {
  private func colors(_ bytes: [UInt8], longestSide: Int = 512) -> [[UInt8]]? {
    guard let pixels = JPEGDecoder.picture(bytes, longestSide: longestSide) else { return nil }
    let row = pixels.height / 2 * pixels.width
    return [row, row + pixels.width - 1].map { Array(pixels.values[$0 * 3..<$0 * 3 + 3]) }
  }

  @Test(arguments: ["rgb", "progressive", "cmyk", "inks", "ycck"])
  func `a picture of any colour space is read`(name: String) throws {
    let ends = try #require(colors(try JPEGSamples.named(name)))

    for (color, expected) in zip(ends, [[220, 40, 20], [20, 40, 220]]) {
      #expect(zip(color, expected).allSatisfy { abs(Int($0) - $1) <= 4 }, "\(ends)")
    }
  }

  @Test func `a picture in shades of grey is read`() throws {
    #expect(colors(try JPEGSamples.named("gray")) == [[200, 200, 200], [40, 40, 40]])
  }

  @Test func `a large picture is decoded at a part of its size`() throws {
    let bytes = try JPEGSamples.named("large")
    let pixels = try #require(JPEGDecoder.picture(bytes, longestSide: 256))
    let decoded = try #require(DecodedPicture.decode(bytes, longestSide: 256))

    #expect([pixels.width, pixels.height] == [300, 175])
    #expect([decoded.picture.width, decoded.picture.height] == [256, 149])
    #expect([decoded.width, decoded.height] == [1200, 700])
  }

  @Test(arguments: ["rgb", "progressive", "gray", "cmyk"])
  func `a file that is cut gives no picture`(name: String) throws {
    let good = try JPEGSamples.named(name)

    for length in 0..<good.count - 2 {
      #expect(JPEGDecoder.picture(Array(good[..<length]), longestSide: 512) == nil)
    }
  }

  @Test(arguments: [(65_500, 65_500), (10_000, 10_000), (0, 16), (16, 0)] as [(UInt16, UInt16)])
  func `a file that claims an impossible size gives no picture`(
    width: UInt16,
    height: UInt16
  ) throws {
    let bytes = try JPEGSamples.claiming(width, height)

    #expect(JPEGDecoder.picture(bytes, longestSide: 512) == nil)
  }

  @Test func `broken files do no harm`() throws {
    var state: UInt64 = 7
    for name in ["rgb", "progressive", "ycck"] {
      let good = try JPEGSamples.named(name)
      for _ in 0..<500 {
        var bytes = good
        for _ in 0..<3 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
        }
        _ = JPEGDecoder.picture(bytes, longestSide: 64)
      }
    }
  }

  @Test(arguments: ["GIF89a", "RIFF\0\0\0\0WEBP", "<svg/>", "", "\u{7F}"])
  func `files of other formats give no picture`(text: String) {
    #expect(DecodedPicture.decode(Array(text.utf8)) == nil)
  }
}
