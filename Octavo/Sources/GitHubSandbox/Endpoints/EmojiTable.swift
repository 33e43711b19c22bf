/// The emoji that have a name on GitHub and are used most, a part of its list.
enum EmojiTable {
  /// The characters by their names.
  static let characters: [Substring: Substring] = {
    let words = text.split(whereSeparator: \.isWhitespace)
    return Dictionary(
      stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) },
      uniquingKeysWith: { first, _ in first }
    )
  }()

  /// Returns the name of the picture of an emoji: its code points without variation selectors.
  static func fileName(of character: Substring) -> String {
    character.unicodeScalars.filter { $0.value != 0xfe0f }.map { String($0.value, radix: 16) }
      .joined(separator: "-")
  }

  private static let text = """
    +1 👍 -1 👎 thumbsup 👍 thumbsdown 👎 100 💯 alien 👽 ambulance 🚑 anchor ⚓ angry 😠 ant 🐜
    apple 🍎 arrow_down ⬇️ arrow_left ⬅️ arrow_right ➡️ arrow_up ⬆️ art 🎨 astonished 😲
    baby_chick 🐤 balloon 🎈 banana 🍌 bar_chart 📊 battery 🔋 bear 🐻 bee 🐝 beer 🍺 beers 🍻
    beetle 🪲 bell 🔔 bento 🍱 bicyclist 🚴 bike 🚲 bird 🐦 birthday 🎂 blossom 🌼 blue_heart 💙
    blush 😊 boat ⛵ bomb 💣 book 📖 bookmark 🔖 books 📚 boom 💥 bouquet 💐 bread 🍞 brain 🧠
    bricks 🧱 broken_heart 💔 bug 🐛 building_construction 🏗️ bulb 💡 bullettrain_side 🚄 bus 🚌
    cactus 🌵 cake 🍰 calendar 📆 camera 📷 candle 🕯️ car 🚗 card_file_box 🗃️ carrot 🥕 cat 🐱
    chart_with_downwards_trend 📉 chart_with_upwards_trend 📈 cherries 🍒
    cherry_blossom 🌸 children_crossing 🚸 chocolate_bar 🍫 christmas_tree 🎄 clap 👏 clapper 🎬
    clipboard 📋 clock1 🕐 closed_lock_with_key 🔐 cloud ☁️ clown_face 🤡 coffee ☕
    cold_sweat 😰 computer 💻 confetti_ball 🎊 confused 😕 construction 🚧 construction_worker 👷
    cookie 🍪 copyright ©️ cow 🐮 crab 🦀 crossed_fingers 🤞 crown 👑 cry 😢 crystal_ball 🔮
    cupid 💘 dancer 💃 dart 🎯 dash 💨 disappointed 😞 dizzy 💫 dog 🐶 dollar 💵 dolphin 🐬
    doughnut 🍩 dove 🕊️ dragon 🐉 droplet 💧 duck 🦆 ear 👂 earth_africa 🌍 earth_americas 🌎
    earth_asia 🌏 egg 🥚 elephant 🐘 email ✉️ envelope ✉️ exclamation ❗ exploding_head 🤯
    expressionless 😑 eye 👁️ eyeglasses 👓 eyes 👀 facepalm 🤦 fast_forward ⏩ fire 🔥
    fire_engine 🚒 fireworks 🎆 fish 🐟 fist ✊ flashlight 🔦 flushed 😳 fog 🌫️
    four_leaf_clover 🍀 fox_face 🦊 frog 🐸 frowning 😦 full_moon 🌕 gear ⚙️ gem 💎 ghost 👻
    gift 🎁 globe_with_meridians 🌐 goal_net 🥅 grapes 🍇 green_apple 🍏 green_heart 💚
    grimacing 😬 grin 😁 grinning 😀 hammer 🔨 hammer_and_wrench 🛠️ hamster 🐹 handshake 🤝
    hankey 💩 headphones 🎧 heart ❤️ heart_eyes 😍 heavy_check_mark ✔️ heavy_minus_sign ➖
    heavy_plus_sign ➕ hedgehog 🦔 herb 🌿 hibiscus 🌺 honeybee 🐝 hospital 🏥 hourglass ⌛
    house 🏠 hugs 🤗 hushed 😯 icecream 🍦 innocent 😇 iphone 📱 joy 😂 key 🔑 keyboard ⌨️
    kiss 💋 kissing_heart 😘 koala 🐨 label 🏷️ ladybug 🐞 laughing 😆 leaves 🍃 lemon 🍋
    link 🔗  lipstick 💄 lobster 🦞 lock 🔒 loud_sound 🔊 loudspeaker 📢 love_letter 💌
    mag 🔍 magnet 🧲 mailbox 📫 maple_leaf 🍁 mask 😷 mega 📣 memo 📝 microscope 🔬
    milky_way 🌌 money_with_wings 💸 monkey 🐒 moon 🌔 mortar_board 🎓 mountain ⛰️ mouse 🐭
    muscle 💪 mushroom 🍄 musical_note 🎵 mute 🔇 nerd_face 🤓 neutral_face 😐 new 🆕 newspaper 📰
    no_entry ⛔ no_entry_sign 🚫 no_mouth 😶 notebook 📓 notes 🎶 ocean 🌊 octopus 🐙 ok 🆗
    ok_hand 👌 open_mouth 😮 orange_heart 🧡 owl 🦉 package 📦 page_facing_up 📄 palm_tree 🌴
    panda_face 🐼 paperclip 📎 parrot 🦜 partying_face 🥳 passport_control 🛂 peach 🍑 pear 🍐
    pencil 📝 pencil2 ✏️ penguin 🐧 pensive 😔 pig 🐷 pill 💊 pineapple 🍍 pizza 🍕
    point_down 👇 point_left 👈 point_right 👉 point_up ☝️ poop 💩 postbox 📮 pouting_face 😡
    pray 🙏 printer 🖨️ purple_heart 💜 pushpin 📌 question ❓ rabbit 🐰 racehorse 🐎 radio 📻
    rage 😡 rainbow 🌈 raised_hands 🙌 recycle ♻️ red_circle 🔴 relaxed ☺️ relieved 😌 repeat 🔁
    rewind ⏪ ribbon 🎀 robot 🤖 rocket 🚀 rofl 🤣 roll_eyes 🙄 rose 🌹 rotating_light 🚨
    round_pushpin 📍 running 🏃 sailboat ⛵ satellite 📡 scissors ✂️ scream 😱 scroll 📜
    see_no_evil 🙈 seedling 🌱 shark 🦈 sheep 🐑 ship 🚢 shrug 🤷 skull 💀 sleeping 😴 sleepy 😪
    slightly_smiling_face 🙂 sloth 🦥 smile 😄 smiley 😃 smirk 😏 snail 🐌 snake 🐍 snowflake ❄️
    snowman ⛄ sob 😭 sparkles ✨ sparkling_heart 💖 speech_balloon 💬 spider 🕷️ star ⭐
    star2 🌟 stars 🌠 stopwatch ⏱️ strawberry 🍓 stuck_out_tongue 😛 sun_with_face 🌞
    sunflower 🌻 sunglasses 😎 sunny ☀️ sunrise 🌅 sweat 😓 sweat_smile 😅 tada 🎉 tea 🍵
    telescope 🔭 test_tube 🧪 thinking 🤔 thought_balloon 💭 tiger 🐯 tired_face 😫 tomato 🍅
    train 🚋 triangular_flag_on_post 🚩 triumph 😤 trophy 🏆 truck 🚚
    tulip 🌷 turtle 🐢 umbrella ☔ unamused 😒 unicorn 🦄 unlock 🔓 v ✌️ violin 🎻 volcano 🌋
    warning ⚠️ wastebasket 🗑️ watch ⌚ watermelon 🍉 wave 👋 weary 😩 whale 🐳
    wheelchair ♿ white_check_mark ✅ white_flag 🏳️ wink 😉 wolf 🐺 worried 😟 wrench 🔧 x ❌
    yellow_heart 💛 yum 😋 zap ⚡ zipper_mouth_face 🤐 zzz 💤
    """
}
