import BinderyTerminal
import OctavoMarkup
import OctavoViewModels

/// The pictures of a document, as lines of half blocks.
struct MarkupFigures {
  /// The most lines of a picture, with which some text is visible on a small screen.
  private static let mostRows = 16

  let place: DocumentPlace
  let pictures: DocumentPictures

  /// Returns a picture in lines of at most a width, or its text; `nil` for one that is not drawn.
  func text(of run: MarkupRun, _ width: Int) -> MarkupText? {
    guard let address = pictures.address(of: run, in: place) else { return nil }
    let link = run.link ?? run.image
    guard let decoded = pictures.picture(at: address) else {
      var words = run
      words.text = address.source.text(of: run)
      let lines = MarkupTextStyle.image(words).wrapped(to: width, limit: 3)
      return MarkupText(
        .init(address, version: 0, link: link, rows: lines.count, columns: 0),
        lines
      )
    }
    let size = Self.size(of: decoded, width)
    let lines = decoded.picture.lines(size)
    let version = pictures.version(at: address)
    return MarkupText(
      .init(address, version: version, link: link, rows: lines.count, columns: size.columns),
      lines
    )
  }

  /// Returns the cells of a picture, which has the width of its file where there is space.
  private static func size(of decoded: DecodedPicture, _ width: Int) -> Size {
    let (across, down) = (Double(decoded.width), Double(decoded.height))
    // A cell of most terminals is eight pixels wide and sixteen high. Smaller pictures are icons.
    let natural = max(across / 8, min(across, 8))
    let columns = min(natural, Double(width), across / down * Double(mostRows * 2))
    return Size(
      columns: max(1, Int(columns.rounded())),
      rows: min(mostRows, max(1, Int((columns * down / across / 2).rounded())))
    )
  }
}
