nonisolated extension FileKind {
  /// The most bytes of a file of this kind that are requested.
  var byteLimit: Int {
    self == .image ? StoreQuery.pictureByteLimit : StoreQuery.byteLimit
  }
}
