import BinderyTerminal
import Testing

@testable import OctavoTerminal

struct PNGDecoderTests {
  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Picture.Pixel {
    Picture.Pixel(red: red, green: green, blue: blue)
  }

  @Test func `a small picture is read pixel by pixel`() throws {
    let picture = try #require(PNGDecoder.picture(PNGSamples.rgb))

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
    let palette = try #require(PNGDecoder.picture(PNGSamples.palette))
    let filtered = try #require(PNGDecoder.picture(PNGSamples.filtered))

    #expect(palette.width == 8)
    #expect(filtered.width == 16)
    #expect(filtered == Picture(width: 16, height: 16, pixels: PNGSamples.gradient))
  }

  @Test func `a broken file gives no picture`() {
    let good = PNGSamples.filtered
    for length in 0..<good.count - 12 { #expect(PNGDecoder.picture(Array(good[..<length])) == nil) }
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = PNGDecoder.picture(bytes)
    }
  }
}
