# What a shared address says of itself in a chat, before it is opened.
preview-about = Political board games in the browser: Die Macher and Helvetiq. Against friends or bots, without an account.
preview-invites = { $name } invites you: { $game }
preview-table = Come and play { $game }
preview-free = { $count ->
    [0] all { $seats } seats are taken
   *[other] { $count } of { $seats } seats free
 }
preview-no-account = no account needed
