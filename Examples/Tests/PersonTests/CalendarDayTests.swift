import PersonExample
import Testing

struct CalendarDayTests {
  @Test(arguments: [
    (0, "Thursday January 1, 1970"),
    (86_399, "Thursday January 1, 1970"),
    (-1, "Wednesday December 31, 1969"),
    (951_782_400, "Tuesday February 29, 2000"),
    (-2_203_891_200, "Thursday March 1, 1900"),
    (4_107_542_400, "Monday March 1, 2100"),
    (1_709_164_800, "Thursday February 29, 2024"),
    (1_735_603_200, "Tuesday December 31, 2024"),
    (-62_135_596_800, "Monday January 1, 0001"),
    (-62_135_596_801, "Sunday December 31, 0001 BC"),
    (253_402_300_800, "Saturday January 1, 10000"),
  ])
  func `each day has its weekday and its month`(seconds: Int, text: String) {
    let person = Person(
      salutation: nil,
      firstName: "",
      lastName: "",
      birthdate: CalendarDay(secondsSince1970: seconds)
    )

    #expect(PersonViewModel(model: person).birthdateText == text)
  }

  @Test func `consecutive days follow each other`() {
    var before = CalendarDay(secondsSince1970: -800 * 366 * 86400)
    for number in (1 - 800 * 366)...(400 * 366) {
      let day = CalendarDay(secondsSince1970: number * 86400)
      let isNextMonth = day.day == 1 && before.day >= 28
      guard day.day == before.day + 1 && day.month == before.month || isNextMonth,
        day.weekday.rawValue == (before.weekday.rawValue + 1) % 7
      else {
        Issue.record("\(day) does not follow \(before)")
        return
      }
      before = day
    }
  }

  @Test(arguments: [Int.min, Int.max])
  func `a moment far from 1970 is a valid day`(seconds: Int) {
    let day = CalendarDay(secondsSince1970: seconds)

    #expect((1...12).contains(day.month))
    #expect((1...31).contains(day.day))
  }
}
