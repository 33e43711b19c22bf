/// The text and icon of a tab.
@MainActor
public struct TabLabel {
  /// The identifier of the tab in a path; it should stay the same in later versions of the app.
  public let id: String
  /// The text.
  public let title: String
  /// The name of the icon, if there is one.
  public let icon: String?
  private let makeBadge: () -> String?

  /// Makes a label.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - id: The identifier; the title by default.
  ///   - icon: The name of the icon.
  ///   - badge: Returns the text of the badge, such as a number of unread items. Properties that it
  ///     reads are observed.
  public init(
    _ title: String,
    id: String? = nil,
    icon: String? = nil,
    badge: @escaping () -> String? = { nil }
  ) {
    self.id = id ?? title
    self.title = title
    self.icon = icon
    makeBadge = badge
  }

  /// The text of the badge; `nil` if there is none.
  public var badge: String? { makeBadge() }
}
