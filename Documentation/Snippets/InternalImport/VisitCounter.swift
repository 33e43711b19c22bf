internal import BinderySignals

/// A public type of a library whose interface does not name Bindery.
@MainActor
public final class VisitCounter {
  @MutableProperty private var count = 0
  @Computed({ (counter: VisitCounter) in "\(counter.count) visits" }) private var summary
  private lazy var reset = Command<Void, Void> { [weak self] in self?.count = 0 }
  private let lifetime = Lifetime()

  /// Makes a counter that reports each new title.
  public init(report: @escaping (String) -> Void) {
    lifetime += $summary.signal.observeValues(report)
  }

  /// The number of visits in words.
  ///
  /// A public property with a wrapper would have a public projection, `$title`, whose type is
  /// one of Bindery.
  public var title: String { summary }

  /// Counts a visit.
  public func add() { count += 1 }

  /// Begins again.
  public func clear() async throws { try await reset() }
}
