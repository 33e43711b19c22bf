public import GitHubValues

nonisolated extension StoreQuery where Value == GitHub.File {
  /// The most bytes of a file at a path that are requested, and stored as a document.
  public static func limit(ofFileAt path: String) -> Int { FileKind(path: path).byteLimit }
}

nonisolated extension FileKind {
  /// The most bytes of a file of this kind that are requested.
  var byteLimit: Int {
    self == .image ? StoreQuery.pictureByteLimit : StoreQuery.byteLimit
  }

  /// The most bytes of a picture that is shown; one that the store does not keep is a file on disk
  /// until it is shown.
  static var mostPictureBytes: Int { 64 << 20 }
}
