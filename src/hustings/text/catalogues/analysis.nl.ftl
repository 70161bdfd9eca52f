# Wat een tafel zegt die midden in een spel begon, en wat `hustings analyse` zegt.
table-from-position = Vanaf hier gaat het spel verder. Wat eraan voorafging, was elders.
chances-title = Hoe groot ieders kans op winst was
chances-entry = zet
mistakes-title = De duurste beslissingen, de ergste eerst:
mistakes-none = Geen beslissing valt op: geen enkele kostte meer dan toeval verklaart.
mistake-played = Zet { $number }, { $name }: { $option }
mistake-better = Beter: { $option } (winstkans { $cost })
mistake-why = Te verwachten punten: { $parts }.
