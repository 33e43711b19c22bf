import BinderyTerminal
import CPNG

/// Reads PNG pictures, such as avatars and icons, through libpng.
///
/// The bytes are not trusted: a file that is broken or too large gives no picture.
nonisolated enum PNGDecoder {
  private static let longestSide: UInt32 = 1024

  static func picture(_ bytes: [UInt8]) -> Picture? {
    var image = png_image()
    guard octavo_png_begin(&image, bytes, bytes.count) != 0 else { return nil }
    defer { png_image_free(&image) }
    // Checked before the pixels are unpacked: a few bytes can claim to be billions.
    guard (1...longestSide).contains(image.width), (1...longestSide).contains(image.height) else {
      return nil
    }
    let count = Int(image.width) * Int(image.height)
    var values = [UInt8](repeating: 0, count: count * 4)
    guard octavo_png_finish(&image, &values) != 0 else { return nil }
    let pixels = (0..<count).map { index in
      let start = index * 4
      return Picture.Pixel(
        red: values[start],
        green: values[start + 1],
        blue: values[start + 2],
        alpha: values[start + 3]
      )
    }
    return Picture(width: Int(image.width), height: Int(image.height), pixels: pixels)
  }
}
