# Notices that somebody is asked, sent to a webhook or by mail, and the page that ends them.
notice-your-turn = { $title }: your turn
notice-your-turn-text = The table waits for your decision. Phase: { $phase }.
notice-test = { $title }: a test
notice-test-text = Notices of this table arrive here when you are asked and are not at the table. Phase: { $phase }.
notice-why = You are getting this e-mail because somebody confirmed this address at the table.
notice-stop = Unsubscribe from this table: { $link }
notice-confirm = { $code } is your code for notices
notice-confirm-text = Enter the code { $code } at your table of { $game } to be told by mail when you are asked.
notice-confirm-ignore = If you know nothing of this, do nothing: no further mail will come.
notice-stop-title = No more notices?
notice-stop-about = You will get no more notifications from this table. You can turn them on again at the table.
notice-stop-button = Stop them
notice-stopped-title = Stopped
notice-stopped-about = You will get no more notifications from this table.
notice-stop-unknown-title = Nothing to stop
notice-stop-unknown-about = These notices have ended already, or the table is gone.
