#if canImport(Glibc) || canImport(Musl)
/// The number of colours that a terminal can show.
public nonisolated enum ColorDepth: Sendable, Equatable, CaseIterable {
  /// None: emphasis alone carries meaning (`NO_COLOR`, `TERM=dumb`).
  case none
  /// The sixteen of the user's theme.
  case sixteen
  /// The palette of 256.
  case indexed
  /// Every RGB colour.
  case full

  /// Reads the environment.
  ///
  /// A `NO_COLOR` that is set and not empty wins, then `COLORTERM`, then `TERM`.
  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty || term == "dumb" || term.isEmpty {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
      || term.hasSuffix("-direct")
    {
      self = .full
    } else if term.contains("256color") || ["xterm-kitty", "alacritty", "foot"].contains(term) {
      self = .indexed
    } else {
      self = .sixteen
    }
  }
}
#endif
