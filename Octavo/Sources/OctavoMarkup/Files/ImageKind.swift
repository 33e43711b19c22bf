/// The picture formats that a repository is likely to hold.
public enum ImageKind: String, Sendable, Hashable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// Joint Photographic Experts Group.
  case jpeg
  /// Graphics Interchange Format.
  case gif
  /// WebP.
  case webp
  /// Windows bitmap.
  case bmp
  /// Windows icon.
  case ico
  /// Scalable Vector Graphics, which is text as well.
  case svg

  /// Tells a picture by its first bytes; SVG, which has no fixed ones, by the file's name.
  public init?(fileName: String, bytes: some Sequence<UInt8>) {
    let head = Array(bytes.prefix(16))
    guard let kind = Self.signatures.first(where: { $0.matches(head) })?.kind else {
      guard fileName.lowercased().hasSuffix(".svg"), !head.contains(0) else { return nil }
      self = .svg
      return
    }
    self = kind
  }

  /// The name of the format, such as “WebP”.
  public var title: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// Whether a name says that the file is a picture, for lists that have no bytes to look at.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = String(name[name.index(after: dot)...])
    guard let kind = ImageKind(rawValue: ending == "jpg" ? "jpeg" : ending) else { return nil }
    self = kind
  }

  private struct Signature {
    var kind: ImageKind
    var start: [UInt8]
    var later: [UInt8] = []

    func matches(_ head: [UInt8]) -> Bool {
      head.starts(with: start) && head.dropFirst(8).starts(with: later)
    }
  }

  private static let signatures = [
    Signature(kind: .png, start: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    Signature(kind: .jpeg, start: [0xFF, 0xD8, 0xFF]),
    Signature(kind: .gif, start: Array("GIF87a".utf8)),
    Signature(kind: .gif, start: Array("GIF89a".utf8)),
    Signature(kind: .webp, start: Array("RIFF".utf8), later: Array("WEBP".utf8)),
    Signature(kind: .bmp, start: Array("BM".utf8), later: [0, 0]),
    Signature(kind: .ico, start: [0, 0, 1, 0]),
  ]
}
