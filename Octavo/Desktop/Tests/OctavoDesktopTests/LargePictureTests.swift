import BinderyGTK
import Foundation
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Pictures that are scaled down while they are decoded.
  struct LargePictureTests {
    /// A white PNG of 7,000 by 5,000 pixels.
    private func bytes() throws -> [UInt8] {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      return Array(try Data(contentsOf: tests.appending(path: "Files/35-megapixels.png")))
    }

    @Test func `a picture of 35 megapixels is scaled down`() async throws {
      let bytes = try bytes()
      let texture = await Texture.decodeScaled(bytes)

      #expect((texture?.width, texture?.height) == (2_560, 1_828))
      #expect(await Texture.decode(bytes) == nil)
    }

    @Test func `a large picture that is broken is no picture`() async throws {
      let bytes = try bytes()

      for length in [0, 8, 40, bytes.count / 2] {
        #expect(await Texture.decodeScaled(Array(bytes.prefix(length))) == nil)
      }
    }

    @Test func `a picture of another format than those that are scaled is decoded`() async {
      let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='4000' height='3000'/>"
      let texture = await Texture.decodeScaled(Array(drawing.utf8))

      #expect((texture?.width, texture?.height) == (2_560, 1_920))
    }
  }
}
