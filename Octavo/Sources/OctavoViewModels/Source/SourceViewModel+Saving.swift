import BinderyNavigation
import Foundation
import GitHubValues

extension SourceViewModel {
  /// The file as it is saved; `nil` while it is not known.
  ///
  /// A file that is in memory is not requested again.
  var saveRequest: SaveRequest? {
    switch page {
    case .text(let file), .markdown(.file(let file)), .image(let file):
      SaveRequest(.bytes(file.bytes), named: title, size: file.bytes.count)
    case .empty: SaveRequest(.bytes(Data()), named: title, size: 0)
    case .large, .markdown, .binary: storedRequest ?? blobRequest
    case nil: blobRequest
    }
  }

  /// Asks for a place, and saves the file there.
  func save() {
    guard let request = untracked({ saveRequest }) else { return }
    Task.immediate { await services.save(request) }
  }

  /// Returns the page of a file that is not text.
  func binary(_ head: some Collection<UInt8>, size: Int) -> SourcePage {
    .binary(type: FileType.title(of: path, head), size: size)
  }

  private var storedRequest: SaveRequest? {
    guard large == nil, let file else { return nil }
    return SaveRequest(.bytes(file.bytes), named: title, size: file.bytes.count)
  }

  private var blobRequest: SaveRequest? {
    blob.map { SaveRequest(.blob($0), named: title, size: $0.size) }
  }
}
