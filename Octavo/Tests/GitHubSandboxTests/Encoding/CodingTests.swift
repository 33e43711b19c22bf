import Digests
import Testing

@testable import GitHubSandbox

/// Small codes: percent, dates, hashes.
struct CodingTests {
  @Test(
    arguments: [
      ("a%20b", Array("a b".utf8)), ("%FF%00", [0xff, 0]), ("%2f", [0x2f]),
      ("a+b", Array("a+b".utf8)),
      ("%", nil), ("%4", nil), ("%zz", nil), ("", []),
    ] as [(String, [UInt8]?)]
  )
  func `percent coding is undone byte by byte`(text: String, bytes: [UInt8]?) {
    #expect(PercentCoding.decode(text) == bytes)
  }

  @Test func `decoding returns the bytes that were encoded`() {
    let bytes = (0...255).map { UInt8($0) }

    #expect(PercentCoding.decode(PercentCoding.encode(bytes)) == bytes)
    #expect(PercentCoding.encode("a/b".utf8, keepingSlashes: false) == "a%2Fb")
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_773_500_966, "2026-03-14T15:09:26Z"),
    (951_868_799, "2000-02-29T23:59:59Z"), (-1, "1969-12-31T23:59:59Z"),
    (4_102_444_800, "2100-01-01T00:00:00Z"),
  ])
  func `seconds become dates`(seconds: Int, text: String) {
    #expect(Timestamp(seconds).text == text)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
    (
      String(repeating: "a", count: 119),
      "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"
    ),
  ])
  func `the digest is SHA-256`(text: String, digest: String) {
    #expect(SHA256.hexadecimal(text) == digest)
  }

  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (String(repeating: "a", count: 55), "c1c8bbdc22796e28c0e15163d20899b65621d65a"),
    (String(repeating: "a", count: 56), "c2db330f6083854c99d4b5bfb6e8f29f201be699"),
    (String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
    (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
  ])
  func `a SHA-1 digest is that of the standard, whatever the length of its parts`(
    _ text: String,
    _ digest: String
  ) {
    let bytes = Array(text.utf8)
    let middle = bytes.count / 3

    #expect(SHA1.hexadecimal([bytes]) == digest)
    #expect(SHA1.hexadecimal([bytes[..<middle], bytes[middle...]]) == digest)
  }

  @Test func `JSON text escapes what must not stand in it`() {
    let bytes = JSONText.of("\"\\\n\u{1b}[31m\u{7f}é")

    #expect(
      String(decoding: bytes, as: UTF8.self) == #""\"\\\n\u001b[31m\u007fé""#
    )
  }
}
