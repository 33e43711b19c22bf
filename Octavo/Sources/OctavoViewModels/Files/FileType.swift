import GitHubValues

/// The type of a file that is not text, by its first bytes or its name.
public nonisolated enum FileType {
  /// The number of bytes at the start of a file that are looked at.
  static let head = 512

  /// Returns the name of a type, such as “ZIP archive”; `nil` for an unknown one.
  static func title(of path: String, _ bytes: some Collection<UInt8>) -> String? {
    let head = Array(bytes.prefix(head))
    let name = GitHub.TreeEntry(path: path).name.lowercased()
    // Many formats are ZIP archives, or begin as other formats do.
    let byName = endings.first { name.hasSuffix($0.ending) }?.title
    guard let signature = signatures.first(where: { $0.matches(head) }) else { return byName }
    return signature.isContainer ? byName ?? signature.title : signature.title
  }

  /// Returns the ending of the name of a picture, such as “.png”, by its first bytes; `nil` for
  /// anything but a picture.
  package static func ending(ofPicture bytes: some Collection<UInt8>) -> String? {
    guard let title = title(of: "", bytes), title.hasSuffix(" picture") else { return nil }
    return endings.first { $0.title == title }?.ending
  }

  /// The first bytes of a format.
  private struct Signature {
    let bytes: [UInt8]
    let offset: Int
    let title: String
    /// Whether the name tells more about the file.
    let isContainer: Bool

    init(_ text: String, _ title: String, at offset: Int = 0, isContainer: Bool = false) {
      self.init(Array(text.utf8), title, at: offset, isContainer: isContainer)
    }

    init(_ bytes: [UInt8], _ title: String, at offset: Int = 0, isContainer: Bool = false) {
      self.bytes = bytes
      self.offset = offset
      self.title = title
      self.isContainer = isContainer
    }

    func matches(_ head: [UInt8]) -> Bool { head.dropFirst(offset).starts(with: bytes) }
  }

  private static let signatures = [
    Signature([0x89] + Array("PNG\r\n".utf8), "PNG picture"),
    Signature([0xFF, 0xD8, 0xFF], "JPEG picture"),
    Signature("GIF8", "GIF picture"),
    Signature("WEBP", "WebP picture", at: 8),
    Signature("WAVE", "WAV sound", at: 8),
    Signature("AVI ", "AVI video", at: 8),
    Signature("%PDF-", "PDF document"),
    Signature([0x7F] + Array("ELF".utf8), "ELF program"),
    Signature([0xCF, 0xFA, 0xED, 0xFE], "Mach-O program"),
    Signature([0xCE, 0xFA, 0xED, 0xFE], "Mach-O program"),
    Signature([0xCA, 0xFE, 0xBA, 0xBE], "Java class", isContainer: true),
    Signature("\0asm", "WebAssembly module"),
    Signature("PK\u{3}\u{4}", "ZIP archive", isContainer: true),
    Signature("PK\u{5}\u{6}", "ZIP archive", isContainer: true),
    Signature([0x1F, 0x8B], "gzip archive", isContainer: true),
    Signature([0xFD] + Array("7zXZ".utf8), "xz archive", isContainer: true),
    Signature([0x28, 0xB5, 0x2F, 0xFD], "Zstandard archive", isContainer: true),
    Signature("BZh", "bzip2 archive", isContainer: true),
    Signature([0x37, 0x7A, 0xBC, 0xAF], "7-Zip archive"),
    Signature("Rar!", "RAR archive"),
    Signature("ustar", "tar archive", at: 257),
    Signature("!<arch>", "archive of object files", isContainer: true),
    Signature("SQLite format 3", "SQLite database"),
    Signature("OggS", "Ogg file", isContainer: true),
    Signature("ID3", "MP3 sound"),
    Signature("fLaC", "FLAC sound"),
    Signature("ftyp", "MP4 video", at: 4, isContainer: true),
    Signature([0x1A, 0x45, 0xDF, 0xA3], "Matroska video", isContainer: true),
    Signature("wOFF", "WOFF font"),
    Signature("wOF2", "WOFF2 font"),
    Signature("OTTO", "OpenType font"),
    Signature([0, 1, 0, 0, 0], "TrueType font"),
    Signature([0, 0, 1, 0], "icon"),
    Signature("MZ", "Windows program"),
  ]

  private static let endings: [(ending: String, title: String)] = [
    (".tar.gz", "compressed tar archive"), (".tgz", "compressed tar archive"),
    (".tar.xz", "compressed tar archive"), (".tar.zst", "compressed tar archive"),
    (".tar.bz2", "compressed tar archive"), (".tar", "tar archive"), (".zip", "ZIP archive"),
    (".gz", "gzip archive"), (".xz", "xz archive"), (".jar", "Java archive"),
    (".class", "Java class"), (".apk", "Android package"), (".deb", "Debian package"),
    (".rpm", "RPM package"), (".docx", "Word document"), (".xlsx", "Excel workbook"),
    (".pptx", "PowerPoint presentation"), (".odt", "OpenDocument text"),
    (".ods", "OpenDocument spreadsheet"), (".odp", "OpenDocument presentation"),
    (".epub", "EPUB book"), (".whl", "Python package"), (".pyc", "Python bytecode"),
    (".nupkg", "NuGet package"), (".png", "PNG picture"), (".jpg", "JPEG picture"),
    (".jpeg", "JPEG picture"), (".gif", "GIF picture"), (".webp", "WebP picture"),
    (".bmp", "BMP picture"), (".ico", "icon"), (".tif", "TIFF picture"),
    (".tiff", "TIFF picture"), (".psd", "Photoshop picture"), (".mp3", "MP3 sound"),
    (".m4a", "MPEG-4 sound"), (".ogg", "Ogg sound"), (".wav", "WAV sound"),
    (".mp4", "MP4 video"), (".mov", "QuickTime video"), (".webm", "WebM video"),
    (".mkv", "Matroska video"), (".ttf", "TrueType font"), (".otf", "OpenType font"),
    (".so", "shared library"), (".a", "static library"), (".o", "object file"),
    (".dll", "Windows library"), (".exe", "Windows program"), (".dmg", "disk image"),
    (".iso", "disk image"), (".sqlite", "SQLite database"), (".db", "database"),
  ]
}
