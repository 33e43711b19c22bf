import Foundation
import OctavoServers
import Testing

struct CoreDumpTests {
  @Test func `a crash leaves no file with the memory of the program`() throws {
    CoreDumps.disable()

    let limits = try String(contentsOfFile: "/proc/self/limits", encoding: .utf8)
    let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file") })
    #expect(line.split(whereSeparator: \.isWhitespace).dropFirst(4).prefix(2) == ["0", "0"])
  }
}
