nonisolated extension String {
  /// The text without what a terminal could take for anything else, and without columns and lines.
  var inOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: " "
          default: scalar
          }
        }
      )
    )
  }
}
