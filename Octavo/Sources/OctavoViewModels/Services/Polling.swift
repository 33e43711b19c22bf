public import BinderyNavigation

/// The requests that the program makes by itself, of all lists of an account together: one a minute
/// at most, and few while the system reports no network.
@MainActor
public final class Polling {
  /// Whether a window of the program can be seen; set by a front end that knows.
  @MutableProperty public var isOnScreen = true
  /// Whether there is a network; set by a front end that observes it.
  ///
  /// The system can be wrong, such as in a container.
  @MutableProperty public var isOnline = true

  /// Whether lists are requested for numbers outside of their screens, such as that of the inbox; a
  /// picture has to be the same whenever it is taken.
  public var requestsNumbers = true

  /// Whether the program may request by itself what can be seen.
  var isAllowed: Bool { untracked { isOnline && isOnScreen } }

  /// The lists that can be polled, each with its account and whether it is polled at present.
  private var lists: [Int: (account: StoredAccount.ID?, isPolled: () -> Bool)] = [:]
  private var last = 0

  deinit {}

  /// Returns the shortest time between two requests for one list of an account.
  ///
  /// It is longer the more lists of the account are polled, so that an idle hour has some sixty
  /// requests of each, and ten minutes without a network.
  func interval(of account: StoredAccount.ID?) -> Duration {
    let count = lists.values.count { $0.account == account && $0.isPolled() }
    return .seconds(max(isOnline ? 60 : 600, 60 * count))
  }

  /// Counts a list of an account until an activation ends, while it is polled.
  func count(
    of account: StoredAccount.ID?,
    during activation: Lifetime,
    while isPolled: @escaping () -> Bool
  ) {
    last += 1
    lists[last] = (account, isPolled)
    activation.observeEnded { [weak self, last] in self?.lists[last] = nil }
  }
}
