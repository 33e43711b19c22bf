import SourceLanguages

/// A file of a default branch as a search sees it.
struct FoundFile: Sendable {
  let repository: HostedRepository
  let commit: ObjectID
  /// The whole path.
  let path: [UInt8]

  /// The path as text.
  var pathText: String { String(decoding: path, as: UTF8.self) }
  /// The last part of the path.
  var name: String { String(pathText.split(separator: "/").last ?? "") }

  /// Whether the conditions on the path hold.
  func matches(_ query: SearchQuery) -> Bool {
    query.conditions.allSatisfy { holds($0) != $0.isNegated }
  }

  private func holds(_ condition: SearchQuery.Condition) -> Bool {
    if let answer = SearchQuery.holds(condition, for: repository) { return answer }
    switch condition.key {
    case "filename": return name.lowercased().contains(condition.value)
    case "extension": return name.lowercased().hasSuffix(".\(condition.value)")
    case "path":
      let folder = condition.value.split(separator: "/").joined(separator: "/")
      return pathText.lowercased().hasPrefix(folder.isEmpty ? "" : "\(folder)/")
    case "language":
      let language = LanguageTable.standard.language(ofFile: name)?.name.lowercased()
      return language == condition.value
    default: return false
    }
  }
}
