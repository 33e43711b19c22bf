#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal
import TweetboatPlus

extension AvatarImage {
  /// The image as the terminal draws it.
  var picture: Picture {
    let pixels = pixels.map { pixel in
      pixel.map { Picture.Pixel(red: $0.red, green: $0.green, blue: $0.blue) }
        ?? Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
    guard let picture = Picture(width: side, height: side, pixels: pixels) else {
      preconditionFailure("An avatar has side × side pixels.")
    }
    return picture
  }
}

extension Rect {
  /// Returns the upper rows of the area.
  func takingTop(_ count: Int) -> Rect {
    var rest = self
    return rest.takeTop(count)
  }
}
#endif
