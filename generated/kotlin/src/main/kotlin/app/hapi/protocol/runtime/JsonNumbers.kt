package app.hapi.protocol

import kotlinx.serialization.json.JsonPrimitive
import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode
import kotlin.math.abs

/** Integers up to this one are exact as numbers of the wire. */
private const val MAX_SAFE_INTEGER = 9007199254740991.0

internal fun Double.isSafeInteger(): Boolean = abs(this) <= MAX_SAFE_INTEGER && this == Math.rint(this)

/** This number as JSON. */
internal fun Double.toJson(): JsonPrimitive = if (isSafeInteger()) JsonPrimitive(toLong()) else JsonPrimitive(this)

/** The place behind the JSON number that starts at [start], or null when none does. */
internal fun String.numberEnd(start: Int): Int? {
    val first = if (start < length && this[start] == '-') start + 1 else start
    var end = digitsEnd(first)
    if (end == first || (this[first] == '0' && end > first + 1)) return null
    if (end < length && this[end] == '.') {
        val fraction = end + 1
        end = digitsEnd(fraction)
        if (end == fraction) return null
    }
    if (end < length && (this[end] == 'e' || this[end] == 'E')) {
        val isSigned = end + 1 < length && (this[end + 1] == '+' || this[end + 1] == '-')
        val exponent = if (isSigned) end + 2 else end + 1
        end = digitsEnd(exponent)
        if (end == exponent) return null
    }
    return end
}

private fun String.digitsEnd(start: Int): Int {
    var end = start
    while (end < length && this[end] in '0'..'9') end++
    return end
}

/** The double that is nearest to a JSON number; infinite beyond their range, null when this is no JSON number. */
internal fun String.toJsonNumber(): Double? {
    if (numberEnd(0) != length) return null
    // Nearly all are short integers, which are exact as they are.
    val integer = if (length <= 15) toLongOrNull() else null
    return integer?.toDouble() ?: (toDouble() + 0.0)
}

/** Decimal digits as a number; null when there is anything else, nothing, or too much for a finite one. */
internal fun String.digitsToNumber(): Double? =
    if (isNotEmpty() && digitsEnd(0) == length) toDouble().takeIf { it.isFinite() } else null

/**
 * The text of a number as ECMAScript writes it: the fewest digits that give the same number again, the nearest of
 * those, and an exponent below 1e-6 and from 1e21 on. A number that is not finite is `null`.
 */
internal fun Double.toNumberText(): String {
    if (!isFinite()) return "null"
    if (isSafeInteger()) return toLong().toString()
    val decimal = shortestDecimal(abs(this))
    val digits = decimal.unscaledValue().toString()
    val sign = if (this < 0) "-" else ""
    return sign + placePoint(digits, point = digits.length - decimal.scale())
}

/** The digits with a decimal point behind the first [point] of them. */
private fun placePoint(digits: String, point: Int): String = when (point) {
    in digits.length..21 -> digits.padEnd(point, '0')

    in 1..21 -> digits.substring(0, point) + "." + digits.substring(point)

    in -5..0 -> "0." + "0".repeat(-point) + digits

    else -> {
        val fraction = if (digits.length > 1) "." + digits.substring(1) else ""
        val exponent = point - 1
        digits.substring(0, 1) + fraction + (if (exponent < 0) "e-" else "e+") + abs(exponent)
    }
}

/**
 * The shortest decimal that reads as this positive number, without trailing zeros.
 *
 * What the platform prints reads as the number, but is not always the shortest. Fifteen digits or fewer are: no two
 * such decimals read as the same number, subnormal ones apart.
 */
private fun shortestDecimal(value: Double): BigDecimal {
    val printed = BigDecimal(value.toString()).stripTrailingZeros()
    if (printed.precision() <= 15 && value >= java.lang.Double.MIN_NORMAL) return printed
    val exact = BigDecimal(value)
    var shortest = printed
    for (precision in 17 downTo 1) {
        shortest = nearestDecimal(exact, precision, value) ?: break
    }
    return shortest.stripTrailingZeros()
}

/** The decimal of so many digits that reads as the number, the nearest one if there are two. */
private fun nearestDecimal(exact: BigDecimal, precision: Int, value: Double): BigDecimal? {
    val nearest = exact.round(MathContext(precision, RoundingMode.HALF_EVEN))
    if (nearest.toDouble() == value) return nearest
    // Below a power of two the numbers lie closer together, so the decimal above may do where a nearer one fails.
    return exact.round(MathContext(precision, RoundingMode.UP)).takeIf { it.toDouble() == value }
}
