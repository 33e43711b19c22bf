import BinderySignals
public import GitHubValues

extension Services {
  /// Returns the source of a picture of a document; `nil` for a picture from elsewhere.
  ///
  /// Those are not loaded, because their server would learn the address of the user.
  ///
  /// - Parameters:
  ///   - address: The address in the document.
  ///   - document: The place of the document.
  /// - Returns: The source.
  public func source(
    ofPicture address: String,
    in document: DocumentPlace
  ) -> PictureSource? {
    let server = session.server.webAddress
    if let thread = document.thread,
      let upload = Upload(address, on: server, in: thread)
    {
      return .upload(upload)
    }
    let place = document.picture(at: address, on: server) { [store] in
      store.result(of: .references(of: document.repository)).value ?? []
    }
    return place.map { .file($0) }
  }

  /// Requests a picture that a document shows, and returns it; `nil` if there is none.
  ///
  /// A file of the repository is the one of the store that the screen of a file shows, too. If the
  /// request fails, the stored picture is returned. A stored upload is returned without a request.
  public func picture(at source: PictureSource) async -> GitHub.File? {
    let query = StoreQuery.picture(at: source)
    var file: GitHub.File?
    let observation = store.observe(query).startWithValues { file = $0.value }
    defer { observation.dispose() }
    // A missing picture is no failure to show: its text stays.
    try? await sync.refresh(query)
    await store.drained()
    return file
  }
}
