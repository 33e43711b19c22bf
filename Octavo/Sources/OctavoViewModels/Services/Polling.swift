public import BinderyNavigation

/// The requests that the program makes by itself, of all lists together: one a minute at most, and
/// few while the system reports no network.
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

  /// The lists that can be polled, each with whether it is at present.
  private var lists: [Int: () -> Bool] = [:]
  private var last = 0

  deinit {}

  /// The shortest time between two requests for one list.
  ///
  /// It is longer the more lists are polled, so that an idle hour has some sixty requests, and ten
  /// minutes without a network.
  var interval: Duration {
    .seconds(max(isOnline ? 60 : 600, 60 * lists.values.count { $0() }))
  }

  /// Counts a list until an activation ends, while it is polled.
  func count(during activation: Lifetime, while isPolled: @escaping () -> Bool) {
    last += 1
    lists[last] = isPolled
    activation.observeEnded { [weak self, last] in self?.lists[last] = nil }
  }
}
