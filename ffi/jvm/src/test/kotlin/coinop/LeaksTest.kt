package coinop

import coinop.core.Input
import coinop.ffi.Engine
import coinop.ffi.EngineException
import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.EnabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir

/** A phone's app lives for weeks. */
class LeaksTest {
    @Test
    @EnabledOnOs(OS.LINUX)
    fun `tens of thousands of calls take no memory that stays`(@TempDir folder: Path) {
        engineIn(folder).use { engine ->
            engine.start(engine.newDraft().draft)
            val calls = Calls(engine)
            calls.make(WARM_UP)
            // What the JVM takes for itself comes once; what leaks comes each time.
            val grown = List(ROUNDS) {
                val before = resident()
                calls.make(CALLS)
                resident() - before
            }
            println("resident memory grew by ${grown.map { it / 1024 }} KiB in $CALLS calls each")
            // A hundred bytes a call would be four million.
            assertTrue(grown.min() < 3 * 1024 * 1024, "$grown bytes stayed")
        }
    }

    /** Every way to come back: small replies, whole views, writes, faults. */
    private class Calls(private val engine: Engine) {
        private var call = 0u

        fun make(count: Int) = repeat(count) {
            when (it % 100) {
                0 -> engine.view()
                1 -> fails { engine.openMatch("nowhere") }
                50 -> engine.dispatch(++call, Input.CoinIn(0u))
                51 -> engine.dispatch(++call, Input.CoinOut)
                else -> engine.dispatch(++call, Input.Wake)
            }
        }

        private fun fails(call: () -> Unit) {
            try {
                call()
                error("no fault")
            } catch (_: EngineException.Failed) {
            }
        }
    }

    private fun resident(): Long {
        System.gc()
        val line = Files.readAllLines(Path.of("/proc/self/status")).first { it.startsWith("VmRSS:") }
        return line.filter(Char::isDigit).toLong() * 1024
    }

    private companion object {
        /** Until the compilers of the JVM have seen it all. */
        const val WARM_UP = 30_000
        const val ROUNDS = 3
        const val CALLS = 40_000
    }
}
