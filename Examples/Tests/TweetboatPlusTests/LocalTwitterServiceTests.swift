import BinderyTesting
import Testing
import TweetboatPlus

struct LocalTwitterServiceTests {
  let scheduler = TestScheduler()

  private func service(pageSize: Int) -> LocalTwitterService {
    LocalTwitterService(scheduler: scheduler, latency: .milliseconds(250), pageSize: pageSize)
  }

  @Test func `a request begins with the start, and responds after the latency`() {
    let service = service(pageSize: 8)
    var names: [String] = []

    let producer = service.user(named: "lighthouse")
    #expect(service.pending == 0)
    producer.startWithResult { if case .success(let user) = $0 { names.append(user.username) } }
    #expect(service.pending == 1)
    scheduler.advance(by: .milliseconds(249))
    #expect(names.isEmpty)
    scheduler.advance(by: .milliseconds(1))

    #expect(names == ["lighthouse"])
    #expect(service.pending == 0)
  }

  @Test func `a cancelled request sends no response`() {
    let service = service(pageSize: 8)
    var events: [String] = []

    let run = service.user(named: "lighthouse").start { events.append("\($0)") }
    run.dispose()
    scheduler.run()

    #expect(events == ["interrupted"])
    #expect(service.pending == 0)
  }

  @Test(arguments: [1, 5, 9, 100])
  func `all pages together have all tweets in order`(pageSize: Int) {
    let service = service(pageSize: pageSize)
    for name in service.knownUsernames where name != "stormy_petrel" {
      var user: TwitterUser?
      service.user(named: name).startWithResult { user = try? $0.get() }
      scheduler.run()
      guard let user else {
        Issue.record("\(name) is not known")
        continue
      }
      var numbers: [Int] = []
      var isLast = false
      for page in 0..<200 where !isLast {
        service.tweets(of: user, page: page).startWithResult { result in
          guard case .success(let page) = result else { return }
          numbers += page.tweets.map(\.number)
          isLast = page.isLast
        }
        scheduler.run()
      }
      #expect(numbers == Array((0..<user.tweetCount).map { user.tweetCount - $0 }))
    }
  }
}
