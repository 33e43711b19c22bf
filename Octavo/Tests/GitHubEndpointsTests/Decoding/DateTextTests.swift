import Foundation
import Testing

@testable import GitHubValues

struct DateTextTests {
  @Test(
    arguments: [
      ("2012-10-24T14:25:09Z", 1_351_088_709), ("2012-10-24T14:25:09.000Z", 1_351_088_709),
      ("2012-10-24T14:25:09.250Z", 1_351_088_709.25), ("2012-10-24T16:25:09+02:00", 1_351_088_709),
      ("2012-10-24T16:25:09+0200", 1_351_088_709), ("2012/10/24 07:25:09 -0700", 1_351_088_709),
      ("2012-10-24 14:25:09 UTC", 1_351_088_709), ("2012-10-24T14:25:09", 1_351_088_709),
      ("2012-10-24T14:25Z", 1_351_088_700), ("2012-10-24", 1_351_036_800),
      ("1351088709", 1_351_088_709), ("1970-01-01T00:00:00Z", 0), ("2000-02-29", 951_782_400),
      ("1969-12-31T23:59:59Z", -1), ("0001-01-01", -62_135_596_800),
    ] as [(String, Double)]
  )
  func `every form of a date is read`(_ text: String, _ seconds: Double) {
    #expect(DateText.date(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "yesterday", "2012-10", "2012-10-24T", "2012-10-24Tnoon", "2012-13-01", "2012-00-01",
    "2011-02-29", "1900-02-29", "2012-10-24T24:00:00Z", "2012-10-24T14:60:00Z",
    "2012-10-24T14:25:09Zulu", "2012-10-24T14:25:09+99:00", "２０１２-10-24", "-2012-10-24",
    "9223372036854775807", "99999999999999999999",
  ])
  func `a text in no such form has no date`(_ text: String) {
    #expect(DateText.date(text) == nil)
  }

  @Test func `each day of 400 years is the one after the day before it`() {
    var seconds = -2_208_988_800.0

    for year in 1900..<2300 {
      for month in 1...12 {
        let days = (28...31).filter { DateText.date(Self.text(year, month, $0)) != nil }.max() ?? 0
        for day in 1...max(days, 1) {
          #expect(DateText.date(Self.text(year, month, day))?.timeIntervalSince1970 == seconds)
          seconds += 86_400
        }
      }
    }
    #expect(seconds == 10_413_792_000)
  }

  private static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  @Test(arguments: [(#"1351088709"#, 1_351_088_709.0), ("1351088709.5", 1_351_088_709.5)])
  func `a number is the seconds since 1970`(_ json: String, _ seconds: Double) throws {
    #expect(try date(json) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: ["null", "1e300", "-1e300", "{}", "[]", "true", #""""#])
  func `a value that is no time is no date`(_ json: String) throws {
    #expect(try date(json) == nil)
  }

  private func date(_ json: String) throws -> Date? {
    let data = Data(#"{"at": \#(json)}"#.utf8)
    return try JSONDecoder().decode(LenientObject<JSONObject>.self, from: data).value.date("at")
  }
}
