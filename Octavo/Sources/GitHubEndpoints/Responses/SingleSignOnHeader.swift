/// The header `X-GitHub-SSO` of a response that has only a part of a list.
///
/// ```
/// X-GitHub-SSO: partial-results; organizations=21955855,20582480
/// ```
enum SingleSignOnHeader {
  /// Returns the numbers of the organizations whose items the response lacks, each once.
  static func hiddenOrganizations(in header: String?) -> [Int] {
    let parts = (header ?? "").split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    guard parts.first?.lowercased() == "partial-results" else { return [] }
    var numbers: [Int] = []
    for part in parts where part.lowercased().hasPrefix("organizations=") {
      for text in part.split(separator: "=", maxSplits: 1).last?.split(separator: ",") ?? [] {
        if let number = Int(text), !numbers.contains(number) { numbers.append(number) }
      }
    }
    return numbers
  }
}
