package coinop

import coinop.core.Direction
import coinop.core.Input
import coinop.ffi.Tilt
import coinop.ffi.TiltReads
import coinop.ffi.TiltSample
import coinop.ffi.TiltStep
import coinop.ffi.TiltTop
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The motion sensor as a joystick; its curves are tested in host. */
class TiltTest {
    private var atMs = 0u

    /** A second of Android's accelerometer, 50 samples, with the right edge down by [degrees]. */
    private fun Tilt.second(degrees: Int): List<TiltStep> = List(50) {
        val angle = degrees * PI / 180
        atMs += 20u
        feed(TiltSample(atMs, (-9.81 * sin(angle)).toFloat(), 0f, (9.81 * cos(angle)).toFloat()))
    }

    private val List<TiltStep>.inputs: List<Input>
        get() = flatMap { it.inputs }

    @Test
    fun `a lean presses, one back lets go`() {
        Tilt(TiltTop.UP, TiltReads.UP).use { tilt ->
            tilt.countIn()
            assertTrue(tilt.second(0).inputs.isEmpty())
            assertTrue(tilt.start())
            val right = tilt.second(20)
            assertEquals(listOf<Input>(Input.Press(Direction.RIGHT)), right.inputs)
            assertEquals(Direction.RIGHT, right.last().held)
            val back = tilt.second(0)
            assertEquals(listOf<Input>(Input.Release(Direction.RIGHT)), back.inputs)
            assertNull(back.last().held)
        }
    }

    @Test
    fun `neutral is how the phone is held at the count-in`() {
        Tilt(TiltTop.UP, TiltReads.UP).use { tilt ->
            tilt.countIn()
            tilt.second(25)
            assertTrue(tilt.start())
            assertTrue(tilt.second(25).inputs.isEmpty())
            assertEquals(listOf<Input>(Input.Press(Direction.LEFT)), tilt.second(5).inputs)
        }
    }

    @Test
    fun `a pause lets go until the next count-in`() {
        Tilt(TiltTop.UP, TiltReads.UP).use { tilt ->
            assertFalse(tilt.start(), "no sample, no neutral")
            tilt.countIn()
            tilt.second(0)
            tilt.start()
            tilt.second(20)
            tilt.letGo()
            val paused = tilt.second(-20)
            assertTrue(paused.inputs.isEmpty())
            assertNull(paused.last().held)
        }
    }
}
