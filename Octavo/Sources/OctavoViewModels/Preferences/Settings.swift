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
  /// Whether the inbox has the threads of all accounts that are logged in, which it changes.
  static let showsAllAccounts = Setting("showsAllAccounts", default: false)
  /// The filters of the inbox that the user has given a name, the oldest first.
  static let inboxFilters = Setting("inboxFilters", default: [SavedFilter]())
  /// The filters of lists of issues that the user has given a name, the oldest first.
  static let issueFilters = Setting("issueFilters", default: [SavedFilter]())
  /// The filters of lists of pull requests that the user has saved under a name.
  static let pullFilters = Setting("pullFilters", default: [SavedFilter]())
  /// The searches that the user has saved under a name.
  static let savedSearches = Setting("savedSearches", default: [SavedFilter]())
  /// The texts for comments that the user has saved on this machine, in the order of their names.
  static let savedReplies = Setting("savedReplies", default: [SavedReply]())

  /// The logins whose comments are folded like those of bots, the last named one last.
  static let botLogins = Setting("botLogins", default: [String]())

  /// The uses of the palette’s entries, of each account.
  static let jumpUses = Setting("jumpUses", default: JumpUses(), isPerAccount: true)

  /// Whether the user is notified of new threads of the inbox outside of the program.
  static let notifiesNews = Setting("notifiesNews", "Notifications", default: false)
  /// The hours without notifications.
  static let quietHours = Setting("quietHours", "Quiet Hours", default: QuietHours.never)
  /// The way in which a terminal notifies the user.
  public static let terminalSignal = Setting(
    "terminalSignal",
    "Terminal Signal",
    default: TerminalSignalChoice.notification
  )
  /// The filter of the threads with notifications; empty for all.
  static let notifiedFilter = Setting("notifiedFilter", default: "")
  /// Whether notifications were offered to the user.
  static let hasOfferedNews = Setting("hasOfferedNews", default: false)

  /// Returns the fields of the settings screen, in order.
  ///
  /// A program whose source is not published has no updates, and no field for them. The field of
  /// the start in the background follows those of the notifications.
  @MainActor static func fields(
    of preferences: any Preferences,
    background: SettingField? = nil,
    hasUpdates: Bool
  ) -> [SettingField] {
    [
      preferences.field(of: appearance), preferences.field(of: startPage),
      preferences.field(of: wrapsLines), preferences.field(of: documentLimit),
      preferences.field(of: notifiesNews), preferences.field(of: quietHours),
      preferences.field(of: terminalSignal),
    ] + [background].compactMap(\.self)
      + (hasUpdates ? [preferences.field(of: checksForReleases)] : [])
  }
}
