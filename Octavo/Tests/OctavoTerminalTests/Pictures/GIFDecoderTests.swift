import BinderyTerminal
import PictureFiles
import Testing

@testable import OctavoTerminal

struct GIFDecoderTests {
  /// The numbers of the colours of a picture, row by row; 9 for a pixel that is not drawn.
  private func colors(_ bytes: [UInt8]) -> [UInt8]? {
    guard let pixels = GIFDecoder.picture(bytes) else { return nil }
    let known: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]
    return stride(from: 0, to: pixels.values.count, by: 4).map { start in
      let color = Array(pixels.values[start..<start + 4])
      if color[3] == 0 { return 9 }
      return known.firstIndex(of: color).map { UInt8($0) } ?? 3
    }
  }

  private let small = GIFSamples(
    width: 3,
    height: 2,
    frames: [.init(width: 3, pixels: [0, 1, 2, 3, 2, 1])]
  )

  @Test func `a picture is read pixel by pixel`() throws {
    let picture = try #require(DecodedPicture.decode(small.bytes))

    #expect(colors(small.bytes) == [0, 1, 2, 3, 2, 1])
    #expect([picture.width, picture.height] == [3, 2])
  }

  @Test func `only the first frame of an animation is read`() {
    var sample = small
    sample.frames.append(.init(width: 3, pixels: [3, 3, 3, 3, 3, 3]))
    let first = colors(sample.bytes)
    sample.frames = Array(repeating: sample.frames[0], count: 5_000)

    #expect(first == [0, 1, 2, 3, 2, 1])
    #expect(colors(sample.bytes) == first)
    #expect(colors(Array(sample.bytes.prefix(120))) == first)
  }

  @Test func `a frame can cover a part, and a colour can be clear`() {
    let frame = GIFSamples.Frame(left: 1, top: 1, width: 2, pixels: [0, 1], clear: 1)
    let sample = GIFSamples(width: 3, height: 2, frames: [frame])

    #expect(colors(sample.bytes) == [9, 9, 9, 9, 0, 9])
  }

  @Test func `the rows of an interlaced picture are put in order`() {
    let rows: [UInt8] = [0, 1, 2, 3, 0, 1, 2, 3, 1]
    let sent = [0, 8, 4, 2, 6, 1, 3, 5, 7].map { rows[$0] }
    let frame = GIFSamples.Frame(width: 1, pixels: sent, isInterlaced: true)
    let sample = GIFSamples(width: 1, height: 9, frames: [frame])

    #expect(colors(sample.bytes) == rows)
  }

  @Test func `a file that is cut gives no picture`() {
    let good = small.bytes

    // The block of the end of the pixels and the end of the file are the last two bytes.
    for length in 0..<good.count - 2 { #expect(colors(Array(good[..<length])) == nil, "\(length)") }
  }

  @Test(arguments: [(65_535, 65_535), (3_000, 3_000), (0, 2), (3, 0)] as [(UInt16, UInt16)])
  func `a file that claims an impossible size gives no picture`(width: UInt16, height: UInt16) {
    var sample = small
    (sample.width, sample.height) = (width, height)

    #expect(GIFDecoder.picture(sample.bytes) == nil)
  }

  @Test(arguments: [(1, 0), (0, 1), (65_535, 0)] as [(UInt16, UInt16)])
  func `a frame outside of the picture gives none`(left: UInt16, top: UInt16) {
    var sample = small
    (sample.frames[0].left, sample.frames[0].top) = (left, top)

    #expect(GIFDecoder.picture(sample.bytes) == nil)
  }

  @Test func `thousands of comments before the picture do no harm`() {
    var sample = small
    sample.comments = 100_000

    #expect(colors(sample.bytes) == [0, 1, 2, 3, 2, 1])
    sample.frames = []
    #expect(colors(sample.bytes) == nil)
  }

  @Test func `broken files do no harm`() {
    var state: UInt64 = 7
    var sample = small
    sample.frames.append(.init(width: 3, pixels: [3, 3, 3, 3, 3, 3], isInterlaced: true))
    let good = sample.bytes
    for _ in 0..<5_000 {
      var bytes = good
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = DecodedPicture.decode(bytes, longestSide: 64)
    }
  }
}
