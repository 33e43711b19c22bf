public import BinderySignals

/// The local service of this example: sends the same responses each time, after a delay.
///
/// A request begins when its producer is started, and is cancelled when the run is disposed of. For
/// the user `stormy_petrel` the first request for each page but the first one fails.
public final class LocalTwitterService {
  private let scheduler: any Scheduler
  private let latency: Duration
  private let pageSize: Int
  private var lostPages: Set<Int> = []

  /// The number of requests without a response.
  public private(set) var pending = 0

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that delays the responses.
  ///   - latency: The delay of each response.
  ///   - pageSize: The number of tweets of a page.
  public init(scheduler: any Scheduler, latency: Duration, pageSize: Int = 8) {
    self.scheduler = scheduler
    self.latency = latency
    self.pageSize = max(1, pageSize)
  }

  deinit {}

  /// The names of all users.
  public var knownUsernames: [String] { SampleUsers.all.map(\.user.username) }

  /// Looks up a user; the case of letters is ignored.
  public func user(named username: String) -> SignalProducer<TwitterUser, TwitterError> {
    response {
      guard let entry = SampleUsers.entry(named: username) else {
        return .failure(.unknownUser(username))
      }
      return .success(entry.user)
    }
  }

  /// Requests a page of a user's tweets; the first page has the number 0.
  public func tweets(of user: TwitterUser, page: Int) -> SignalProducer<TweetPage, TwitterError> {
    response { [self] in
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

  private func response<Value>(
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
