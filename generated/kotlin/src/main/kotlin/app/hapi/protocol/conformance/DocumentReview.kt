// Printed by portgen from specs/conformance/document_review.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject

/**
 * What is wrong with a document of a suite, and where; none when it can be replayed.
 *
 * A part that holds no expectation is a problem: nothing would be compared.
 *
 * Contract: conformance/document_review/document_problem
 */
internal fun documentProblem(document: JsonElement, suite: String): String? {
    val review = DocumentReview()
    when (suite) {
        "chat" -> {
            review.wantVersion(document)
            review.reviewChat(document)
        }

        "sse" -> {
            review.wantVersion(document)
            review.reviewPatches(document)
        }

        "pagination" -> {
            review.wantVersion(document)
            review.reviewOperations(document)
        }

        "catalogs" -> {
            review.wantObject(document["permissionModesByFlavor"], "\$.permissionModesByFlavor")
            review.wantList(document["codexCollaborationModes"], "\$.codexCollaborationModes")
        }

        else -> review.problems.add("$suite is no suite")
    }
    return review.problems.firstOrNull()
}

/**
 * Walks through a document and notes what should stand where something else does.
 *
 * Contract: conformance/document_review/DocumentReview
 */
internal class DocumentReview {
    val problems = mutableListOf<String>()

    /**
     * Notes a problem unless what stands at a place is right.
     *
     * Contract: conformance/document_review/DocumentReview.want
     */
    private fun want(isRight: Boolean, place: String, what: String) {
        if (!isRight) {
            problems.add("$place should be $what")
        }
    }

    /**
     * A text should stand here.
     *
     * Contract: conformance/document_review/DocumentReview.want_text
     */
    private fun wantText(value: JsonElement?, place: String) {
        want(value.string != null, place, "a string")
    }

    /**
     * A number should stand here.
     *
     * Contract: conformance/document_review/DocumentReview.want_number
     */
    private fun wantNumber(value: JsonElement?, place: String) {
        want(value.number != null, place, "a number")
    }

    /**
     * An object should stand here.
     *
     * Contract: conformance/document_review/DocumentReview.want_object
     */
    fun wantObject(value: JsonElement?, place: String) {
        want(value is JsonObject, place, "an object")
    }

    /**
     * A list should stand here; gives it, or an empty one.
     *
     * Contract: conformance/document_review/DocumentReview.want_list
     */
    fun wantList(value: JsonElement?, place: String): List<JsonElement> {
        val items = value as? JsonArray
        if (items == null) {
            want(isRight = false, place, "a list")
            return emptyList()
        }
        return items
    }

    /**
     * A list of texts should stand here.
     *
     * Contract: conformance/document_review/DocumentReview.want_texts
     */
    private fun wantTexts(value: JsonElement?, place: String) {
        for ((index, item) in wantList(value, place).withIndex()) {
            wantText(item, "$place[$index]")
        }
    }

    /**
     * A version that is known should stand in the document.
     *
     * Contract: conformance/document_review/DocumentReview.want_version
     */
    fun wantVersion(document: JsonElement) {
        val version = document["fixtureVersion"]
        val shown = (version ?: JsonNull).toCompactJson()
        val problem = versionProblem("\$.fixtureVersion", shown, version.number)
        if (problem != null) {
            problems.add(problem)
        }
    }

    /**
     * Messages, and the four parts of what they decode to.
     *
     * Contract: conformance/document_review/DocumentReview.review_chat
     */
    fun reviewChat(document: JsonElement) {
        wantList(document["input"]["messages"], "\$.input.messages")
        val expected = document["expected"]
        wantList(expected["blocks"], "\$.expected.blocks")
        want(expected["hasReadyEvent"].boolean != null, "\$.expected.hasReadyEvent", "true or false")
        val usage = expected["latestUsage"]
        want(usage is JsonNull || usage is JsonObject, "\$.expected.latestUsage", "an object or null")
        wantList(expected["visibleBlocks"], "\$.expected.visibleBlocks")
    }

    /**
     * A session, patches, and what becomes of them.
     *
     * Contract: conformance/document_review/DocumentReview.review_patches
     */
    fun reviewPatches(document: JsonElement) {
        wantObject(document["initialSession"], "\$.initialSession")
        for ((index, patch) in wantList(document["patches"], "\$.patches").withIndex()) {
            wantObject(patch, "\$.patches[$index]")
        }
        wantTexts(document["expectedPatchResults"], "\$.expectedPatchResults")
        wantObject(document["expectedSession"], "\$.expectedSession")
    }

    /**
     * Operations of a window, and its state after them.
     *
     * Contract: conformance/document_review/DocumentReview.review_operations
     */
    fun reviewOperations(document: JsonElement) {
        for ((index, operation) in wantList(document["ops"], "\$.ops").withIndex()) {
            reviewOperation(operation, "\$.ops[$index]")
        }
        wantObject(document["expectedState"], "\$.expectedState")
    }

    /**
     * One operation with all that it needs.
     *
     * Contract: conformance/document_review/DocumentReview.review_operation
     */
    private fun reviewOperation(operation: JsonElement, place: String) {
        val name = operation["op"].string ?: ""
        when (name) {
            "sync-tail" -> wantExchange(operation, place)

            "fetch-older" -> {
                wantExchange(operation, place)
                wantObject(operation["expectedOutcome"], "$place.expectedOutcome")
            }

            "sse-messages" -> wantMessages(operation["messages"], "$place.messages")

            "append-optimistic" -> wantMessage(operation["message"], "$place.message")

            "update-status" -> {
                wantText(operation["localId"], "$place.localId")
                wantText(operation["status"], "$place.status")
            }

            "messages-consumed" -> {
                wantTexts(operation["localIds"], "$place.localIds")
                wantNumber(operation["invokedAt"], "$place.invokedAt")
            }

            "message-cancelled" -> wantText(operation["localId"], "$place.localId")

            "cancel-invoked" -> {
                wantText(operation["localId"], "$place.localId")
                wantMessage(operation["message"], "$place.message")
            }

            "set-view-mode" -> {
                val mode = ViewMode.fromWire(operation["mode"].string)
                want(mode != null, "$place.mode", "a view mode")
            }

            "queued-state" -> {
                wantTexts(operation["queuedLocalIds"], "$place.queuedLocalIds")
                val invoked = wantList(operation["invoked"], "$place.invoked")
                for ((index, message) in invoked.withIndex()) {
                    wantText(message["localId"], "$place.invoked[$index].localId")
                    wantNumber(message["invokedAt"], "$place.invoked[$index].invokedAt")
                }
                wantTexts(operation["expectedCandidates"], "$place.expectedCandidates")
            }

            else -> want(isRight = false, "$place.op", "an operation of the window")
        }
    }

    /**
     * Responses of the server, and the requests that ask for them.
     *
     * Contract: conformance/document_review/DocumentReview.want_exchange
     */
    private fun wantExchange(operation: JsonElement, place: String) {
        val responses = wantList(operation["responses"], "$place.responses")
        for ((index, response) in responses.withIndex()) {
            val responsePlace = "$place.responses[$index]"
            wantMessages(response["messages"], "$responsePlace.messages")
            wantObject(response["page"], "$responsePlace.page")
            wantNumber(response["page"]["epoch"], "$responsePlace.page.epoch")
        }
        wantList(operation["expectedRequests"], "$place.expectedRequests")
    }

    /**
     * A list of wire messages should stand here.
     *
     * Contract: conformance/document_review/DocumentReview.want_messages
     */
    private fun wantMessages(value: JsonElement?, place: String) {
        for ((index, message) in wantList(value, place).withIndex()) {
            wantMessage(message, "$place[$index]")
        }
    }

    /**
     * A wire message should stand here.
     *
     * Contract: conformance/document_review/DocumentReview.want_message
     */
    private fun wantMessage(value: JsonElement?, place: String) {
        wantText(value["id"], "$place.id")
        wantNumber(value["createdAt"], "$place.createdAt")
    }
}
