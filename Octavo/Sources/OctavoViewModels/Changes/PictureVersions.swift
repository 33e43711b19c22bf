/// The versions of a changed picture.
public nonisolated struct PictureVersions: Sendable, Equatable {
  /// Whether there is one before the change.
  public let hasOld: Bool
  /// Whether there is one after the change.
  public let hasNew: Bool

  /// The versions in words.
  public var text: String {
    switch (hasOld, hasNew) {
    case (true, true): "Picture before and after"
    case (false, _): "New picture"
    case (true, false): "Deleted picture"
    }
  }

  /// The name of a version beside its picture.
  public func title(isOld: Bool) -> String { isOld ? "Before" : "After" }
}
