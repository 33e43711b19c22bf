nonisolated extension Crew {
  static let boat = Member(
    "paper_boat",
    "A Paper Boat",
    bio: "Folded from yesterday’s paper. Unsinkable until further notice.",
    homePort: "The second puddle on the left",
    followers: 9,
    avatar: [
      "BBBBBBBBBBBB",
      "BBBBBBWBBBBB",
      "BBBBBWWBBBBB",
      "BBBBWWGWBBBB",
      "BBBWWWGGWBBB",
      "BBWWWWGGGWBB",
      "BBBBBBBBBBBB",
      "WWWWWWWWWWWW",
      "TWWWWWGGGGGT",
      "TTWWWGGGGGTT",
      "TTTTTTTTTTTT",
      "TNTTNTTNTTNT",
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

  static let octopus = Member(
    "shy_octopus",
    "Shy Octopus",
    bio: "Eight drafts, all unsent.",
    homePort: "Behind the rock. No, the other rock.",
    followers: 12_406,
    avatar: [
      "NNNNNNNNNNNN",
      "NNNNPPPPNNNN",
      "NNNPPPPPPNNN",
      "NNPPPPPPPPNN",
      "NNPWKPPWKPNN",
      "NNPPPPPPPPNN",
      "NNPPPKKPPPNN",
      "NPPPPPPPPPPN",
      "NPNPPNNPPNPN",
      "PNNPNPPNPNNP",
      "PNPNNPPNNPNP",
      "NNPNPNNPNPNN",
    ],
    []
  )
}
