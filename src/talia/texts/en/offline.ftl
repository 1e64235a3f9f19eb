# The page without a server (docs/offline.md). `offline-site-…` is said there instead of `site-…`.
offline-site-welcome-text = Three card games at one table: on one screen, or against a bot. Everything runs on this device, with or without a network.
offline-site-refused-busy = This could not be written down on this device: it may be full. Nothing has changed; free some space and try again.
offline-site-refused-unknown = There is nothing here on this device.
offline-site-refused-unreadable = This table is of another version of the rules and cannot be opened by this one. It is kept as it is.
offline-site-refused-offline = The games on this device do not answer. Reload the page; nothing is lost.
offline-site-refused-house_failed = The games could not be started on this device.
offline-site-offline = The table is being opened again
offline-site-offline-text = One moment; nothing is lost.
offline-site-offline-kept = One moment; your choice is kept.

# While the engine is fetched: $done and $total in megabytes.
offline-loading = Laying the table: { $done } of { $total } MB
offline-starting = Laying the table…
offline-failed = The games could not be started on this device: { $reason }
offline-failed-again = Try again
offline-elsewhere = Talia is open in another tab, and this one plays through it. Leave that tab open.
offline-noted = All right

offline-install = Talia as an app
offline-install-text = With an icon of its own and without a network; your games stay on this device.
offline-install-go = Install
offline-install-ios = In Safari: Share, then Add to Home Screen. The app keeps its own games, so take your records along as a file.
offline-installed = Talia is installed on this device.
