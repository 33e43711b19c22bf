/// Who is logged in, and what they have, in raw numbers.
public nonisolated struct Account: Sendable, Equatable {
  /// The name that others see.
  public let nickname: String
  /// Money, in whole yuan.
  public let balance: Int
  /// How many coupons.
  public let coupons: Int
  /// How many parcels are on their way.
  public let parcels: Int

  /// Makes an account.
  public init(nickname: String, balance: Int, coupons: Int, parcels: Int) {
    self.nickname = nickname
    self.balance = balance
    self.coupons = coupons
    self.parcels = parcels
  }
}
