package coinop

import coinop.core.CardsPhase
import coinop.core.Points
import coinop.core.Update
import coinop.core.View
import coinop.ffi.Engine
import coinop.ffi.inputOfJson
import coinop.ffi.jsonOfUpdate
import com.google.gson.JsonArray
import com.google.gson.JsonObject
import com.google.gson.JsonParser
import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.BeforeAll
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.TestFactory
import org.junit.jupiter.api.TestInstance
import org.junit.jupiter.api.io.TempDir

/**
 * Every fixture, sent input by input through the shipped dispatch:
 * the same replies, display, scores and hashes as Rust's session alone, and the
 * same hash again once the match was closed and opened from the store.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FixturesTest {
    private lateinit var engine: Engine

    @BeforeAll
    fun open(@TempDir folder: Path) {
        engine = engineIn(folder)
    }

    @AfterAll
    fun close() = engine.close()

    @TestFactory
    fun fixtures(): List<DynamicTest> {
        val scripts = Files.readAllLines(Path.of(System.getProperty("coinop.fixtures")))
        check(scripts.size >= 60) { "only ${scripts.size} fixtures" }
        return scripts.map { line ->
            val script = JsonParser.parseString(line).asJsonObject
            DynamicTest.dynamicTest(script.text("name")) { play(script) }
        }
    }

    private fun play(script: JsonObject) {
        engine.rehearse(script.text("setup"), script.text("seed"))
        var call = 0u
        var hash = engine.hash()
        for (line in script.array("lines").map { it.asJsonObject }) {
            val where = "line ${line.get("line")}"
            var reply: Update? = null
            for (step in line.array("inputs").map { it.asJsonObject }) {
                engine.setClock(step.get("at").asInt.toUInt())
                reply = engine.dispatch(++call, inputOfJson(step.text("input")))
            }
            assertSame(line.text("reply"), jsonOfUpdate(checkNotNull(reply)), "$where: reply")
            hash = engine.hash()
            assertEquals(line.text("hash"), hash, "$where: hash")
            val (digits, scores) = when (val view = checkNotNull(engine.view().view)) {
                is View.Bank -> view.v1.unit.digits to view.v1.players.map { it.score }
                is View.Maze -> view.v1.frame.points.toString() to emptyList<Points?>()
                is View.Cards -> view.v1.status to emptyList<Points?>()
            }
            assertEquals(line.text("digits"), digits, "$where: digits")
            assertEquals(line.scores(), scores, "$where: scores")
        }
        val held = engine.view().cardsPhase == CardsPhase.PLAYING
        val id = engine.matchId()
        engine.closeMatch()
        val opened = engine.openMatch(id)
        val round = opened.maze?.frame
        if (held) {
            assertEquals(CardsPhase.CURTAIN, opened.cardsPhase, "whoever held it says so again")
        } else if (round == null || round.over) {
            assertEquals(hash, engine.hash(), "opened again")
        } else {
            assertTrue(round.paused, "a round that's opened again waits for a hand")
        }
    }
}

private val Update.cardsPhase: CardsPhase?
    get() = (view as? View.Cards)?.v1?.phase

/** As assertEquals, for texts too long to print. */
private fun assertSame(expected: String, got: String, what: String) {
    val same = expected.commonPrefixWith(got).length
    fun String.around() = drop(maxOf(0, same - 80)).take(160)
    assertTrue(expected == got) { "$what\n  expected …${expected.around()}\n  got      …${got.around()}" }
}

private fun JsonObject.text(name: String): String = get(name).asString

private fun JsonObject.array(name: String): JsonArray = getAsJsonArray(name)

private fun JsonObject.scores(): List<Points?> =
    array("scores").map { if (it.isJsonNull) null else it.asInt.toUInt() }
