#if canImport(Glibc) || canImport(Musl)
extension Frame {
  /// The picture of something that is going on; using it makes the frame move.
  public mutating func spinner() -> Run {
    isAnimated = true
    let pictures = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return Run(pictures[step % pictures.count], .accent)
  }
}
#endif
