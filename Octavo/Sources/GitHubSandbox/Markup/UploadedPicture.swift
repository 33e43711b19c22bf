/// A picture that a user has uploaded to a text: a pot on a window sill, in colours of its own.
struct UploadedPicture: Sendable {
  /// The UUID in the address.
  let id: String

  static let width = 320
  static let height = 240

  private static let sky = PNGImage.Color(red: 176, green: 212, blue: 240)
  private static let sill = PNGImage.Color(red: 236, green: 228, blue: 214)
  private static let pot = PNGImage.Color(red: 190, green: 96, blue: 64)

  /// Draws the leaves of the identicon on the pot.
  var image: PNGImage {
    let leaves = Identicon(login: id)
    var image = PNGImage(width: Self.width, height: Self.height, background: Self.sky)
    for column in 0..<8 { image.fill(x: column * 40, y: 200, side: 40, with: Self.sill) }
    for row in 0..<2 {
      for column in 0..<2 {
        image.fill(x: 120 + column * 40, y: 128 + row * 40, side: 40, with: Self.pot)
      }
    }
    for (row, cells) in leaves.cells.enumerated() {
      for (column, isFilled) in cells.enumerated() where isFilled {
        image.fill(x: 110 + column * 20, y: 28 + row * 20, side: 20, with: leaves.color)
      }
    }
    return image
  }
}
