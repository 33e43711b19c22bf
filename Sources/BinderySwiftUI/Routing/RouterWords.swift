/// The titles of the buttons with which the user leaves a screen.
public nonisolated struct RouterWords: Sendable, Equatable {
  /// The title of the button that goes back from a guarded screen.
  public let back: String
  /// The title of the button that closes a sheet.
  public let close: String

  /// Makes titles, by default in English.
  public init(back: String = "Back", close: String = "Close") {
    self.back = back
    self.close = close
  }
}
