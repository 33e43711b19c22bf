import Testing

@testable import OctavoViewModels

struct ReadmeSummaryTests {
  @Test func `the first three blocks are the summary`() {
    let text = "# Tides\n\nWater comes.\nWater goes.\n\n\n- high\n- low\n\nAnd so on."

    #expect(ReadmeSummary.of(text) == "# Tides\n\nWater comes.\nWater goes.\n\n- high\n- low")
  }

  @Test func `a blank line inside code ends no block`() {
    let text = "# Tides\n\n```c\nint a;\n\nint b;\n```\n\nText.\n\nMore."

    #expect(ReadmeSummary.of(text) == "# Tides\n\n```c\nint a;\n\nint b;\n```\n\nText.")
  }

  @Test func `code that is cut off is closed`() {
    let text = "```\n" + String(repeating: "line\n", count: 100)

    let summary = ReadmeSummary.of(text)

    #expect(summary.hasSuffix("line\n```"))
    #expect(summary.split(separator: "\n").count == 41)
  }

  @Test(arguments: ["", "\n\n\n", "  \r\n \t\n"])
  func `nothing is the summary of nothing`(text: String) {
    #expect(ReadmeSummary.of(text) == "")
  }

  @Test func `a line of a megabyte is cut`() {
    #expect(ReadmeSummary.of(String(repeating: "x", count: 1 << 20)).utf8.count == 16_384)
  }
}
