import GitHubAPI
import GitHubValues
import Testing

struct CredentialsTests {
  @Test(arguments: [
    Credentials.token(GitHub.Token("s3cret")),
    .password(login: "octocat", password: "s3cret", oneTimeCode: "s3cret"),
  ])
  func `printed credentials show no secret`(_ credentials: Credentials) {
    var dumped = ""
    dump(credentials, to: &dumped)
    let texts = [
      "\(credentials)", String(reflecting: credentials), String(describing: [credentials]), dumped,
      String(reflecting: GitHub.Token("s3cret")), "\(Optional(GitHub.Token("s3cret")) as Any)",
    ]

    #expect(!texts.contains { $0.contains("s3cret") })
  }

  @Test func `a login prints without its token`() {
    let login = Login(
      user: GitHub.User(id: 1, login: "octocat"),
      token: GitHub.Token("s3cret")
    )
    var dumped = ""
    dump(login, to: &dumped)

    #expect(!"\(login) \(dumped)".contains("s3cret"))
  }

  @Test func `white space around a pasted token is left out`() {
    #expect(GitHub.Token(" ghp_x\n") == GitHub.Token("ghp_x"))
    #expect(GitHub.Token(" \n").secret.isEmpty)
  }
}
