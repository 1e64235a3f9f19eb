# The page without a server (docs/offline.md). `-welcome-text` stands on its front page.
offline-welcome-text = Three card games at one table: on one screen, or against a bot. Everything runs on this device, with or without a network.

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
