/// The account of a user, as the server sends it.
public nonisolated struct Account: Sendable, Equatable {
  /// The name that other users see.
  public let nickname: String
  /// The avatar.
  public let avatar: MineImage
  /// The background of the page's header.
  public let background: MineBackground
  /// The balance in whole yuan.
  public let balance: Int
  /// The number of coupons.
  public let coupons: Int
  /// The number of parcels that are being delivered.
  public let parcels: Int

  /// Makes an account.
  public init(
    nickname: String,
    avatar: MineImage = .stranger,
    background: MineBackground = .plain,
    balance: Int,
    coupons: Int,
    parcels: Int
  ) {
    self.nickname = nickname
    self.avatar = avatar
    self.background = background
    self.balance = balance
    self.coupons = coupons
    self.parcels = parcels
  }
}
