import BinderyTerminal
import PictureFiles

nonisolated extension PixelBuffer {
  /// Returns the picture, scaled down where a side is longer than `side`.
  func picture(longestSide side: Int) -> DecodedPicture? {
    let (columns, rows) = Self.scaledSize(width, height, longestSide: side)
    let isScaled = columns < width || rows < height
    let pixels = isScaled ? scaled(columns: columns, rows: rows) : allPixels
    let picture = Picture(width: columns, height: rows, pixels: pixels)
    return picture.map {
      DecodedPicture(picture: $0, width: original.width, height: original.height)
    }
  }

  /// The pixels as they are, in which clear ones have no colour.
  private var allPixels: [Picture.Pixel] {
    var pixels: [Picture.Pixel] = []
    pixels.reserveCapacity(width * height)
    values.withUnsafeBufferPointer { values in
      for start in stride(from: 0, to: width * height * channels, by: channels) {
        let alpha = channels == 4 ? values[start + 3] : 255
        let (red, green, blue) = (values[start], values[start + 1], values[start + 2])
        pixels.append(
          alpha == 0 ? Self.clear : Picture.Pixel(red: red, green: green, blue: blue, alpha: alpha)
        )
      }
    }
    return pixels
  }

  private func scaled(columns: Int, rows: Int) -> [Picture.Pixel] {
    var pixels: [Picture.Pixel] = []
    pixels.reserveCapacity(columns * rows)
    let places = (0..<columns).map { Self.range($0, of: columns, over: width) }
    values.withUnsafeBufferPointer { values in
      for row in 0..<rows {
        let down = Self.range(row, of: rows, over: height)
        for across in places { pixels.append(mean(of: values, across, down)) }
      }
    }
    return pixels
  }

  /// The mean of the pixels of a rectangle, in which clear pixels have no colour.
  private func mean(
    of values: UnsafeBufferPointer<UInt8>,
    _ across: Range<Int>,
    _ down: Range<Int>
  ) -> Picture.Pixel {
    var sum = (red: 0, green: 0, blue: 0, alpha: 0)
    for y in down {
      var start = (y * width + across.lowerBound) * channels
      for _ in across {
        let alpha = channels == 4 ? Int(values[start + 3]) : 255
        sum.red += Int(values[start]) * alpha
        sum.green += Int(values[start + 1]) * alpha
        sum.blue += Int(values[start + 2]) * alpha
        sum.alpha += alpha
        start += channels
      }
    }
    guard sum.alpha > 0 else { return Self.clear }
    return Picture.Pixel(
      red: UInt8(sum.red / sum.alpha),
      green: UInt8(sum.green / sum.alpha),
      blue: UInt8(sum.blue / sum.alpha),
      alpha: UInt8(sum.alpha / (across.count * down.count))
    )
  }

  private static let clear = Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  private static func range(_ place: Int, of count: Int, over length: Int) -> Range<Int> {
    let start = place * length / count
    return start..<max(start + 1, (place + 1) * length / count)
  }
}
