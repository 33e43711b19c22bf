public import BinderyNavigation

/// Looks up what somebody has tweeted, page after page.
public final class TwitterLookupViewModel: ViewModel {
  /// The name, as typed.
  @MutableProperty public var username = ""
  /// Whether somebody could have this name: 1–15 characters of A–Z, a–z, 0–9 and _.
  @MutableProperty public private(set) var usernameValid = false
  /// The full name of who was found; empty while there is nobody.
  @MutableProperty public private(set) var userFullName = ""
  /// The picture of who was found.
  @MutableProperty public private(set) var userAvatarImage: AvatarImage?
  @MutableProperty private var paging = Paging<TweetCellViewModel, Int>()

  /// The picture that stands for the app while there is nobody to show.
  public let emblem = SampleUsers.boat.user.avatar

  /// Names worth trying.
  public var knownUsernames: [String] { service.knownUsernames }

  private let service: LocalTwitterService
  private let navigation: any Navigation<TweetboatScreen>
  private let request = SerialDisposable()
  @MutableProperty private var user: TwitterUser?

  /// Makes the screen over its two services.
  public init(service: LocalTwitterService, navigation: any Navigation<TweetboatScreen>) {
    self.service = service
    self.navigation = navigation
    super.init()
    lifetime += request
    _usernameValid <~ $username.producer.map { Self.isValid($0) }
  }

  /// A view model for each tweet that has come, the newest first.
  public var tweets: [TweetCellViewModel] { paging.items }

  /// Whether no more can come: a list shows a loading cell at its end until then.
  public var allTweetsLoaded: Bool {
    user == nil || (paging.isFresh && paging.next == nil)
  }

  /// Whether an answer is awaited.
  public var isLoading: Bool { paging.isLoading }

  /// Why the last request gave nothing.
  public var message: String? {
    if case .failed(let message) = paging.phase { message } else { nil }
  }

  /// Forgets who was shown, and looks up who has the name that is typed now.
  ///
  /// Does nothing while the name is not valid.
  public func getTweetsForCurrentUsername() {
    guard usernameValid else { return }
    request.inner = nil
    batch {
      forgetUser()
      _paging.modify { $0.start() }
    }
    request.inner = service.user(named: username)
      .on(value: { [weak self] in self?.show($0) })
      .flatMap(.latest) { [service] user in service.tweets(of: user, page: 0) }
      .start { [weak self] in self?.take($0) { $0.begin(with: $1) } }
  }

  /// Asks for the next page, unless there is none or an answer is awaited already.
  public func loadMoreTweets() {
    guard let user, !isLoading else { return }
    guard paging.isFresh else {
      _paging.modify { $0.start() }
      load(0, of: user) { $0.begin(with: $1) }
      return
    }
    guard let next = _paging.modify({ $0.startMore() }) else { return }
    load(next, of: user) { $0.append($1) }
  }

  /// Makes the view model of who is shown, for the screen that a tap on the avatar leads to.
  public func viewModelForCurrentUser() -> TwitterUserProfileViewModel? {
    user.map(TwitterUserProfileViewModel.init)
  }

  /// Goes to the profile of who is shown.
  public func openProfile() {
    if let profile = viewModelForCurrentUser() { navigation.push(.profile(profile)) }
  }

  private func forgetUser() {
    user = nil
    userFullName = ""
    userAvatarImage = nil
    _paging.modify { $0.clear() }
  }

  private func show(_ user: TwitterUser) {
    self.user = user
    batch {
      userFullName = user.fullName
      userAvatarImage = user.avatar
    }
  }

  private typealias Taking = (
    inout Paging<TweetCellViewModel, Int>, Page<TweetCellViewModel, Int>
  ) -> Void

  private func load(_ page: Int, of user: TwitterUser, _ take: @escaping Taking) {
    request.inner = service.tweets(of: user, page: page)
      .start { [weak self] in self?.take($0, take) }
  }

  private func take(_ event: Signal<TweetPage, TwitterError>.Event, _ take: Taking) {
    switch event {
    case .value(let page):
      guard let cells = cells(of: page) else { return }
      _paging.modify { take(&$0, cells) }
    case .failed(let error): _paging.modify { $0.fail(Self.message(for: error)) }
    case .completed, .interrupted: _paging.modify { $0.fail(nil) }
    }
  }

  private func cells(of page: TweetPage) -> Page<TweetCellViewModel, Int>? {
    guard let user else { return nil }
    let items = page.tweets.map { TweetCellViewModel($0, by: user) }
    return Page(items: items, next: page.isLast ? nil : (paging.next ?? 0) + 1)
  }

  private static func message(for error: TwitterError) -> String {
    switch error {
    case .unknownUser(let name): "Nobody on board is called “\(name)”."
    case .connectionLost: "The page went overboard."
    }
  }

  private static func isValid(_ username: String) -> Bool {
    let bytes = username.utf8
    return (1...15).contains(bytes.count)
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
