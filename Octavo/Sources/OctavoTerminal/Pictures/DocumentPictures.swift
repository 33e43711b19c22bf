import Bindery
import OctavoMarkup
import OctavoViewModels

/// The pictures of documents, loaded one after the other when they come near the visible part of a
/// page, and kept until others take their place.
final class DocumentPictures {
  /// The address of a picture: a file of the repository of a document.
  struct Address: Hashable, Sendable {
    /// The place of the document.
    let place: DocumentPlace
    /// The path of the picture from the root of the repository.
    let path: String

    /// Returns the address of a picture of a document; `nil` for a picture from elsewhere.
    ///
    /// Those are not loaded, because their server would learn the address of the user.
    init?(_ run: MarkupRun, in place: DocumentPlace) {
      guard let image = run.image, case .file(let path, _) = place.target(of: ContentLink(image))
      else { return nil }
      self.place = place
      self.path = path
    }
  }

  /// The result of a load.
  private struct Entry {
    /// The picture; `nil` if it cannot be loaded or drawn.
    let picture: DecodedPicture?
  }

  /// The longest side of a kept picture, which is wider than a page has columns.
  static let longestSide = 256
  /// The most pictures that are kept, which take 12 megabytes.
  private static let most = 48
  /// The most pictures near the visible part of a page, with which two pages are far from ``most``.
  private static let mostNear = 16

  /// The number of changes, which a view reads to be drawn again.
  @MutableProperty private(set) var revision = 0
  private var entries: [Address: Entry] = [:]
  /// The addresses of the pictures, the one that was near a visible part last at the end.
  private var order: [Address] = []
  private var waiting: [Address] = []
  /// Whether requested pictures are being loaded.
  private(set) var isLoading = false
  private let load: @MainActor (Address) async -> DecodedPicture?

  /// Makes an empty store of pictures that `load` loads and decodes.
  init(load: @escaping @MainActor (Address) async -> DecodedPicture?) { self.load = load }

  deinit {}

  /// Returns a picture; `nil` while it is not loaded, and if there is none.
  func picture(at address: Address) -> DecodedPicture? { entries[address]?.picture }

  /// Loads pictures that are near the visible part of a page, the most important first.
  func request(_ near: some Sequence<Address>) {
    for address in near.prefix(Self.mostNear) {
      if entries[address] != nil {
        markAsUsed(address)
      } else if !waiting.contains(address) {
        waiting.append(address)
      }
    }
    // A user who scrolls fast has left the first ones behind.
    waiting = waiting.suffix(Self.mostNear * 2)
    guard !isLoading, !waiting.isEmpty else { return }
    isLoading = true
    // Begun outside the drawing, which only reads.
    Task { await loadWaiting() }
  }

  /// Forgets which pictures could not be loaded, so that they are requested again.
  func retry() {
    order.removeAll { picture(at: $0) == nil }
    entries = entries.filter { $0.value.picture != nil }
  }

  private func loadWaiting() async {
    while let address = waiting.first {
      let picture = await load(address)
      waiting.removeAll { $0 == address }
      entries[address] = Entry(picture: picture)
      markAsUsed(address)
      while order.count > Self.most { entries[order.removeFirst()] = nil }
      if waiting.isEmpty { isLoading = false }
      if picture != nil || !isLoading { revision += 1 }
    }
  }

  private func markAsUsed(_ address: Address) {
    order.removeAll { $0 == address }
    order.append(address)
  }
}
