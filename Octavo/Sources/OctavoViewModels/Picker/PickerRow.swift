public import GitHubValues

/// An option of a picker, as its list shows it.
public nonisolated struct PickerRow<Option: Equatable & Sendable>: Sendable, Identifiable, Equatable
{
  /// The identity, which no other row of the picker has.
  public let id: String
  /// The option.
  public let option: Option
  /// The text of the option.
  public let title: String
  /// Whether the option is the one that is chosen now.
  public let isCurrent: Bool
  /// The colour of its dot in the form `#1a5fb4`; `nil` for no dot.
  public let color: String?
  /// The kind of a branch or tag, for its sign; `nil` for another option.
  public let kind: GitHub.Reference.Kind?
  /// The depth of the option below others, from zero.
  public let depth: Int
  /// The key of an action or the kind of an option; empty for none.
  public let detail: String

  init(
    _ id: String,
    _ option: Option,
    title: String,
    isCurrent: Bool,
    color: String? = nil,
    kind: GitHub.Reference.Kind? = nil,
    depth: Int = 0,
    detail: String = ""
  ) {
    self.id = id
    self.option = option
    self.title = title
    self.isCurrent = isCurrent
    self.color = color
    self.kind = kind
    self.depth = depth
    self.detail = detail
  }

  /// The option in words, for assistive technology.
  public var spoken: String {
    Strings.spoken(detail.isEmpty ? title : "\(title), \(detail)", isSelected: isCurrent)
  }
}
