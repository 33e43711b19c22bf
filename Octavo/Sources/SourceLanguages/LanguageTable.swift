/// The languages that Octavo knows, found by file name, first line or name.
///
/// A language costs one line in `languages.tsv`; the highlighter, the window, the coloured dots and
/// the sandbox's statistics all read it.
///
/// ```swift
/// LanguageTable.standard.language(ofFile: "Sources/main.swift")?.name  // "Swift"
/// ```
public struct LanguageTable: Sendable {
  /// The table of `languages.tsv`, read when it is first used.
  public static let standard = LanguageTable(
    String(decoding: PackageResources.languages_tsv, as: UTF8.self)
  )

  /// All languages, in the order of the file.
  public let languages: [SourceLanguage]
  private var byFile: [String: Int] = [:]
  private var byName: [String: Int] = [:]
  private var byProgram: [String: Int] = [:]

  /// Reads a table; lines that are no language are skipped.
  init(_ text: String) {
    // The first line that is no comment holds the names of the columns.
    languages = text.split(separator: "\n").compactMap { SourceLanguage(line: $0) }
      .dropFirst().map(\.self)
    for (index, language) in languages.enumerated() {
      for key in language.files + language.extensions { byFile[key] = index }
      for key in language.programs { byProgram[key] = index }
      for key in [language.name.lowercased()] + language.aliases { byName[key] = index }
    }
  }

  /// Returns the language of a file by its name and, for scripts, by its first line.
  ///
  /// A whole name goes before an extension, and the longest extension before shorter ones, so that
  /// `a.html.erb` is not HTML by its `.html`.
  public func language(
    ofFile path: some StringProtocol,
    firstLine: String = ""
  ) -> SourceLanguage? {
    let name = path.split(separator: "/").last.map { String($0) } ?? ""
    return (byWholeName(name) ?? byExtension(name) ?? byStem(name) ?? byScript(firstLine))
      .map { languages[$0] }
  }

  /// Returns the language that has a name, an alias or an extension, without regard to case.
  public func language(named name: String) -> SourceLanguage? {
    let name = name.lowercased()
    return (byName[name] ?? byFile[".\(name)"]).map { languages[$0] }
  }

  private func byWholeName(_ name: String) -> Int? { byFile[name] }

  private func byExtension(_ name: String) -> Int? {
    var rest = name.lowercased()[...]
    while let dot = rest.dropFirst().firstIndex(of: ".") {
      rest = rest[dot...]
      if let language = byFile[String(rest)] { return language }
    }
    return nil
  }

  /// Reads the part before the first dot of names such as `Dockerfile.release`.
  private func byStem(_ name: String) -> Int? {
    let stem = name.prefix { $0 != "." }
    guard stem.hasSuffix("file"), stem.first?.isUppercase == true else { return nil }
    return byFile[String(stem)]
  }

  /// Reads the program of a first line such as `#!/usr/bin/env -S python3.11 -u`.
  private func byScript(_ line: String) -> Int? {
    guard line.hasPrefix("#!") else { return nil }
    let words = line.dropFirst(2).prefix(200).split { $0 == " " || $0 == "/" || $0 == "\t" }
    let program = words.drop { !["env", "-S"].contains($0) }.dropFirst().first { $0.first != "-" }
    let name = program ?? words.last { $0.first != "-" } ?? ""
    return byProgram[name.prefix { $0.isLetter }.lowercased()]
  }
}
