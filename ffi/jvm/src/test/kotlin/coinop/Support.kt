package coinop

import coinop.core.BankView
import coinop.core.MazeView
import coinop.core.Update
import coinop.core.View
import coinop.ffi.Engine
import coinop.ffi.Options
import java.nio.file.Path

/** An engine that keeps its matches in [folder] and makes no sound. */
fun engineIn(folder: Path): Engine =
    Engine.open(Options(dataDir = folder.toString(), language = "en-GB", sound = false))

/** What is drawn of the bank; every update that changed something has it. */
val Update.bank: BankView
    get() = when (val view = checkNotNull(view) { "nothing was drawn" }) {
        is View.Bank -> view.v1
        is View.Maze -> error("a practice round has no bank")
        is View.Cards -> error("the card game has no bank")
    }

/** The round of the maze that is open, if one is. */
val Update.maze: MazeView?
    get() = when (val view = checkNotNull(view) { "nothing was drawn" }) {
        is View.Bank -> view.v1.maze
        is View.Maze -> view.v1
        is View.Cards -> null
    }
