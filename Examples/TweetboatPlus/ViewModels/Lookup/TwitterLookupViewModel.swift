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
  /// A view model for each tweet that has come, the newest first.
  @MutableProperty public private(set) var tweets: [TweetCellViewModel] = []
  /// Whether no more can come: a list shows a loading cell at its end until then.
  @MutableProperty public private(set) var allTweetsLoaded = true
  /// Whether an answer is awaited.
  @MutableProperty public private(set) var isLoading = false
  /// Why the last request gave nothing.
  @MutableProperty public private(set) var message: String?

  /// The picture that stands for the app while there is nobody to show.
  public let emblem = Crew.boat.user.avatar

  /// Names worth trying.
  public var knownUsernames: [String] { service.knownUsernames }

  private let service: LocalTwitterService
  private let navigation: any Navigation<TweetboatScreen>
  private let request = SerialDisposable()
  private var user: TwitterUser?
  private var nextPage = 0

  /// Makes the screen over its two services.
  public init(service: LocalTwitterService, navigation: any Navigation<TweetboatScreen>) {
    self.service = service
    self.navigation = navigation
    super.init()
    lifetime += request
    _usernameValid <~ $username.producer.map { Self.isValid($0) }
  }

  /// Forgets who was shown, and looks up who has the name that is typed now.
  ///
  /// Does nothing while the name is not valid.
  public func getTweetsForCurrentUsername() {
    guard usernameValid else { return }
    request.inner = nil
    batch {
      forgetUser()
      isLoading = true
    }
    request.inner = service.user(named: username)
      .on(value: { [weak self] in self?.show($0) })
      .flatMap(.latest) { [service] user in service.tweets(of: user, page: 0) }
      .start { [weak self] in self?.take($0) }
  }

  /// Asks for the next page, unless there is none or an answer is awaited already.
  public func loadMoreTweets() {
    guard let user, !allTweetsLoaded, !isLoading else { return }
    batch {
      isLoading = true
      message = nil
    }
    request.inner = service.tweets(of: user, page: nextPage)
      .start { [weak self] in self?.take($0) }
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
    nextPage = 0
    userFullName = ""
    userAvatarImage = nil
    tweets = []
    allTweetsLoaded = true
    message = nil
  }

  private func show(_ user: TwitterUser) {
    self.user = user
    batch {
      userFullName = user.fullName
      userAvatarImage = user.avatar
      allTweetsLoaded = false
    }
  }

  private func take(_ event: Signal<TweetPage, TwitterError>.Event) {
    batch {
      switch event {
      case .value(let page): append(page)
      case .failed(.unknownUser(let name)): message = "Nobody on board is called “\(name)”."
      case .failed(.connectionLost): message = "The page went overboard."
      case .completed, .interrupted: break
      }
      if event.isTerminating { isLoading = false }
    }
  }

  private func append(_ page: TweetPage) {
    guard let user else { return }
    nextPage += 1
    tweets += page.tweets.map { TweetCellViewModel($0, by: user) }
    allTweetsLoaded = page.isLast
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
