/// The settings of the user, a row each.
public nonisolated enum Settings {
  /// The colours of the screens.
  public static let appearance = Setting("appearance", "Appearance", default: ColorScheme.system)
  /// The screen of a start without a link.
  public static let startPage = Setting("startPage", "Start Page", default: StartPage.lastPlace)
  /// Whether long lines of source are wrapped.
  public static let wrapsLines = Setting("wrapsLines", "Wrap Long Lines", default: true)
  /// The order of the user's repositories, which their lists change.
  public static let repositoryOrder = Setting(
    "repositoryOrder",
    "Repositories",
    default: RepositoryOrder.usual
  )
  /// The arrangement of the lines of changes, which their pages change.
  public static let changesLayout = Setting(
    "changesLayout",
    "Changes",
    default: ChangesLayout.automatic
  )
  /// The space for files, folders and other documents that were shown once.
  public static let documentLimit = Setting(
    "documentLimit",
    "Document Space",
    default: DocumentLimit.usual
  )
  /// Whether the program asks github.com for a newer version at its start.
  public static let checksForReleases = Setting(
    "checksForReleases",
    "Check for Updates",
    default: false
  )

  /// Whether the spelling of a text is checked while it is written, which the menu of the field
  /// changes.
  public static let checksSpelling = Setting("checksSpelling", "Check Spelling", default: true)

  /// Whether the threads of the inbox are grouped by repository, which the inbox changes.
  static let groupsInbox = Setting("groupsInbox", default: false)
  /// The filters of the inbox that the user has given a name, the oldest first.
  static let inboxFilters = Setting("inboxFilters", default: [SavedFilter]())

  /// Returns the fields of the settings screen, in order.
  ///
  /// A program whose source is not published has no updates, and no field for them.
  @MainActor static func fields(of preferences: any Preferences, hasUpdates: Bool)
    -> [SettingField]
  {
    [
      preferences.field(of: appearance), preferences.field(of: startPage),
      preferences.field(of: wrapsLines), preferences.field(of: documentLimit),
    ] + (hasUpdates ? [preferences.field(of: checksForReleases)] : [])
  }
}
