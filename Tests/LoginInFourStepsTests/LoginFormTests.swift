import BinderyTesting
import LoginSteps
import Testing

/// What a person sees is the same in all four steps.
struct LoginFormTests {
  @Test(arguments: Step.allCases)
  func `the button follows the fields, and the picture the name`(step: Step) {
    let stage = Stage(step)
    #expect(!stage.form.isLogInEnabled)

    stage.form.type("mona", "")
    #expect(!stage.form.isLogInEnabled)
    #expect(stage.form.avatarURL == "avatars/mona.png")
    stage.form.type("monam", "x")

    #expect(stage.form.isLogInEnabled)
    #expect(stage.form.avatarURL == nil)
  }

  @Test(arguments: Step.allCases)
  func `a log-in is busy, and then at home`(step: Step) async {
    let stage = Stage(step)
    stage.form.type("mona", "octave")

    stage.form.didSubmit()
    await settle()
    #expect(stage.form.isBusy)
    #expect(!stage.form.isLogInEnabled)
    await stage.service.answer(.success(Member(name: "Mona")))

    #expect(!stage.form.isBusy)
    #expect(stage.greetings == ["Welcome, Mona."])
    #expect(stage.service.attempts == ["mona:octave"])
  }

  @Test(arguments: Step.allCases)
  func `a refusal is told, and leaves the form as it was`(step: Step) async {
    let stage = Stage(step)
    stage.form.type("mona", "guess")

    stage.form.didSubmit()
    await settle()
    await stage.service.answer(.failure(LoginRefusal()))

    #expect(stage.form.message == "Incorrect username or password")
    #expect(stage.form.isLogInEnabled)
    #expect(stage.form.password == "guess")
    #expect(stage.greetings.isEmpty)
  }

  @Test(arguments: Step.allCases)
  func `Return on an empty form does nothing`(step: Step) async {
    let stage = Stage(step)

    stage.form.didSubmit()
    await settle()

    #expect(stage.service.attempts.isEmpty)
  }

  @Test(arguments: Step.allCases)
  func `a form takes all that was bound to it along`(step: Step) async {
    weak var form: FormDouble?
    weak var owner: AnyObject?
    do {
      let stage = Stage(step)
      form = stage.form
      owner = stage.form.owner
      stage.form.type("mona", "octave")
      stage.form.didSubmit()
      await settle()
      await stage.service.answer(.success(Member(name: "Mona")))
    }
    await settle()

    #expect(form == nil)
    #expect(owner == nil)
  }
}
