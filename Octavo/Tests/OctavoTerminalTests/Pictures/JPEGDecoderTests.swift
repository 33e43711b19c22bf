import BinderyTerminal
import CJPEG
import PictureFiles
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

  @Test func `a file with arithmetic coding gives no picture`() throws {
    let bytes = try JPEGSamples.named("rgb", replacing: 0xC0, with: 0xC9)

    #expect(JPEGDecoder.picture(bytes, longestSide: 512) == nil)
  }

  @Test(arguments: [0xC3, 0xC5, 0xCB, 0xD9, 0xDA, 0x01] as [UInt8])
  func `a file with a wrong marker in place of its frame gives no picture`(marker: UInt8) throws {
    let bytes = try JPEGSamples.named("rgb", replacing: 0xC0, with: marker)

    #expect(JPEGDecoder.picture(bytes, longestSide: 512) == nil)
  }

  @Test func `a progressive file with a few more scans is read, one with thousands is not`() throws
  {
    let some = try JPEGSamples.repeatingLastScan(20)
    let many = try JPEGSamples.repeatingLastScan(5_000)

    #expect(JPEGDecoder.picture(some, longestSide: 512) != nil)
    #expect(JPEGDecoder.picture(many, longestSide: 512) == nil)
  }

  @Test func `a large progressive file may have fewer scans than a small one`() throws {
    let bytes = try JPEGSamples.repeatingLastScan(20, width: 4_000, height: 4_000)

    #expect(JPEGDecoder.picture(bytes, longestSide: 512) == nil)
  }

  @Test func `a progressive file that needs too much memory gives no picture`() throws {
    let bytes = try JPEGSamples.repeatingLastScan(0, width: 7_700, height: 7_700)

    #expect(JPEGDecoder.picture(bytes, longestSide: 512) == nil)
  }

  @Test func `a file that only deserves a warning is read`() throws {
    var bytes = try JPEGSamples.named("rgb")
    // Bytes that belong to no marker.
    bytes.insert(contentsOf: [1, 2, 3], at: 2)

    #expect(JPEGDecoder.picture(bytes, longestSide: 512) != nil)
  }

  @Test func `no more pixels are written than there is space for`() throws {
    let bytes = try JPEGSamples.named("rgb")
    var size = octavo_jpeg_size()
    var pixels = [UInt8](repeating: 7, count: 16 * 16 * 3)

    #expect(octavo_jpeg_read(bytes, bytes.count, 1, &pixels, pixels.count - 1, &size) == 0)

    #expect([size.columns, size.rows] == [16, 16])
    #expect(pixels.allSatisfy { $0 == 7 })
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

  @Test(arguments: ["BM\0\0\0\0\0\0\0\0", "<svg/>", "", "\u{7F}"])
  func `files of other formats give no picture`(text: String) {
    #expect(DecodedPicture.decode(Array(text.utf8)) == nil)
  }
}
