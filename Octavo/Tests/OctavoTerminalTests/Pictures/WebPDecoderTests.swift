import BinderyTerminal
import Foundation
import PictureFiles
import Testing

@testable import OctavoTerminal

/// WebP files of 16 by 16 pixels, red at the left and blue at the right, which libwebp wrote.
struct WebPDecoderTests {
  private func sample(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    return Array(try Data(contentsOf: folder.appending(path: "\(name).webp")))
  }

  /// The first and the last pixel of a row.
  private func ends(_ bytes: [UInt8], row: Int = 12) throws -> [[Int]] {
    let pixels = try #require(WebPDecoder.picture(bytes, longestSide: 512))
    let start = row * pixels.width
    return [start, start + pixels.width - 1].map { pixel in
      pixels.values[pixel * 4..<pixel * 4 + 4].map { Int($0) }
    }
  }

  @Test(arguments: ["lossy", "lossless"])
  func `a picture is read`(name: String) throws {
    for (color, expected) in zip(try ends(try sample(name)), [[220, 40, 20], [20, 40, 220]]) {
      #expect(zip(color, expected).allSatisfy { abs($0 - $1) <= 8 }, "\(color)")
      #expect(color[3] == 255)
    }
  }

  @Test func `clear pixels stay clear`() throws {
    #expect(try ends(try sample("lossless"), row: 2).map { $0[3] } == [0, 0])
  }

  @Test func `only the first frame of an animation is read`() throws {
    #expect(try ends(try sample("animated")) == [[220, 40, 20, 255], [220, 40, 20, 255]])
  }

  @Test func `a large picture is scaled down, and the size of the file is known`() throws {
    let picture = try #require(DecodedPicture.decode(try sample("large"), longestSide: 256))

    #expect(picture.picture.width == 256 && picture.picture.height == 149)
    #expect(picture.width == 1200 && picture.height == 700)
  }

  @Test(arguments: ["lossy", "lossless", "animated"])
  func `a file that is cut gives no picture`(name: String) throws {
    let good = try sample(name)

    // The frames of an animation are known only with its end.
    for length in 0..<good.count - 2 {
      #expect(WebPDecoder.picture(Array(good[..<length]), longestSide: 512) == nil, "\(length)")
    }
  }

  @Test func `an animation that claims to be large gives no picture`() throws {
    var bytes = try sample("animated")
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("VP8X".utf8)) })
    // 3,000 by 3,000 pixels, which libwebp would read.
    bytes.replaceSubrange(place + 12..<place + 18, with: [0xB7, 0x0B, 0, 0xB7, 0x0B, 0])

    #expect(WebPDecoder.picture(bytes, longestSide: 512) == nil)
  }

  @Test func `broken files do no harm`() throws {
    var state: UInt64 = 7
    for name in ["lossy", "lossless", "animated"] {
      let good = try sample(name)
      for _ in 0..<1_000 {
        var bytes = good
        for _ in 0..<3 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
        }
        _ = DecodedPicture.decode(bytes, longestSide: 64)
      }
    }
  }
}
