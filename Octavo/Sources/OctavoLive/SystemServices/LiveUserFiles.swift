import BinderySignals
import Foundation
import OctavoViewModels

/// The files that the user writes, read again when an editor has saved them.
final class LiveUserFiles: UserFiles {
  private let folder: URL?
  private var files: [String: ObservedFile] = [:]

  /// Reads files in a folder; `nil` is a folder without files.
  init(folder: URL?) {
    self.folder = folder
  }

  func contents(of name: String) -> SignalProducer<UserFileContents, Never> {
    guard let folder else { return SignalProducer(value: .missing) }
    let file = files[name] ?? ObservedFile(folder.appending(path: name))
    files[name] = file
    return file.$contents.producer.skipRepeats()
  }

  func path(of name: String) -> String? { folder?.appending(path: name).path }
}

/// The contents of one file.
private final class ObservedFile {
  @MutableProperty var contents = UserFileContents.missing

  private let url: URL
  private var watch: FileWatch?

  init(_ url: URL) {
    self.url = url
    // The watch begins first, so that no change between it and the first read is missed.
    watch = FileWatch(url) { [weak self] in self?.read() }
    read()
  }

  private func read() { contents = UserFileContents(of: url) }
}

extension UserFileContents {
  /// The longest text in bytes; longer files are not read.
  private nonisolated static var limit: Int { 64 << 10 }

  /// Reads a file.
  nonisolated init(of url: URL) {
    let file = url.resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else {
      self = .missing
      return
    }
    // A pipe would block the program.
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= Self.limit,
      let text = try? String(contentsOf: file, encoding: .utf8)
    else {
      self = .unreadable
      return
    }
    self = .text(text)
  }
}
