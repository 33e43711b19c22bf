import BinderySignals
import Testing

struct BackOffTests {
  private func delays(_ backOff: BackOff, _ count: Int = 5) -> [Duration] {
    (1...count).map { backOff.delay(before: $0) }
  }

  @Test func `a constant back-off has one pause`() {
    #expect(delays(.constant(.seconds(2)), 3) == [.seconds(2), .seconds(2), .seconds(2)])
  }

  @Test func `an exponential back-off grows by its factor up to the limit`() {
    let doubled = BackOff.exponential(from: .seconds(1), upTo: .seconds(10))
    let tripled = BackOff.exponential(from: .seconds(1), factor: 3, upTo: .seconds(100))

    #expect(delays(doubled) == [1, 2, 4, 8, 10].map { .seconds($0) })
    #expect(delays(tripled) == [1, 3, 9, 27, 81].map { .seconds($0) })
  }

  @Test func `the pause before a late retry is the limit, or zero if the first pause is zero`() {
    let late = 1_000_000

    #expect(
      BackOff.exponential(from: .nanoseconds(1), upTo: .seconds(30)).delay(before: late)
        == .seconds(30)
    )
    #expect(BackOff.exponential(from: .zero, upTo: .seconds(30)).delay(before: late) == .zero)
    #expect(BackOff.constant(.zero).delay(before: late) == .zero)
  }

  @Test func `jitter shortens a pause by a random part of its share`() {
    let backOff = BackOff.exponential(from: .seconds(4), upTo: .seconds(60), jitter: 0.5)
    var longest = Steady(number: 0)
    var middle = Steady(number: 1 << 52)
    var shortest = Steady(number: .max)

    #expect(backOff.delay(before: 2, using: &longest) == .seconds(8))
    #expect(backOff.delay(before: 2, using: &middle) == .seconds(6))
    #expect(backOff.delay(before: 2, using: &shortest) == .seconds(4))
  }

  @Test func `without jitter the random source is not used`() {
    var shortest = Steady(number: .max)

    #expect(BackOff.constant(.seconds(1)).delay(before: 1, using: &shortest) == .seconds(1))
  }
}
