public import BinderyNavigation

/// Looks up a user, and loads the user's tweets page by page.
public final class TwitterLookupViewModel: ViewModel {
  /// The name, as typed.
  @MutableProperty public var username = ""
  /// Whether the name is a valid username: 1–15 characters of A–Z, a–z, 0–9 and _.
  @MutableProperty public private(set) var usernameValid = false
  /// The full name of the user that was found; empty while there is none.
  @MutableProperty public private(set) var userFullName = ""
  /// The avatar of the user that was found.
  @MutableProperty public private(set) var userAvatarImage: AvatarImage?
  @MutableProperty private var paging = Paging<TweetCellViewModel, Int>()

  /// The picture that is shown while there is no user to show.
  public let emblem = SampleUsers.boat.user.avatar

  /// The names of the users that exist.
  public var knownUsernames: [String] { service.knownUsernames }

  private let service: LocalTwitterService
  private let navigation: any Navigation<TweetboatScreen>
  private let request = SerialDisposable()
  @MutableProperty private var user: TwitterUser?

  /// Makes the view model with its two services.
  public init(service: LocalTwitterService, navigation: any Navigation<TweetboatScreen>) {
    self.service = service
    self.navigation = navigation
    super.init()
    lifetime += request
    _usernameValid <~ $username.producer.map { Self.isValid($0) }
  }

  /// A view model for each loaded tweet, the newest first.
  public var tweets: [TweetCellViewModel] { paging.items }

  /// Whether all pages are loaded; a list shows a loading cell at its end until then.
  public var allTweetsLoaded: Bool {
    user == nil || (paging.isFresh && paging.next == nil)
  }

  /// Whether a request is running.
  public var isLoading: Bool { paging.isLoading }

  /// The message about the last failed request.
  public var message: String? {
    if case .failed(let message) = paging.phase { message } else { nil }
  }

  /// Clears the present user, and looks up the user with the typed name.
  ///
  /// The header and the list of tweets share the response of one request for the user.
  ///
  /// Does nothing while the name is invalid.
  public func getTweetsForCurrentUsername() {
    guard usernameValid else { return }
    request.inner = nil
    batch {
      forgetUser()
      _paging.modify { $0.start() }
    }
    let user = service.user(named: username).share()
    let lookup = CompositeDisposable()
    request.inner = lookup
    lookup += user.startWithResult { [weak self] in self?.show($0) }
    lookup += user.flatMap(.latest) { [service] user in service.tweets(of: user, page: 0) }
      .start { [weak self] in self?.take($0) { $0.begin(with: $1) } }
  }

  /// Requests the next page, unless there is none or a request is running.
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

  /// Makes the profile's view model of the present user, for a tap on the avatar.
  public func viewModelForCurrentUser() -> TwitterUserProfileViewModel? {
    user.map(TwitterUserProfileViewModel.init)
  }

  /// Pushes the profile of the present user.
  public func openProfile() {
    if let profile = viewModelForCurrentUser() { navigation.push(.profile(profile)) }
  }

  private func forgetUser() {
    user = nil
    userFullName = ""
    userAvatarImage = nil
    _paging.modify { $0.clear() }
  }

  private func show(_ result: Result<TwitterUser, TwitterError>) {
    guard case .success(let user) = result else { return }
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
    case .unknownUser(let name): "There is no user “\(name)”."
    case .connectionLost: "Could not load the page."
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
