/// The text about the program and its system that a user copies into a report.
nonisolated enum Diagnostics {
  /// The most characters of a report of the log.
  private static let reportLength = 300

  /// Returns the text, in which nothing looks like a token.
  static func text(_ rows: [SettingsRow], reports: [String], hiding servers: Set<String>) -> String
  {
    var lines = rows.map { "\($0.title): \($0.value)" }
    if !reports.isEmpty { lines += ["", "Latest reports:"] + reports.map { "- \($0)" } }
    return lines.map { safe($0, hiding: servers) }.joined(separator: "\n") + "\n"
  }

  /// Returns a line without tokens, names of home folders and the names of private servers.
  ///
  /// The longest names are replaced first, because a name may contain another one. The line is
  /// shortened last, because the rest of a token that is cut may not look like one.
  static func safe(_ line: String, hiding servers: Set<String>) -> String {
    var line = String(line.prefix(10 * reportLength).map { $0.isNewline ? " " : $0 })
    line.replace(/\b(gh[a-z]_|github_pat_)\w+/, with: "[token]")
    line.replace(/(?i)\b(bearer|token|password|secret)([ =:]+)\S+/) { "\($0.1)\($0.2)[hidden]" }
    line.replace(/\b[0-9a-fA-F]{32,}\b/, with: "[hidden]")
    line.replace(/\/home\/[^\/\s]+/, with: "~")
    let names = servers.sorted { ($1.count, $0) < ($0.count, $1) }
    for name in names { line.replace(name, with: "[server]") }
    return String(line.prefix(reportLength))
  }
}
