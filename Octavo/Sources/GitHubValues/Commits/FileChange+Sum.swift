extension [GitHub.FileChange] {
  /// Returns the number of added or deleted lines of all files; `nil` if that of one is not known.
  ///
  /// The numbers are the server's: a sum that is too large wraps around instead of trapping.
  public func sum(of count: KeyPath<GitHub.FileChange, Int?>) -> Int? {
    var sum = 0
    for file in self {
      guard let count = file[keyPath: count] else { return nil }
      sum &+= count
    }
    return sum
  }
}
