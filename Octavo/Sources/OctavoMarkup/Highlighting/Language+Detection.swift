extension Language {
  /// The language of a file, by its name and, for scripts, by its first line.
  public static func detect(fileName: String, firstLine: String = "") -> Language? {
    let file = fileName.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if let language = index.files[file] { return language }
    if let dot = file.lastIndex(of: "."),
      let language = index.aliases[String(file[file.index(after: dot)...])]
    {
      return language
    }
    // Dockerfile.release, Makefile.am: the first word says it.
    if let stem = file.split(separator: ".").first, let language = index.files[String(stem)] {
      return language
    }
    return script(firstLine)
  }

  /// The language that goes by a name, as people write it behind the fence of a code block.
  public static func named(_ name: String) -> Language? {
    let name = name.lowercased()
    return index.names[name] ?? index.aliases[name]
  }

  /// The language of a script that begins with `#!`.
  private static func script(_ firstLine: String) -> Language? {
    guard firstLine.hasPrefix("#!") else { return nil }
    let words = firstLine.dropFirst(2).prefix(200).split { $0 == " " || $0 == "/" || $0 == "\t" }
    let program = words.drop { !["env", "-S"].contains($0) }.dropFirst().first { $0.first != "-" }
    let name = program ?? words.last { $0.first != "-" } ?? ""
    let stem = name.prefix { $0.isLetter }
    return index.programs[stem.lowercased()]
  }

  private struct Index: Sendable {
    var names: [String: Language] = [:]
    var aliases: [String: Language] = [:]
    var files: [String: Language] = [:]
    var programs: [String: Language] = [:]
  }

  private static let index: Index = {
    var index = Index()
    for language in all {
      index.names[language.name.lowercased()] = language
      for alias in language.aliases { index.aliases[alias] = language }
      for file in language.files { index.files[file] = language }
      for program in language.programs { index.programs[program] = language }
    }
    return index
  }()

  /// Every language there is a table for.
  public static let all = cFamily + managed + scripts + data + texts
}
