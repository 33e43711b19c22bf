nonisolated extension SampleUsers {
  static let boat = Entry(
    "paper_boat",
    "A Paper Boat",
    bio: "Folded from yesterday’s paper. Unsinkable until further notice.",
    homePort: "The second puddle on the left",
    followers: 9,
    avatar: [
      "............",
      "......O.....",
      ".....OO.....",
      "....OOYO....",
      "...OOOYYO...",
      "..OOOOYYYO..",
      "............",
      "OOOOOOOOOOOO",
      "TOOOOOYYYYYT",
      "TTOOOYYYYYTT",
      "TTTTTTTTTTTT",
      "T.TT.TT.TT.T",
    ],
    [
      "Cast off! The gutter is lovely this time of year.",
      "Overtook a leaf.",
      "The leaf has overtaken me. It is a longer race than that.",
      "My left side is the crossword. Seven across is getting soft.",
      "Took on water. Took on a beetle. The beetle took command.",
      "Rapids! (It was the drain. We went round.)",
      "One can see the whole puddle from up here.",
      "If I am unfolded, I have news from Tuesday.",
      "Christened today, by rain.",
    ]
  )

  static let octopus = Entry(
    "shy_octopus",
    "Shy Octopus",
    bio: "Eight drafts, all unsent.",
    homePort: "Behind the rock. No, the other rock.",
    followers: 12_406,
    avatar: [
      "............",
      "....PPPP....",
      "...PPPPPP...",
      "..PPPPPPPP..",
      "..PWKPPWKP..",
      "..PPPPPPPP..",
      "..PPPKKPPP..",
      ".PPPPPPPPPP.",
      ".P.PP..PP.P.",
      "P..P.PP.P..P",
      "P.P..PP..P.P",
      "..P.P..P.P..",
    ],
    []
  )
}
