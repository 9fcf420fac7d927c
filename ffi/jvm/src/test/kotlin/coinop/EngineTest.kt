package coinop

import coinop.core.BankPhase
import coinop.core.Cue
import coinop.core.Direction
import coinop.core.DraftChange
import coinop.core.DraftField
import coinop.core.Effect
import coinop.core.FaultKind
import coinop.core.Input
import coinop.core.LanguageChoice
import coinop.core.SettingChange
import coinop.core.Update
import coinop.ffi.Engine
import coinop.ffi.EngineException
import coinop.ffi.about
import java.nio.file.Path
import java.util.concurrent.Callable
import java.util.concurrent.Executors
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** What a phone relies on besides the rules. */
class EngineTest {
    @TempDir
    lateinit var folder: Path
    private lateinit var engine: Engine

    @BeforeEach
    fun open() {
        engine = engineIn(folder)
    }

    @AfterEach
    fun close() = engine.close()

    /** Two players, every coin in once; calls 1 to 4. */
    private fun registered(): Update {
        engine.start(engine.newDraft().draft)
        engine.dispatch(1u, Input.CoinIn(0u))
        engine.dispatch(2u, Input.CoinOut)
        engine.dispatch(3u, Input.CoinIn(1u))
        return engine.dispatch(4u, Input.CoinOut)
    }

    @Test
    fun `an evening begins as on every shell`() {
        val draft = engine.newDraft().draft
        val named = engine.editDraft(draft, DraftChange.Type(DraftField.Name(0u), "Maya"))
        val started = engine.start(named.draft)
        assertEquals(BankPhase.REGISTERING, started.bank.phase)
        assertEquals("Maya", started.bank.players[0].name)
        val coin = engine.dispatch(1u, Input.CoinIn(0u))
        assertTrue(Effect.Cue(Cue.REGISTERED) in coin.effects, "${coin.effects}")
        assertTrue(coin.effects.any { it is Effect.Announce })
        assertEquals(100u, coin.bank.players[0].score)
        assertEquals("0100", coin.bank.unit.digits)
        engine.dispatch(2u, Input.CoinOut)
        engine.dispatch(3u, Input.CoinIn(1u))
        val bought = listOf(Input.Stick(Direction.UP), Input.ButtonDown, Input.ButtonUp)
            .mapIndexed { i, input -> engine.dispatch(4u + i.toUInt(), input) }
            .last()
        assertEquals(80u, bought.bank.players[1].score, "Level 1 costs 20")
        assertEquals(listOf<UByte>(1u), bought.bank.players[1].levels)
        assertEquals(listOf(3u, 2u, 1u), engine.log().lines.map { it.number })
        val tile = engine.home().continues.single()
        engine.closeMatch()
        assertEquals(bought.bank.players, engine.openMatch(tile.id).bank.players)
        assertTrue(engine.removeMatch(tile.id).continues.isEmpty())
    }

    @Test
    fun `a repeated call number returns its first reply`() {
        registered()
        val first = engine.dispatch(5u, Input.CoinIn(0u))
        val hash = engine.hash()
        assertEquals(first, engine.dispatch(5u, Input.CoinIn(0u)))
        assertEquals(first, engine.dispatch(5u, Input.CoinOut), "only the number counts")
        assertEquals(hash, engine.hash())
        assertNotEquals(first, engine.dispatch(6u, Input.CoinOut))
    }

    @Test
    fun `a refusal by a rule is an update with a notice`() {
        registered()
        val before = engine.hash()
        val reply = engine.dispatch(5u, Input.Stick(Direction.UP))
        val notice = checkNotNull(reply.notice)
        listOf(notice.code, notice.title, notice.text, notice.remedy, notice.announce)
            .forEach { assertTrue(it.isNotBlank(), "$notice") }
        assertTrue(Effect.Cue(Cue.BELL) in reply.effects, "${reply.effects}")
        engine.view()
        assertEquals(100u, engine.dispatch(1u, Input.CoinIn(0u)).bank.players[0].score)
        assertNotEquals(before, engine.hash())
    }

    @Test
    fun `a fault carries its kind and its notice`() {
        val none = assertThrows(EngineException.Failed::class.java) { engine.view() }
        assertEquals(FaultKind.NO_MATCH, none.kind)
        listOf(none.notice.title, none.notice.text, none.notice.remedy, none.notice.announce)
            .forEach { assertTrue(it.isNotBlank(), "${none.notice}") }
        val unknown = assertThrows(EngineException.Failed::class.java) { engine.openMatch("no such id \u0000 ✂") }
        assertEquals(FaultKind.NO_MATCH, unknown.kind)
        val second = assertThrows(EngineException.Failed::class.java) { engineIn(folder) }
        assertEquals(FaultKind.STORE_IN_USE, second.kind)
        engine.home()
    }

    @Test
    fun `a panic costs one call`() {
        val before = registered()
        val hash = engine.hash()
        val fault = assertThrows(EngineException.Failed::class.java) { engine.stumble() }
        assertEquals(FaultKind.BUG, fault.kind)
        assertTrue("stumbled as asked" in fault.notice.text, fault.notice.text)
        assertEquals(hash, engine.hash(), "half of a change doesn't count")
        assertEquals(before.bank.players, engine.view().bank.players)
        engine.dispatch(1u, Input.CoinIn(1u))
        engine.home()
    }

    @Test
    fun `a closed object refuses and gives the folder back`() {
        registered()
        engine.close()
        assertThrows(IllegalStateException::class.java) { engine.home() }
        engine = engineIn(folder)
        assertEquals(1, engine.home().continues.size)
    }

    @Test
    fun `calls from many threads are served one after the other`() {
        registered()
        val threads = Executors.newFixedThreadPool(4)
        val calls = (5u..204u).map { call ->
            Callable { engine.dispatch(call, if (call % 2u == 0u) Input.CoinOut else Input.CoinIn(0u)) }
        }
        val replies = threads.invokeAll(calls).map { it.get() }
        threads.shutdown()
        assertEquals(200, replies.size)
        val scores = engine.view().bank.players.map { it.score }
        assertEquals(listOf<UInt?>(100u, 100u), scores)
    }

    @Test
    fun `another language holds at once`() {
        registered()
        val english = engine.view().bank.hint
        engine.changeSetting(SettingChange.Language(LanguageChoice.NL))
        val dutch = engine.view().bank.hint
        assertNotEquals(english, dutch)
        assertFalse('\u2068' in dutch, dutch)
    }

    @Test
    fun `every cue has samples for a phone that plays them`() {
        for (cue in Cue.entries) {
            val pcm = engine.pcm(cue)
            assertEquals(48_000u, pcm.rate)
            assertTrue(pcm.bytes.size in 1_000..1_000_000, "$cue: ${pcm.bytes.size} bytes")
            assertEquals(0, pcm.bytes.size % 2)
            assertTrue(pcm.bytes.any { it != 0.toByte() }, "$cue is silent")
        }
    }

    @Test
    fun `what can fail nowhere fails nowhere`() {
        repeat(2) { engine.pause() }
        repeat(2) { engine.resume() }
        engine.tapCue()
        engine.closeMatch()
        assertTrue(engine.howWePlay().sections.isNotEmpty())
        assertEquals(1u, about().abi)
        assertTrue(Regex("""\d+\.\d+\.\d+""").matches(about().version))
        assertNull(engine.home().notice)
    }
}
