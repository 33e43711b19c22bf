public import BinderyNavigation

/// The requests that the program makes by itself, of all lists together: one a minute at most, and
/// none while nothing needs it or the network is lost.
@MainActor
public final class Polling {
  /// Whether a window of the program can be seen; set by a front end that knows.
  @MutableProperty public var isOnScreen = true
  /// Whether there is a network; set by a front end that observes it.
  @MutableProperty public var isOnline = true

  /// The lists that can be polled, each with whether it is at present.
  private var lists: [Int: () -> Bool] = [:]
  private var last = 0

  deinit {}

  /// The shortest time between two requests for one list.
  ///
  /// It is longer the more lists are polled, so that an idle hour has some sixty requests.
  var interval: Duration { .seconds(60 * max(1, lists.values.count { $0() })) }

  /// Counts a list until an activation ends, while it is polled.
  func count(during activation: Lifetime, while isPolled: @escaping () -> Bool) {
    last += 1
    lists[last] = isPolled
    activation.observeEnded { [weak self, last] in self?.lists[last] = nil }
  }
}
