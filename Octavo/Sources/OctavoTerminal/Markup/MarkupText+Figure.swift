extension MarkupText {
  /// The place of a picture, whether it is loaded or not.
  struct Figure {
    let address: DocumentPictures.Address
    /// The version of the picture that is drawn; zero for its text.
    let version: Int
    /// The address that a click on the picture leads to.
    let link: String?
    /// The lines of the picture, or of the text in its place.
    private(set) var rows: Range<Int>
    /// The columns of the picture; none while its text is shown.
    private(set) var columns: Range<Int>

    /// Makes the place of lines of a width.
    init(
      _ address: DocumentPictures.Address,
      version: Int,
      link: String?,
      rows: Int,
      columns: Int
    ) {
      self.address = address
      self.version = version
      self.link = link
      self.rows = 0..<rows
      self.columns = 0..<columns
    }

    /// Returns the place in a text whose lines begin at a cell.
    func moved(toRow row: Int, column: Int) -> Self {
      var figure = self
      figure.rows = rows.lowerBound + row..<rows.upperBound + row
      figure.columns = columns.lowerBound + column..<columns.upperBound + column
      return figure
    }
  }
}
