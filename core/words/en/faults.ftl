# What the app says when a call fails. No blame, no code, one thing to do.

fault-refused = Not now
fault-refused-text = The rules don’t allow that here. { $detail }
fault-refused-remedy = Choose something else; nothing has changed.
fault-other-game = That belongs to another game.
fault-only-frames = The maze is played by its own clock, picture by picture.

fault-invalid = That can’t be read
fault-invalid-text = Something in it isn’t as it should be: { $detail }
fault-invalid-remedy = Put it right and try again; nothing has changed.

fault-no-match = That match isn’t here
fault-no-match-text = No match is open, or it was removed.
fault-no-match-remedy = Go to the start screen and choose one.

fault-store-busy = The saved matches are busy
fault-store-busy-text = Another program is holding the file, a backup perhaps. That last move is not saved and doesn’t count.
fault-store-busy-remedy = Wait a moment and do it again.

fault-store-full = No room left
fault-store-full-text = This device has no space left to save to. That last move is not saved and doesn’t count.
fault-store-full-remedy = Make some room, then do it again.

fault-store-read-only = Nothing can be saved here
fault-store-read-only-text = This app can’t write to the folder with the saved matches: { $detail }
fault-store-read-only-remedy = Let this app write to that folder, then try again.

fault-store-blocked = Something is in the way
fault-store-blocked-text = Where this app wants to save, something else lies: { $detail }
fault-store-blocked-remedy = Move it away or give it another name, then try again.

fault-store-damaged = This can’t be read any more
fault-store-damaged-text = A part of the saved matches is damaged. Everything else is still there.
fault-store-damaged-remedy = Go to the start screen; other matches still open.

fault-store-too-new = A newer app saved this
fault-store-too-new-text = The saved matches were written by a newer version of this app. Nothing was touched.
fault-store-too-new-remedy = Update this app, then open it again.

fault-store-foreign = Another edition of this app saved this
fault-store-foreign-text = The saved matches were set up by an edition of this app that differs from this one, so it doesn’t open them. Nothing was touched; they’re kept in { $detail }
fault-store-foreign-remedy = Open them with the app that you used before. To begin anew here, move that folder away first.

fault-store-in-use = The app is already open
fault-store-in-use-text = Another window of this app is using the saved matches.
fault-store-in-use-remedy = Go to that window, or close it and open this one again.

fault-bug = That was our mistake
fault-bug-text = Something went wrong inside the app. Everything up to your last move is saved. { $detail }
fault-bug-remedy = Try again. If it stays, close the app and open it again.

set-aside = The saved matches were damaged
set-aside-text = The damaged file is kept as { $file }. { $kept ->
    [0] No match in it could be read, so you begin with an empty shelf.
    [one] 1 match could still be read and is here.
   *[other] { $kept } matches could still be read and are here.
}
set-aside-remedy = You can play at once. Keep that file if you want somebody to try to mend it.

fault-retry = Try again

run-unreadable = That’s no saved run
run-unreadable-text = The file isn’t a round of the maze as this app saves it, or not all of it.
run-unreadable-remedy = Choose a file that was made with Save, as it was made; its name ends in .jsonl.
run-too-long = That file is too long
run-too-long-text = A saved run is never longer than 1 MB.
run-too-long-remedy = Choose a file that was made with Save; its name ends in .jsonl.
run-newer = That run is from a newer app
run-newer-text = It was played by rules that this version of the app doesn’t know yet.
run-newer-remedy = Update the app, then watch it.
run-altered = That run was changed
run-altered-text = Played again, it doesn’t end as the file says.
run-altered-remedy = Ask for the file again, as it was saved.
