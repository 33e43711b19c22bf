import BinderyTerminal
import PictureFiles
import Testing

@testable import OctavoTerminal

struct PNGDecoderTests {
  private func decoded(_ bytes: [UInt8]) -> Picture? { DecodedPicture.decode(bytes)?.picture }

  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Picture.Pixel {
    Picture.Pixel(red: red, green: green, blue: blue)
  }

  @Test func `a small picture is read pixel by pixel`() throws {
    let picture = try #require(decoded(PNGSamples.rgb))

    #expect(
      picture
        == Picture(
          width: 2,
          height: 2,
          pixels: [
            pixel(255, 0, 0), pixel(0, 255, 0), pixel(0, 0, 255), pixel(255, 255, 255),
          ]
        )
    )
  }

  @Test func `palettes and filters are understood`() throws {
    let palette = try #require(decoded(PNGSamples.palette))
    let filtered = try #require(decoded(PNGSamples.filtered))

    #expect(palette.width == 8)
    #expect(filtered.width == 16)
    #expect(filtered == Picture(width: 16, height: 16, pixels: PNGSamples.gradient))
  }

  @Test func `a long side is scaled down, and the size of the file is known`() throws {
    let scaled = try #require(DecodedPicture.decode(PNGSamples.filtered, longestSide: 4))

    #expect([scaled.picture.width, scaled.picture.height] == [4, 4])
    #expect([scaled.width, scaled.height] == [16, 16])
  }

  @Test(arguments: [(100_000, 100_000), (8_600_000, 1), (0x7FFF_FFFF, 0x7FFF_FFFF), (0, 4)])
  func `a file that claims to be large gives no picture`(width: UInt32, height: UInt32) {
    var bytes = PNGSamples.rgb
    for (place, value) in [(16, width), (20, height)] {
      for index in 0..<4 {
        bytes[place + index] = UInt8(truncatingIfNeeded: value >> (24 - index * 8))
      }
    }

    #expect(PNGDecoder.picture(bytes, longestSide: 512) == nil)
  }

  @Test func `a picture of 144 megapixels is scaled down row by row`() throws {
    let bytes = try #require(PNGSamples.flat(width: 12_000, height: 12_000))
    let buffer = try #require(PNGDecoder.picture(bytes, longestSide: 512))

    #expect(buffer.values.count == 512 * 512 * 4)
    #expect([buffer.original.width, buffer.original.height] == [12_000, 12_000])
    #expect(Array(buffer.values.suffix(4)) == [10, 200, 30, 255])
  }

  @Test func `a large picture that is broken gives no picture`() throws {
    let good = try #require(PNGSamples.flat(width: 3_000, height: 700))
    for length in stride(from: 40, to: good.count - 12, by: 97) {
      #expect(PNGDecoder.picture(Array(good[..<length]), longestSide: 64) == nil)
    }
  }

  @Test func `a broken file gives no picture`() {
    let good = PNGSamples.filtered
    for length in 0..<good.count - 12 { #expect(decoded(Array(good[..<length])) == nil) }
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = decoded(bytes)
    }
  }
}
