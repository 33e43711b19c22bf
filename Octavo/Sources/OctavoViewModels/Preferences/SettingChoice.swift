/// A value of a setting that is chosen from a list.
public nonisolated protocol SettingChoice: CaseIterable, Codable, Equatable, Sendable {
  /// The text in the list.
  var title: String { get }
}
