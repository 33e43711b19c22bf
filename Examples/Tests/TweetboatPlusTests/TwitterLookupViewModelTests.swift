import BinderyTesting
import Testing
import TweetboatPlus

struct TwitterLookupViewModelTests {
  let scheduler = TestScheduler()
  let navigation = NavigationRecorder<TweetboatScreen>()

  private func service() -> LocalTwitterService {
    LocalTwitterService(scheduler: scheduler, latency: .seconds(1), pageSize: 8)
  }

  private func lookup(_ username: String = "") -> TwitterLookupViewModel {
    let lookup = TwitterLookupViewModel(service: service(), navigation: navigation)
    lookup.username = username
    return lookup
  }

  @Test(arguments: [
    ("", false), ("a", true), ("abcdefghijklmno", true), ("abcdefghijklmnop", false),
    ("Snake_case_99", true), ("_", true), ("two words", false), ("@name", false),
    ("naïve", false), ("名前", false), ("a\u{0301}", false), ("٣", false), ("a\n", false),
    ("a-b", false),
  ])
  func `a name is valid with 1 to 15 of A–Z a–z 0–9 _`(username: String, isValid: Bool) {
    #expect(lookup(username).usernameValid == isValid)
  }

  @Test func `an invalid name is not looked up`() {
    let lookup = lookup("no such thing")

    lookup.getTweetsForCurrentUsername()

    #expect(!lookup.isLoading)
    #expect(lookup.allTweetsLoaded)
  }

  @Test func `the user is shown before the first tweets`() {
    let lookup = lookup("LightHouse")

    lookup.getTweetsForCurrentUsername()
    #expect(lookup.isLoading)
    #expect(lookup.userFullName == "")
    scheduler.advance(by: .seconds(1))
    #expect(lookup.userFullName == "The Lighthouse")
    #expect(lookup.userAvatarImage?.side == 12)
    #expect(lookup.tweets.isEmpty)
    #expect(!lookup.allTweetsLoaded)
    scheduler.advance(by: .seconds(1))

    #expect(lookup.tweets.count == 8)
    #expect(lookup.tweets.first?.tweetContent == "Still here.")
    #expect(lookup.tweets.first?.tweetAuthorFullName == "The Lighthouse")
    #expect(lookup.tweets.prefix(3).map(\.tweetAge) == ["now", "2 h", "5 h"])
    #expect(!lookup.allTweetsLoaded)
    #expect(!lookup.isLoading)
  }

  @Test func `scrolling ends with the oldest tweet and sends no further request`() {
    let lookup = lookup("lighthouse")
    lookup.getTweetsForCurrentUsername()
    scheduler.run()

    var pages = 1
    while !lookup.allTweetsLoaded, pages < 100 {
      lookup.loadMoreTweets()
      scheduler.run()
      pages += 1
    }
    lookup.loadMoreTweets()

    #expect(pages == 4)
    #expect(lookup.tweets.map(\.id) == Array((1...32).reversed()))
    #expect(!lookup.isLoading)
  }

  @Test func `a second request for the next page is ignored while one is running`() {
    let lookup = lookup("lighthouse")
    lookup.getTweetsForCurrentUsername()
    lookup.loadMoreTweets()
    scheduler.run()

    lookup.loadMoreTweets()
    lookup.loadMoreTweets()
    scheduler.run()

    #expect(lookup.tweets.count == 16)
  }

  @Test func `an unknown name is reported with a message`() {
    let lookup = lookup("flying_dutchman")

    lookup.getTweetsForCurrentUsername()
    scheduler.run()

    #expect(lookup.message == "There is no user “flying_dutchman”.")
    #expect(lookup.allTweetsLoaded)
    #expect(!lookup.isLoading)
    #expect(lookup.viewModelForCurrentUser() == nil)
  }

  @Test func `a failed page keeps the loaded tweets and can be requested again`() {
    let lookup = lookup("stormy_petrel")
    lookup.getTweetsForCurrentUsername()
    scheduler.run()

    lookup.loadMoreTweets()
    scheduler.run()
    #expect(lookup.message == "Could not load the page.")
    #expect(lookup.tweets.count == 8)
    #expect(!lookup.allTweetsLoaded)
    lookup.loadMoreTweets()
    scheduler.run()

    #expect(lookup.message == nil)
    #expect(lookup.tweets.count == 16)
  }

  @Test func `a user without tweets has all pages loaded`() {
    let lookup = lookup("shy_octopus")

    lookup.getTweetsForCurrentUsername()
    scheduler.run()

    #expect(lookup.userFullName == "Shy Octopus")
    #expect(lookup.tweets.isEmpty)
    #expect(lookup.allTweetsLoaded)
  }

  @Test func `the header and the tweets share one request for the user`() {
    let service = service()
    let lookup = TwitterLookupViewModel(service: service, navigation: navigation)
    lookup.username = "lighthouse"

    lookup.getTweetsForCurrentUsername()

    #expect(service.pending == 1)
    scheduler.run()
    #expect(lookup.userFullName != "")
    #expect(!lookup.tweets.isEmpty)
  }

  @Test func `a second lookup cancels the first one`() {
    for seconds in 0...3 {
      let lookup = lookup("lighthouse")
      lookup.getTweetsForCurrentUsername()
      scheduler.advance(by: .milliseconds(500 + seconds * 1000))

      lookup.username = "paper_boat"
      lookup.getTweetsForCurrentUsername()
      #expect(lookup.isLoading)
      #expect(lookup.tweets.isEmpty)
      scheduler.run()

      #expect(lookup.userFullName == "A Paper Boat")
      #expect(lookup.tweets.count == 8)
      #expect(lookup.tweets.allSatisfy { $0.tweetAuthorFullName == "A Paper Boat" })
      #expect(!lookup.isLoading)
    }
  }

  @Test func `the profile is that of the present user, not of the typed name`() {
    let lookup = lookup("gull_reporter")
    lookup.getTweetsForCurrentUsername()
    scheduler.run()
    navigation.resetRoot(.lookup(lookup))

    lookup.username = "lighthouse"
    lookup.openProfile()

    #expect(navigation.outline == "[C0: TwitterLookup, TwitterUserProfile]")
    let profile = navigation.top?.viewModel as? TwitterUserProfileViewModel
    #expect(profile?.userFullName == "Gull, Harbour Desk")
    #expect(profile?.usernameText == "@gull_reporter")
    #expect(profile?.userAvatarImage == lookup.userAvatarImage)
    #expect(profile?.details.map(\.text) == ["Everywhere there is a bin", "733", "18"])
  }

  @Test func `without a user there is no profile to open`() {
    lookup("lighthouse").openProfile()

    #expect(navigation.requests.isEmpty)
  }

  @Test func `a lookup is released, also during a request`() async {
    let service = service()
    let navigation = navigation
    let released = await isReleased {
      TwitterLookupViewModel(service: service, navigation: navigation)
    } afterwards: {
      $0.username = "lighthouse"
      $0.getTweetsForCurrentUsername()
    }

    #expect(released)
    #expect(service.pending == 0)
  }
}
