import BinderySignals
public import GitHubValues

extension Services {
  /// Returns the place of a picture of a document; `nil` for a picture from elsewhere.
  ///
  /// Those are not loaded, because their server would learn the address of the user.
  public func place(ofPicture address: String, in document: DocumentPlace) -> DocumentPlace? {
    document.picture(at: address, on: session.server.webAddress) { [store] in
      store.result(of: .references(of: document.repository)).value ?? []
    }
  }

  /// Requests a picture of a repository that a document shows, and returns it; `nil` if there is
  /// none.
  ///
  /// The picture is the file of the store that the screen of a file shows, too. If the request
  /// fails, the stored picture is returned.
  public func picture(at place: DocumentPlace) async -> GitHub.File? {
    let query = StoreQuery.file(
      place.path,
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
