public import BinderySignals

/// The service on this machine: the same answers each time, after a while, as signals.
///
/// Nothing is asked before a producer is started; disposing of the run calls the request off. For
/// the user `stormy_petrel` every page but the first is lost the first time it is asked for.
public final class LocalTwitterService {
  private let scheduler: any Scheduler
  private let latency: Duration
  private let pageSize: Int
  private var lostPages: Set<Int> = []

  /// How many requests have no answer yet.
  public private(set) var pending = 0

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - scheduler: The clock on which answers take their time.
  ///   - latency: How long they take.
  ///   - pageSize: How many tweets come at once.
  public init(scheduler: any Scheduler, latency: Duration, pageSize: Int = 8) {
    self.scheduler = scheduler
    self.latency = latency
    self.pageSize = max(1, pageSize)
  }

  deinit {}

  /// Who can be looked up.
  public var knownUsernames: [String] { SampleUsers.all.map(\.user.username) }

  /// Looks a user up; capitals do not count.
  public func user(named username: String) -> SignalProducer<TwitterUser, TwitterError> {
    answer {
      guard let entry = SampleUsers.entry(named: username) else {
        return .failure(.unknownUser(username))
      }
      return .success(entry.user)
    }
  }

  /// Asks for one page of a user's tweets; the first page has number 0.
  public func tweets(of user: TwitterUser, page: Int) -> SignalProducer<TweetPage, TwitterError> {
    answer { [self] in
      guard let entry = SampleUsers.entry(named: user.username) else {
        return .failure(.unknownUser(user.username))
      }
      if entry.losesPages, page > 0, lostPages.insert(page).inserted {
        return .failure(.connectionLost)
      }
      let start = min(max(0, page) * pageSize, entry.tweets.count)
      let end = min(start + pageSize, entry.tweets.count)
      return .success(
        TweetPage(tweets: Array(entry.tweets[start..<end]), isLast: end == entry.tweets.count)
      )
    }
  }

  private func answer<Value>(
    _ work: @escaping () -> Result<Value, TwitterError>
  ) -> SignalProducer<Value, TwitterError> {
    SignalProducer { [self] observer, lifetime in
      pending += 1
      lifetime.observeEnded { [weak self] in self?.pending -= 1 }
      lifetime += scheduler.schedule(after: latency) {
        switch work() {
        case .success(let value):
          observer.send(value: value)
          observer.sendCompleted()
        case .failure(let error): observer.send(error: error)
        }
      }
    }
  }
}
