import Foundation

nonisolated extension String {
  /// The text without blanks and line breaks around it.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
