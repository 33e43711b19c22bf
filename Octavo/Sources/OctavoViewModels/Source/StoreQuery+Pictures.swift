import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == GitHub.File {
  /// The most bytes of a picture that are requested, half of what the store keeps as one document.
  package static var pictureByteLimit: Int { 8 << 20 }

  /// The picture of a document.
  static func picture(at source: PictureSource) -> Self {
    switch source {
    case .file(let place):
      .file(
        place.path,
        of: place.repository,
        at: place.revision,
        limit: pictureByteLimit
      )
    case .upload(let upload): .upload(upload)
    }
  }

  /// A picture that a user has uploaded to a text of an issue or a pull request.
  ///
  /// It never changes, so a stored one is not requested again.
  public static func upload(_ upload: Upload) -> Self {
    Self("upload", upload.id, from: .upload(upload))
  }
}
