import BinderySignals
public import GitHubValues

extension Services {
  /// Requests a picture of a repository that a document shows, and returns it; `nil` if there is none.
  ///
  /// It is the file of the same path, as the screen of a file shows it. A picture that cannot be
  /// requested is the one that the store has.
  public func picture(at path: String, of place: DocumentPlace) async -> GitHub.File? {
    let query = StoreQuery.file(
      path,
      of: place.repository,
      at: place.revision,
      limit: StoreQuery.pictureByteLimit
    )
    var file: GitHub.File?
    let observation = store.observe(query).startWithValues { file = $0.value }
    defer { observation.dispose() }
    // A missing picture is no failure to show: its text stays.
    try? await sync.refresh(query)
    await store.drained()
    return file
  }
}
