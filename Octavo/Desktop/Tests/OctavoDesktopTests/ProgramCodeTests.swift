import CBackground
import Foundation
import Testing

extension OctavoDesktopTests {
  struct ProgramCodeTests {
    /// The kilobytes of the program’s code that are in memory.
    private func residentCode() throws -> Int {
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let maps = try String(contentsOfFile: "/proc/self/smaps", encoding: .utf8)
      var (isCode, sum) = (false, 0)
      for line in maps.split(separator: "\n") {
        if line.contains(" r-xp ") {
          isCode = line.hasSuffix(program)
        } else if isCode, line.hasPrefix("Rss:") {
          sum += line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
          isCode = false
        }
      }
      return sum
    }

    @Test func `most of the code leaves the memory, and what is executed next comes back`() throws {
      let before = try residentCode()
      octavo_program_code_given_back()
      let after = try residentCode()

      #expect(after > 0 && after < before / 2, "\(before) kB before, \(after) kB after")
    }
  }
}
