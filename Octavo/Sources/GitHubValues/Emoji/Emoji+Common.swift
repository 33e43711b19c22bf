extension GitHub.Emoji {
  /// The emoji that are written most, by name: the list before that of the server is there.
  public static let common: [GitHub.Emoji] = {
    let words = table.split(whereSeparator: \.isWhitespace).map(String.init)
    return stride(from: 0, to: words.count - 1, by: 2).map {
      GitHub.Emoji(name: words[$0], character: words[$0 + 1])
    }
  }()

  private static let table = """
    +1 👍 -1 👎 100 💯 arrow_down ⬇️ arrow_left ⬅️ arrow_right ➡️ arrow_up ⬆️ art 🎨 bell 🔔
    blush 😊 book 📖 boom 💥 bug 🐛 bulb 💡 clap 👏 coffee ☕ confused 😕 construction 🚧 cry 😢
    eyes 👀 fire 🔥 gear ⚙️ gift 🎁 green_heart 💚 grin 😁 hammer 🔨 heart ❤️ heart_eyes 😍
    heavy_check_mark ✔️ hourglass ⌛ hugs 🤗 joy 😂 key 🔑 laughing 😆 link 🔗 lock 🔒 mag 🔍 memo 📝
    muscle 💪 ok_hand 👌 package 📦 pencil2 ✏️ point_up ☝️ pray 🙏 question ❓ rainbow 🌈
    recycle ♻️ rocket 🚀 rofl 🤣 rotating_light 🚨 see_no_evil 🙈 shrug 🤷 skull 💀 smile 😄
    smiley 😃 sob 😭 sparkles ✨ star ⭐ sunglasses 😎 sweat_smile 😅 tada 🎉 thinking 🤔
    thumbsdown 👎 thumbsup 👍 trophy 🏆 unlock 🔓 warning ⚠️ wastebasket 🗑️ wave 👋
    white_check_mark ✅ wink 😉 wrench 🔧 x ❌ zap ⚡
    """
}
