import BinderyTesting
import LoginSteps
import Testing

/// The form behaves the same in all four steps.
struct LoginFormTests {
  @Test(arguments: Step.allCases)
  func `the button follows the fields, and the picture the name`(step: Step) {
    let fixture = StepFixture(step)
    #expect(!fixture.form.isLogInEnabled)

    fixture.form.type("mona", "")
    #expect(!fixture.form.isLogInEnabled)
    #expect(fixture.form.avatarURL == "avatars/mona.png")
    fixture.form.type("monam", "x")

    #expect(fixture.form.isLogInEnabled)
    #expect(fixture.form.avatarURL == nil)
  }

  @Test(arguments: Step.allCases)
  func `a login is busy until the home screen appears`(step: Step) async {
    let fixture = StepFixture(step)
    fixture.form.type("mona", "octave")

    fixture.form.didSubmit()
    await settle()
    #expect(fixture.form.isBusy)
    #expect(!fixture.form.isLogInEnabled)
    await fixture.service.answer(.success(Member(name: "Mona")))

    #expect(!fixture.form.isBusy)
    #expect(fixture.greetings == ["Welcome, Mona."])
    #expect(fixture.service.attempts == ["mona:octave"])
  }

  @Test(arguments: Step.allCases)
  func `a failed login shows a message and keeps the form's texts`(step: Step) async {
    let fixture = StepFixture(step)
    fixture.form.type("mona", "guess")

    fixture.form.didSubmit()
    await settle()
    await fixture.service.answer(.failure(LoginError()))

    #expect(fixture.form.message == "Incorrect username or password")
    #expect(fixture.form.isLogInEnabled)
    #expect(fixture.form.password == "guess")
    #expect(fixture.greetings.isEmpty)
  }

  @Test(arguments: Step.allCases)
  func `Return on an empty form does nothing`(step: Step) async {
    let fixture = StepFixture(step)

    fixture.form.didSubmit()
    await settle()

    #expect(fixture.service.attempts.isEmpty)
  }

  @Test(arguments: Step.allCases)
  func `a released form releases the controller or view that is bound to it`(step: Step) async {
    weak var form: FormDouble?
    weak var owner: AnyObject?
    do {
      let fixture = StepFixture(step)
      form = fixture.form
      owner = fixture.form.owner
      fixture.form.type("mona", "octave")
      fixture.form.didSubmit()
      await settle()
      await fixture.service.answer(.success(Member(name: "Mona")))
    }
    await settle()

    #expect(form == nil)
    #expect(owner == nil)
  }
}
