import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Saving a file, from the question to the notice.
struct SavingTests {
  private let fakes = Fakes()
  private let request = SaveRequest(.bytes(Data("hi".utf8)), named: "a.zip", size: 2048)

  /// Saves the file, and answers each question by the next answer.
  private func save(_ answers: String...) async -> Asked {
    let asked = Asked(fakes.services, answers)
    Task.immediate { await fakes.services.save(request) }
    await settle()
    return asked
  }

  @Test func `the user names the place, and the notice names the file`() async throws {
    let asked = await save("~/Downloads/b.zip")
    let job = try #require(fakes.saver.jobs.first)
    job.show(1024, of: 2048)

    #expect(asked.questions.map(\.suggestion) == ["~/Downloads/a.zip"])
    #expect(asked.questions.map(\.prompt) == ["Enter the place of the file (2 KB)."])
    #expect(fakes.services.savingNotice?.text == "Saving b.zip: 1 KB of 2 KB")
    #expect(job.content == request.content && job.stored.isEmpty)

    job.gate.open()
    await settle()

    #expect(job.stored == ["~/Downloads/b.zip"])
    #expect(fakes.services.savingNotice == nil)
    #expect(fakes.services.notice?.text == "Saved as ~/Downloads/b.zip.")
    #expect(fakes.services.downloads.all.isEmpty)
  }

  @Test func `nothing is saved without an answer`() async {
    _ = await save()

    #expect(fakes.saver.jobs.isEmpty && fakes.services.downloads.all.isEmpty)
  }

  @Test func `an answer that names no place is asked again with the reason`() async {
    fakes.saver.problems = [.missingFolder("/nowhere")]
    let asked = await save("/nowhere/a.zip")

    #expect(asked.questions.map(\.prompt).last == "The folder “/nowhere” does not exist.")
    #expect(asked.questions.map(\.suggestion).last == "/nowhere/a.zip")
    #expect(fakes.saver.jobs.isEmpty)
  }

  @Test(arguments: [
    ("Cancel", []), ("Keep Both", ["~/Downloads/a (2).zip"]),
    ("Replace", ["~/Downloads/a.zip (replaced)"]),
  ])
  func `a file that exists is replaced only if the user says so`(
    choice: String,
    stored: [String]
  ) async throws {
    fakes.saver.names = ["a.zip"]
    let asked = Asked(fakes.services, ["~/Downloads/a.zip"], choices: [choice])
    Task.immediate { await fakes.services.save(request) }
    await settle()
    for job in fakes.saver.jobs { job.gate.open() }
    await settle()

    #expect(asked.alerts.map(\.title) == ["Replace “a.zip”?"])
    #expect(fakes.saver.jobs.flatMap(\.stored) == stored)
  }

  @Test(arguments: [
    ("Cancel", []), ("Keep Both", ["~/Downloads/a (2).zip"]),
    ("Replace", ["~/Downloads/a.zip (replaced)"]),
  ])
  func `a file that appears while the bytes arrive is replaced only if the user says so`(
    choice: String,
    stored: [String]
  ) async throws {
    let asked = Asked(fakes.services, ["~/Downloads/a.zip"], choices: [choice])
    Task.immediate { await fakes.services.save(request) }
    await settle()
    let job = try #require(fakes.saver.jobs.first)
    fakes.saver.names = ["a.zip"]
    job.gate.open()
    await settle()

    #expect(asked.alerts.count == 1)
    #expect(job.stored == stored && job.isRemoved == stored.isEmpty)
    #expect(fakes.services.downloads.all.isEmpty)
  }

  @Test func `cancelling leaves nothing and says nothing`() async throws {
    _ = await save("~/Downloads/a.zip")
    let job = try #require(fakes.saver.jobs.first)

    fakes.services.savingNotice?.action?.perform()
    await settle()

    #expect(job.isRemoved && job.stored.isEmpty)
    #expect(fakes.services.notice == nil && fakes.services.savingNotice == nil)
    #expect(fakes.services.downloads.all.isEmpty)
  }

  @Test func `an interrupted file is resumed where it ended`() async throws {
    _ = await save("~/Downloads/a.zip")
    let job = try #require(fakes.saver.jobs.first)
    job.canContinue = true
    job.failures = [APIError(.offline)]
    job.gate.open()
    await settle()

    let notice = try #require(fakes.services.notice)
    #expect(notice.text == "Could not save a.zip. The server cannot be reached.")
    #expect(notice.action?.title == "Resume" && !job.isRemoved)

    notice.action?.perform()
    await settle()

    #expect(job.attempts == 2 && job.stored == ["~/Downloads/a.zip"])
    #expect(fakes.services.notice?.text == "Saved as ~/Downloads/a.zip.")
  }

  @Test func `a full disk is a sentence, and the file can be tried again`() async throws {
    _ = await save("~/Downloads/a.zip")
    let job = try #require(fakes.saver.jobs.first)
    job.failures = [SaveFailure.diskFull]
    job.gate.open()
    await settle()

    #expect(
      fakes.services.notice?.text
        == "Could not save a.zip. There is not enough space on the disk."
    )
    #expect(fakes.services.notice?.action?.title == "Try Again")
  }

  @Test func `several files are saved at once, and one line says how far they are`() async throws {
    _ = await save("~/Downloads/a.zip")
    _ = await save("~/Downloads/b.zip")
    let jobs = fakes.saver.jobs
    jobs[0].show(1024, of: 2048)
    jobs[1].show(512, of: 2048)

    #expect(fakes.services.savingNotice?.text == "Saving 2 files: 1.5 KB of 4 KB")
    #expect(fakes.services.savingNotice?.action?.title == "Cancel All")

    jobs[0].gate.open()
    await settle()

    #expect(fakes.services.savingNotice?.text == "Saving b.zip: 512 B of 2 KB")

    await fakes.services.downloads.end()

    #expect(jobs[0].stored == ["~/Downloads/a.zip"] && !jobs[0].isRemoved)
    #expect(jobs[1].isRemoved && fakes.services.downloads.all.isEmpty)
  }
}

/// The questions that were asked, and their answers.
private final class Asked {
  var questions: [InputQuestion] = []
  var alerts: [AlertContent] = []
  private var tokens: [ObservationToken] = []

  init(_ services: Services, _ answers: [String], choices: [String] = []) {
    var answers = answers
    var choices = choices
    tokens = [
      services.questions.answer { [weak self] question in
        self?.questions.append(question)
        return answers.isEmpty ? nil : answers.removeFirst()
      },
      services.choices.answer { [weak self] alert in
        self?.alerts.append(alert)
        guard !choices.isEmpty else { return nil }
        let title = choices.removeFirst()
        return alert.choices.first { $0.title == title }
      },
    ]
  }

  deinit {}
}
