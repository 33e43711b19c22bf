import Bindery
import OctavoViewModels

/// The pictures of documents, loaded when they come near the visible part of a page, and kept until
/// others take their place or another account becomes active.
final class DocumentPictures {
  /// The result of the last load.
  private struct Entry {
    /// The picture; `nil` if it cannot be loaded or drawn.
    let picture: DecodedPicture?
    /// The number of the change that brought the picture.
    let version: Int
    /// Whether the picture is loaded again when it is requested.
    var isOutdated = false
  }

  /// The longest side of a kept picture, which is wider than a page has columns.
  static let longestSide = 256
  /// The most pictures that are kept, which take 12 megabytes.
  private static let most = 48
  /// The most pictures of one request, so that two visible pages do not replace each other's.
  private static let mostNear = 16
  /// The most pictures that are loaded at the same time.
  private static let mostLoads = 4

  /// The number of changes, which a view reads to be drawn again.
  @MutableProperty private(set) var revision = 0
  private var entries: [Address: Entry] = [:]
  private var versions = 0
  /// The addresses of the entries, the one that was requested last at the end.
  private var order: [Address] = []
  /// The addresses whose loads have not begun, in the order in which they will.
  private var waiting: [Address] = []
  private var loading: Set<Address> = []
  /// The account that the entries and the loads belong to.
  private var account: StoredAccount.ID?
  private let activeAccount: () -> StoredAccount.ID?
  let locate: (String, DocumentPlace) -> PictureSource?
  private let load: @MainActor (Address) async -> DecodedPicture?

  /// Makes an empty store of pictures.
  ///
  /// - Parameters:
  ///   - account: Returns the account that is active; pictures of one are not shown to another.
  ///   - locate: Returns the source of a picture by its address in a document; `nil` for a picture
  ///     that is not loaded.
  ///   - load: Loads and decodes a picture as that account.
  init(
    account: @escaping () -> StoredAccount.ID?,
    locate: @escaping (String, DocumentPlace) -> PictureSource? = { address, document in
      document.picture(at: address).map { .file($0) }
    },
    load: @escaping @MainActor (Address) async -> DecodedPicture?
  ) {
    activeAccount = account
    self.locate = locate
    self.load = load
  }

  deinit {}

  /// Whether requested pictures are being loaded.
  var isLoading: Bool { !loading.isEmpty || !waiting.isEmpty }

  /// Returns a picture; `nil` while it is not loaded, and if there is none.
  func picture(at address: Address) -> DecodedPicture? {
    account == activeAccount() ? entries[address]?.picture : nil
  }

  /// Returns the version of a picture, by which a changed one is recognised; zero while there is
  /// none.
  func version(at address: Address) -> Int {
    guard account == activeAccount(), let entry = entries[address], entry.picture != nil else {
      return 0
    }
    return entry.version
  }

  /// Loads pictures that are near the visible part of a page, the most important first and before
  /// all that were requested earlier.
  func request(_ near: some Sequence<Address>) {
    adoptAccount()
    var missing: [Address] = []
    for address in near.prefix(Self.mostNear) {
      if let entry = entries[address] {
        markAsUsed(address)
        guard entry.isOutdated else { continue }
      }
      if !loading.contains(address), !missing.contains(address) { missing.append(address) }
    }
    // A user who scrolls fast has left the last ones behind.
    let others = waiting.filter { !missing.contains($0) }
    waiting = Array((missing + others).prefix(Self.mostNear * 2))
    loadNext()
  }

  /// Loads the pictures of a document again when they are next requested, and shows the present
  /// ones until then.
  func refresh(_ place: DocumentPlace) {
    let outdated = entries.keys.filter { $0.document == place && entries[$0]?.isOutdated == false }
    guard !outdated.isEmpty else { return }
    for address in outdated { entries[address]?.isOutdated = true }
    revision += 1
  }

  /// Forgets which pictures could not be loaded, so that they are requested again.
  func retry() {
    order.removeAll { entries[$0]?.picture == nil }
    entries = entries.filter { $0.value.picture != nil }
  }

  /// Forgets the pictures of another account.
  private func adoptAccount() {
    let active = activeAccount()
    guard account != active else { return }
    account = active
    (entries, order, waiting, loading) = ([:], [], [], [])
  }

  private func loadNext() {
    while loading.count < Self.mostLoads, !waiting.isEmpty {
      let address = waiting.removeFirst()
      loading.insert(address)
      // Begun outside the drawing, which only reads.
      Task { [account] in await load(address, as: account) }
    }
  }

  private func load(_ address: Address, as account: StoredAccount.ID?) async {
    // The account may have been left before the load began, or while it lasted.
    guard isActive(account) else { return }
    let picture = await load(address)
    guard isActive(account) else { return }
    loading.remove(address)
    // A picture that cannot be loaded again stays as it was.
    let isNew = picture != nil && picture != entries[address]?.picture
    if isNew || entries[address] == nil {
      versions += 1
      entries[address] = Entry(picture: picture, version: versions)
    }
    entries[address]?.isOutdated = false
    markAsUsed(address)
    while order.count > Self.most { entries[order.removeFirst()] = nil }
    loadNext()
    if isNew || !isLoading { revision += 1 }
  }

  private func isActive(_ account: StoredAccount.ID?) -> Bool {
    account == self.account && account == activeAccount()
  }

  private func markAsUsed(_ address: Address) {
    order.removeAll { $0 == address }
    order.append(address)
  }
}
