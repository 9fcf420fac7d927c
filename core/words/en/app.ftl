# The app around the games: lists, dates, home, settings, navigation.

list-last = { $firsts } and { $last }

when-today = today, { $time }
when-yesterday = yesterday, { $time }
when-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $time }
when-date-year = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }, { $time }

## Navigation and the kit’s parts

app-name = Coinop
app-back = Back
app-close = Close
app-got-it = Got it
app-cancel = Cancel
app-menu = Menu
app-settings = Settings
app-how = How we play it
app-log = Log
app-loading = One moment …
app-leave = Save and go to start
app-rematch = Play again
app-sound = Sound
app-mute = Sound off
app-unmute = Sound on
app-skip = Skip to the game
app-unit = The bank
app-players = Players
app-buttons = What now?
app-helper = Table helper
app-ring = Levels and fees
app-display = Display
app-slot = Coin slot
app-joystick = Joystick
app-stick-up = Joystick up
app-stick-down = Joystick down
app-stick-left = Joystick left
app-stick-right = Joystick right
app-white-button = White button
app-keys = Arrow keys lean the joystick, space or enter is the white button, 1 to 4 put a coin in or take it out.
app-lost = The bank doesn’t answer
app-lost-text = Something went wrong inside the app. Everything up to your last move is saved.
app-lost-remedy = Try again. If that doesn’t help, close the app and open it: you go on where you were.

## Home

home-tagline = The missing piece of your game night
home-heading = Which box is on your table?
home-continue-heading = Still on the table
home-continue = Keep playing
home-continue-label = Keep playing { $game }: { $text }. Last played { $when }.
home-remove = Remove
home-remove-question = Remove this match?
home-remove-text = { $text }: its scores and its log are gone for good.
home-remove-yes = Remove it
home-remove-no = Keep it
home-practice = Practise the maze
home-practice-text = Fifteen seconds, no bank needed
home-footnote = A fan’s helper, unofficial, with pictures and sounds of its own. No network, no account.

game-bank = Monopoly Arcade: Pac-Man
game-cards = Pac-Man: The Card Game
home-bank-text = This screen is the electronic bank: coins, joystick, white button.
home-bank-players = 2 to 4 players
home-cards-text = Pass this screen around: it deals, keeps every hand secret and plays along.
home-cards-players = 1 to 8 players, bots fill in

## Settings

settings-system = As the system
settings-on = On
settings-off = Off
settings-language = Language
settings-language-text = The system speaks { $language }.
settings-theme = Look
settings-night = Night
settings-day = Day
settings-text-size = Text size
settings-normal = Normal
settings-large = Large
settings-huge = Huge
settings-volume = Volume
settings-volume-step = { $step } of { $most }
settings-no-sound = No sound device answers, so it stays quiet. It comes back by itself.
settings-muted = Silent
settings-muted-text = No sounds at all; the volume stays where it was.
settings-motion = Movement
settings-motion-text = Reduced: nothing flies and nothing flashes.
settings-full = Full
settings-reduced = Reduced
settings-left-handed = Left-handed
settings-left-handed-text = The joystick and the white button change sides.
settings-drawing = Drawing
settings-drawing-text = Now: { $now }. If the window stutters or stays blank, try the other one. It changes at the next start.
settings-drawing-auto = Automatic
settings-fast = Fast
settings-safe = Safe
