/// An action that the user can perform on a screen.
///
/// A screen lists its actions once. Key hints, help, menus and shortcuts are made from that list;
/// which key performs an action is decided by the key map of each view kit.
///
/// ```swift
/// var actions: [ScreenAction] {
///   [
///     ScreenAction("refresh", "Refresh", refreshCommand),
///     ScreenAction("copy", "Copy Address", section: "Share") { self.copyAddress() },
///   ]
/// }
/// ```
///
/// - Order: front ends show actions in the order of the list, in sections. ``perform()`` has
///   performed the action when it returns; a command has then been executed up to its first
///   suspension.
/// - Lifetime: an action retains what its closure captures. A list is made at each read and not
///   kept, so a closure may capture the view model.
/// - Errors: a disabled action is not performed. A failure is that of the command.
/// - Cost: a value; making the list should be cheap, because a terminal reads it for each frame.
///
/// A front end makes its buttons from them:
///
/// ```swift
/// for action in viewModel.actions where action.isPrimary && action.isEnabled {
///   let counted = action.followed { print("\(action.id) was performed.") }
///   buttons["\(action.section): \(action.title)"] = { counted.perform() }
/// }
/// ```
@MainActor
public struct ScreenAction: Identifiable {
  /// The name in key maps, such as `star`; actions of the same effect have the same name on all
  /// screens.
  public let id: String
  /// The text in menus and hints.
  public let title: String
  /// The heading in menus and help.
  public let section: String
  /// Whether the action can be performed at present.
  public let isEnabled: Bool
  /// Whether the action is among the few that a front end shows without a menu.
  public let isPrimary: Bool
  private var body: () -> Bool

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - id: The name in key maps.
  ///   - title: The text in menus and hints.
  ///   - section: The heading in menus and help.
  ///   - isEnabled: Whether the action can be performed at present.
  ///   - isPrimary: Whether a front end shows the action without a menu.
  ///   - perform: Performs the action.
  public init(
    _ id: String,
    _ title: String,
    section: String = "This Page",
    isEnabled: Bool = true,
    isPrimary: Bool = false,
    perform: @escaping () -> Void
  ) {
    self.id = id
    self.title = title
    self.section = section
    self.isEnabled = isEnabled
    self.isPrimary = isPrimary
    body = {
      perform()
      return true
    }
  }

  /// Makes an action that executes `command`, and is enabled while the command is.
  public init<Output>(
    _ id: String,
    _ title: String,
    section: String = "This Page",
    isPrimary: Bool = false,
    _ command: Command<Void, Output>
  ) {
    self.id = id
    self.title = title
    self.section = section
    isEnabled = command.isEnabled
    self.isPrimary = isPrimary
    body = { command.execute() }
  }

  /// Performs the action if it is enabled.
  ///
  /// Properties that the action reads are not observed.
  ///
  /// - Returns: Whether it was performed; false also if its command has been disabled since the
  ///   list was made.
  @discardableResult
  public func perform() -> Bool { isEnabled && untracked(body) }

  /// Returns the action with something that is done after it was performed.
  public func followed(by next: @escaping () -> Void) -> ScreenAction {
    var action = self
    action.body = { [body] in
      guard body() else { return false }
      next()
      return true
    }
    return action
  }
}

/// A view model with actions.
///
/// ```swift
/// final class AddressViewModel: ViewModel, ActionProviding {
///   private(set) lazy var refreshCommand = command { viewModel in try await viewModel.load() }
///
///   var actions: [ScreenAction] {
///     [
///       ScreenAction("refresh", "Refresh", refreshCommand),
///       ScreenAction("copy", "Copy Address", section: "Share") { self.copyAddress() },
///     ]
///   }
/// ```
///
/// - Order: hints and menus have the order of ``actions``; sections have that of their first
///   actions.
/// - Lifetime: front ends read the list and do not keep it, so an action may capture the view
///   model.
/// - Errors: of two actions with the same name on a screen, the first counts.
/// - Cost: the list is read after each change of a property that it has read, in a terminal for
///   each frame.
@MainActor
public protocol ActionProviding: ViewModel {
  /// The actions at present, in the order of menus and hints.
  ///
  /// Properties that it reads are observed.
  var actions: [ScreenAction] { get }
}

/// A view model of a list whose rows have actions.
///
/// ```swift
/// func actions(for row: Book) -> [ScreenAction] {
///   [ScreenAction("remove", "Remove") { self.remove(row) }]
/// }
/// ```
///
/// - Order: a menu has the order of the list; a swipe offers the first action that is enabled.
/// - Lifetime: a front end reads the list for the selected row, and does not keep it.
/// - Errors: an action that is no longer there is not performed.
/// - Cost: the list is made for one row at a time, not for all.
///
/// A front end offers them for keys and in menus:
///
/// ```swift
/// let menu = viewModel.menuActions(at: row)
/// let keys = viewModel.offeredActions(at: row)
/// ```
@MainActor
public protocol RowActionProviding: TableViewModel {
  /// Returns the actions of a row, in the order of menus; a swipe offers the first that is enabled.
  func actions(for row: Row) -> [ScreenAction]
}

extension Sequence<ScreenAction> {
  /// Returns the action with a name, or `nil` if there is none.
  ///
  /// ```swift
  /// viewModel.actions.action("refresh")?.perform()
  /// ```
  @MainActor
  public func action(_ id: String) -> ScreenAction? { first { $0.id == id } }
}
