#!/usr/bin/env python3
"""Synthetic chat sessions for measurements: lists of wire messages (DecryptedMessage rows), seeded, always the same bytes.

    make_sessions.py OUTDIR

mixed-1k / -10k / -50k   all families as a busy session has them (about 0.8 KB a row)
misses-10k               the same, with turn-duration targets that match no block (a stress case)
text-10k                 texts of about 2 KB
agentrun-500 … -4000     one background-agent card with that many trace rows
Each file is a JSON array of messages; agentState is null and hasMoreMessages false.
"""

import json
import os
import random
import sys
import uuid as _uuid

T0 = 1755000000000
WORDS = [
    "the",
    "session",
    "store",
    "reconnect",
    "backoff",
    "jitter",
    "pagination",
    "cursor",
    "epoch",
    "guard",
    "seq",
    "message",
    "window",
    "hub",
    "client",
    "retry",
    "upload",
    "path",
    "tool",
    "result",
    "permission",
    "request",
    "schema",
    "patch",
    "apply",
    "reducer",
    "timeline",
    "normalize",
    "block",
    "group",
    "fixture",
    "golden",
    "canonical",
    "projection",
    "token",
    "usage",
    "context",
    "compact",
    "summary",
    "build",
    "test",
    "failing",
    "passes",
    "wrapper",
    "version",
    "stale",
    "bump",
    "rerun",
    "investigate",
    "returns",
    "undefined",
    "null",
    "because",
    "when",
    "after",
    "before",
    "instead",
    "should",
    "check",
    "verify",
    "function",
    "class",
    "module",
    "import",
    "export",
    "const",
    "let",
    "async",
    "await",
    "promise",
    "resolve",
    "reject",
    "error",
    "stack",
    "trace",
    "line",
    "column",
    "file",
    "directory",
    "src",
    "lib",
    "web",
    "cli",
    "shared",
    "android",
    "ios",
    "kotlin",
    "swift",
    "typescript",
    "python",
]
SPICE = ["—", "→", "“quoted”", "✅", "日本語のテキスト", "naïve café", "🚀", "ключ", "…"]


class Gen:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.n = 0
        self.t = T0
        self.out = []
        self.toolno = 0
        self.recent_agent_ids = []
        self.all_targets = False
        self.parent = None
        self.counts = {}

    # --- helpers
    def uid(self):
        return str(_uuid.UUID(int=self.r.getrandbits(128), version=4))

    def text(self, size):
        r = self.r
        parts, ln = [], 0
        para = r.randint(12, 40)
        k = 0
        while ln < size:
            w = r.choice(WORDS)
            x = r.random()
            if x < 0.012:
                w = r.choice(SPICE)
            elif x < 0.05:
                w = f"`{w}.{r.choice(WORDS)}`"
            elif x < 0.06:
                w = f"**{w}**"
            k += 1
            if k >= para:
                k = 0
                para = r.randint(12, 40)
                w += ".\n\n"
            parts.append(w)
            ln += len(w) + 1
        return " ".join(parts).replace(".\n\n ", ".\n\n")

    def code(self, size):
        r = self.r
        lines, ln, i = [], 0, r.randint(1, 400)
        while ln < size:
            s = '%6d\t%s%s = %s("%s", {%s: %d})' % (
                i,
                "    " * r.randint(0, 3),
                r.choice(WORDS),
                r.choice(WORDS),
                r.choice(WORDS),
                r.choice(WORDS),
                r.randint(0, 9999),
            )
            i += 1
            lines.append(s)
            ln += len(s) + 1
        return "\n".join(lines)

    def size(self, median, lo, hi):
        return int(min(hi, max(lo, self.r.lognormvariate(0, 0.9) * median)))

    def path(self):
        r = self.r
        return "/repo/{}/{}/{}.ts".format(
            r.choice(["web", "hub", "cli", "shared"]),
            r.choice(WORDS),
            r.choice(WORDS),
        )

    def row(self, fam, kind, content, meta=None, role="agent", local=None, invoked=False):
        self.n += 1
        self.t += self.r.randint(40, 2500)
        c = {"role": role, "content": content}
        if meta is not None:
            c["meta"] = meta
        m = {
            "id": "msg-%s-%06d" % (kind, self.n),
            "seq": self.n,
            "localId": local,
            "content": c,
            "createdAt": self.t,
        }
        if invoked:
            m["invokedAt"] = self.t + self.r.randint(20, 800)
        self.out.append(m)
        self.counts[fam] = self.counts.get(fam, 0) + 1
        return m

    # --- user
    def user(self, size=None):
        r = self.r
        c = {"type": "text", "text": self.text(size or self.size(120, 8, 1500))}
        if r.random() < 0.08:
            c["attachments"] = [
                {
                    "id": self.uid(),
                    "filename": "shot-%d.png" % self.n,
                    "mimeType": "image/png",
                    "size": r.randint(1000, 900000),
                    "path": "/uploads/%d.png" % self.n,
                    "previewUrl": "data:image/png;base64,iVBORw0KGgo=",
                }
            ]
        self.row(
            "user",
            "user",
            c,
            {"sentFrom": "webapp"},
            role="user",
            local="local-" + self.uid(),
            invoked=True,
        )

    # --- claude
    def iso(self):
        import datetime

        return datetime.datetime.fromtimestamp(self.t / 1000, datetime.UTC).strftime(
            "%Y-%m-%dT%H:%M:%S."
        ) + "%03dZ" % (self.t % 1000)

    def usage(self):
        r = self.r
        return {
            "input_tokens": r.randint(500, 4000),
            "output_tokens": r.randint(10, 900),
            "cache_creation_input_tokens": r.randint(0, 2000),
            "cache_read_input_tokens": r.randint(20000, 160000),
            "service_tier": "standard",
        }

    def cl_out(self, data):
        return self.row("claude", "agent", {"type": "output", "data": data})

    def cl_assistant(self, blocks, side=None):
        u = self.uid()
        d = {
            "type": "assistant",
            "uuid": u,
            "parentUuid": self.parent,
            "timestamp": self.iso(),
            "isSidechain": side is not None,
            "message": {
                "id": "msg_01" + u[:8],
                "type": "message",
                "role": "assistant",
                "model": "claude-opus-4-1-20250805",
                "content": blocks,
                "stop_reason": None,
                "usage": self.usage(),
            },
        }
        if side:
            d["parentToolUseId"] = side
        self.parent = u
        m = self.cl_out(d)
        # turn-duration targets: only messages whose first block renders as text/reasoning
        if not side and (self.all_targets or blocks[0]["type"] in ("text", "thinking")):
            self.recent_agent_ids.append(m["id"])
        return m

    def cl_result(self, tid, content, err=False, side=None):
        u = self.uid()
        d = {
            "type": "user",
            "uuid": u,
            "parentUuid": self.parent,
            "timestamp": self.iso(),
            "isSidechain": side is not None,
            "message": {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": tid, "content": content, "is_error": err}
                ],
            },
        }
        if side:
            d["parentToolUseId"] = side
        self.parent = u
        self.cl_out(d)

    def tool_id(self):
        self.toolno += 1
        return "toolu_01%s%05d" % (self.uid()[:8], self.toolno)

    def cl_tool_use(self):
        r = self.r
        k = r.choices(
            ["Read", "Grep", "Glob", "Bash", "Edit", "Write", "TodoWrite"],
            [30, 15, 8, 27, 13, 4, 3],
        )[0]
        i = {
            "Read": lambda: {"file_path": self.path(), "offset": r.randint(1, 900), "limit": 200},
            "Grep": lambda: {
                "pattern": r.choice(WORDS),
                "path": "/repo/web/src",
                "output_mode": "content",
            },
            "Glob": lambda: {"pattern": "hub/src/**/*.test.ts"},
            "Bash": lambda: {
                "command": "bun test " + self.path(),
                "description": "Run " + r.choice(WORDS) + " tests",
            },
            "Edit": lambda: {
                "file_path": self.path(),
                "old_string": self.code(self.size(180, 40, 900)),
                "new_string": self.code(self.size(220, 40, 900)),
            },
            "Write": lambda: {
                "file_path": self.path(),
                "content": self.code(self.size(900, 100, 5000)),
            },
            "TodoWrite": lambda: {
                "todos": [
                    {"content": self.text(40), "status": "pending", "activeForm": self.text(30)}
                    for _ in range(4)
                ]
            },
        }[k]()
        return k, {"type": "tool_use", "id": self.tool_id(), "name": k, "input": i}

    def res_body(self):
        r = self.r
        body = self.code(self.size(600, 20, 8000))
        if r.random() < 0.06:
            return [{"type": "text", "text": body}]
        return body

    def claude_burst(self):
        r = self.r
        x = r.random()
        if x < 0.012:  # Task sub-agent with a nested sidechain
            tid = self.tool_id()
            prompt = self.text(200) + " #%d" % self.n
            self.cl_assistant(
                [
                    {"type": "text", "text": self.text(60)},
                    {
                        "type": "tool_use",
                        "id": tid,
                        "name": "Task",
                        "input": {
                            "description": self.text(30),
                            "prompt": prompt,
                            "subagent_type": "Explore",
                        },
                    },
                ]
            )
            root = self.uid()
            self.parent = root
            self.cl_out(
                {
                    "type": "user",
                    "uuid": root,
                    "parentUuid": None,
                    "isSidechain": True,
                    "parentToolUseId": tid,
                    "message": {"content": prompt},
                }
            )
            for _ in range(r.randint(2, 5)):
                _, tu = self.cl_tool_use()
                self.cl_assistant([tu], side=tid)
                self.cl_result(tu["id"], self.res_body(), side=tid)
            self.cl_assistant([{"type": "text", "text": self.text(200)}], side=tid)
            self.cl_result(tid, self.text(250))
            return
        if x < 0.02:
            tid = self.tool_id()
            title = self.text(25)
            self.cl_assistant(
                [
                    {
                        "type": "tool_use",
                        "id": tid,
                        "name": "mcp__hapi__change_title",
                        "input": {"title": title},
                    }
                ]
            )
            self.cl_result(tid, f'Successfully changed chat title to: "{title}"')
            return
        # an ordinary turn: [thinking?] text, then k tool pairs (sometimes parallel), text
        blocks = []
        if r.random() < 0.25:
            blocks.append(
                {
                    "type": "thinking",
                    "thinking": self.text(self.size(250, 40, 1500)),
                    "signature": "EqQB" + self.uid(),
                }
            )
        blocks.append({"type": "text", "text": self.text(self.size(250, 20, 2500))})
        self.cl_assistant(blocks)
        for _ in range(r.randint(1, 4)):
            if r.random() < 0.12:
                tus = [self.cl_tool_use()[1] for _ in range(2)]
                self.cl_assistant(tus)
                for tu in tus:
                    self.cl_result(tu["id"], self.res_body())
            else:
                _, tu = self.cl_tool_use()
                bl = [tu]
                if r.random() < 0.3:
                    bl.insert(0, {"type": "text", "text": self.text(self.size(80, 10, 300))})
                self.cl_assistant(bl)
                self.cl_result(tu["id"], self.res_body(), err=r.random() < 0.05)

    # --- codex
    def cx(self, data):
        return self.row("codex", "codex", {"type": "codex", "data": data})

    def codex_burst(self):
        r = self.r
        x = r.random()
        if x < 0.22:  # streamed message: growing snapshots
            full = self.text(self.size(300, 40, 2500))
            sid = "item_%d" % self.n
            k = r.randint(1, 4)
            for j in range(1, k + 1):
                self.cx(
                    {"type": "message", "id": sid, "message": full[: max(10, len(full) * j // k)]}
                )
            return
        if x < 0.45:  # reasoning snapshots
            full = f"**{self.text(25)}**\n\n{self.text(self.size(180, 30, 1200))}"
            sid = "rs_" + self.uid()[:8]
            k = r.randint(1, 3)
            for j in range(1, k + 1):
                self.cx(
                    {"type": "reasoning", "id": sid, "message": full[: max(10, len(full) * j // k)]}
                )
            return
        for _ in range(r.randint(1, 3)):
            cid = "call_" + self.uid()[:10].replace("-", "")
            y = r.random()
            if y < 0.75:
                cmd = r.choice(
                    [
                        "bun test",
                        f"rg {r.choice(WORDS)} web/src",
                        "cat package.json",
                        "git diff --stat",
                        "sed -n 1,80p " + self.path(),
                    ]
                )
                inp = {"command": ["bash", "-lc", cmd], "cwd": "/repo"}
                if r.random() < 0.5:
                    inp["command_actions"] = [
                        {
                            "type": (
                                "read"
                                if cmd.startswith(("cat", "sed"))
                                else "search" if cmd.startswith("rg") else "unknown"
                            ),
                            "command": cmd,
                            "path": self.path(),
                        }
                    ]
                    inp["command_source"] = "agent"
                name = "CodexBash"
                out = {
                    "exit_code": 0 if r.random() < 0.93 else 1,
                    "duration_seconds": (
                        (lambda q: q // 100 if q % 100 == 0 else q / 100)(r.randint(1, 899))
                        if r.random() < 0.95
                        else r.randint(1, 9)
                    ),
                    "stdout": self.code(self.size(500, 10, 8000)),
                }
            else:
                name = "CodexPatch"
                inp = {
                    "changes": {
                        self.path(): {
                            "type": "update",
                            "unified_diff": self.code(self.size(400, 60, 3000)),
                            "move_path": None,
                        }
                    }
                }
                out = {
                    "success": True,
                    "stdout": "Success. Updated the following files:\nM " + self.path(),
                }
            self.cx(
                {"type": "tool-call", "callId": cid, "id": self.uid(), "name": name, "input": inp}
            )
            self.cx(
                {
                    "type": "tool-call-result",
                    "callId": cid,
                    "id": self.uid(),
                    "is_error": False,
                    "output": out,
                }
            )

    # --- events
    def event(self):
        r = self.r

        def ev(data):
            self.row("event", "event", {"type": "event", "id": self.uid(), "data": data})

        def sysout(data):
            self.row("event", "agent", {"type": "output", "data": data})

        k = r.choices(
            [
                "ready",
                "message",
                "token",
                "dur",
                "tdev",
                "api",
                "switch",
                "compact",
                "unknown",
                "err",
                "micro",
                "recap",
            ],
            [18, 16, 22, 16, 6, 6, 3, 2, 4, 2, 2, 3],
        )[0]
        if k == "ready":
            ev({"type": "ready"})
        elif k == "message":
            ev(
                {
                    "type": "message",
                    "message": r.choice(
                        [
                            "Compacting conversation.",
                            "Model changed to gpt-5.2-codex",
                            self.text(50),
                        ]
                    ),
                }
            )
        elif k == "token":
            a = r.randint(1000, 90000)
            self.row(
                "event",
                "codex",
                {
                    "type": "codex",
                    "data": {
                        "type": "token_count",
                        "info": {
                            "total": {
                                "inputTokens": a * 20,
                                "outputTokens": 5000,
                                "cachedInputTokens": a * 10,
                            },
                            "last": {
                                "inputTokens": a,
                                "outputTokens": r.randint(10, 900),
                                "cachedInputTokens": a // 2,
                            },
                            "modelContextWindow": 272000,
                        },
                    },
                },
            )
        elif k == "dur" and self.recent_agent_ids:
            sysout(
                {
                    "type": "system",
                    "subtype": "turn_duration",
                    "uuid": self.uid(),
                    "durationMs": r.randint(500, 60000),
                    "messageId": self.recent_agent_ids[-1],
                }
            )
        elif k == "tdev" and self.recent_agent_ids:
            ev(
                {
                    "type": "turn-duration",
                    "durationMs": r.randint(500, 60000),
                    "targetMessageId": self.recent_agent_ids[-1],
                }
            )
        elif k == "api":
            sysout(
                {
                    "type": "system",
                    "subtype": "api_error",
                    "uuid": self.uid(),
                    "retryAttempt": r.randint(1, 5),
                    "maxRetries": 10,
                    "error": {"message": "Overloaded", "status": 529},
                }
            )
        elif k == "switch":
            ev({"type": "switch", "mode": r.choice(["remote", "local"])})
        elif k == "compact":
            self.row(
                "event",
                "codex",
                {
                    "type": "codex",
                    "data": {
                        "type": "context_compacted",
                        "pre_tokens": r.randint(100000, 200000),
                        "trigger": "auto",
                    },
                },
            )
        elif k == "err":
            ev({"type": "error", "message": "Claude Code process exited unexpectedly (code 1)"})
        elif k == "micro":
            sysout(
                {
                    "type": "system",
                    "subtype": "microcompact_boundary",
                    "uuid": self.uid(),
                    "microcompactMetadata": {
                        "trigger": "auto",
                        "preTokens": r.randint(1, 200000),
                        "tokensSaved": r.randint(1, 50000),
                    },
                }
            )
        elif k == "recap":
            sysout(
                {
                    "type": "system",
                    "subtype": "away_summary",
                    "uuid": self.uid(),
                    "content": self.text(90),
                }
            )
        else:
            ev(
                {
                    "type": "quota-sync",
                    "note": self.text(40),
                    "quota": {"limit": 500000, "used": r.randint(0, 500000)},
                }
            )

    # --- agy
    def agy(self):
        r = self.r
        meta = {"sentFrom": "cli"}

        def o(data):
            self.row("agy", "agy", {"type": "output", "data": data}, meta)

        if r.random() < 0.45:
            o(
                {
                    "type": "agy_message",
                    "content": self.text(self.size(150, 20, 900)),
                    "model": "Gemini 3 Pro (High)",
                }
            )
            return
        pre = "Created At: 2025-08-12T11:20:04Z\nCompleted At: 2025-08-12T11:20:06Z\n"
        if r.random() < 0.6:
            o(
                {
                    "type": "agy_tool_action",
                    "name": "RUN_COMMAND",
                    "toolName": "run_command",
                    "toolUseId": "conv-7c1b:%d" % self.n,
                    "content": pre
                    + "The command completed successfully.\nOutput:\n"
                    + self.code(self.size(300, 20, 3000)),
                    "input": {
                        "Blocking": True,
                        "CommandLine": "./gradlew " + r.choice(WORDS),
                        "Cwd": "/repo/android",
                        "WaitMsBeforeAsync": 5000,
                        "toolSummary": self.text(25),
                    },
                }
            )
        else:
            p = self.path()
            o(
                {
                    "type": "agy_tool_action",
                    "name": "VIEW_FILE",
                    "toolName": "view_file",
                    "toolUseId": "conv-7c1b:%d" % self.n,
                    "content": pre
                    + f"File Path: `file://{p}`\nTotal Lines: 80\nTotal Bytes: 2400\nShowing lines 1 to 80\nThe following code has been modified to include a line number before every line.\n"
                    + "\n".join("%d: %s" % (i + 1, self.text(30)) for i in range(r.randint(5, 30)))
                    + "\nThe above content shows the entire, complete file contents of the requested file.",
                    "input": {"AbsolutePath": p, "toolSummary": self.text(25)},
                }
            )

    # --- agent runs
    def ar(self, data):
        self.row("agent-run", "run", {"type": "codex", "data": data})

    def agent_run(self, traces, summary=None):
        r = self.r
        card, agent = "spawn-%d" % self.n, "agent-%d" % self.n
        self.ar(
            {
                "type": "agent-run-start",
                "cardId": card,
                "input": {"message": self.text(80), "agent_type": "explorer"},
                "status": "starting",
                "statusText": "Starting",
                "summary": summary or self.text(30) + " #%d" % self.n,
                "activity": "Starting task",
                "activityKind": "starting",
            }
        )
        self.ar(
            {
                "type": "agent-run-update",
                "cardId": card,
                "agentId": agent,
                "status": "running",
                "statusText": "Running",
                "activity": "Running command: ls",
            }
        )
        i = 0
        while i < traces:
            x = r.random()
            if x < 0.7 and i + 1 < traces:
                cid = "cmd-%d" % i
                self.ar(
                    {
                        "type": "agent-run-trace",
                        "cardId": card,
                        "agentId": agent,
                        "activity": "Running command",
                        "message": {
                            "type": "tool-call",
                            "name": "CodexBash",
                            "callId": cid,
                            "id": "it-%d-c" % i,
                            "input": {"command": "rg " + r.choice(WORDS)},
                        },
                    }
                )
                self.ar(
                    {
                        "type": "agent-run-trace",
                        "cardId": card,
                        "agentId": agent,
                        "message": {
                            "type": "tool-call-result",
                            "callId": cid,
                            "id": "it-%d-r" % i,
                            "is_error": False,
                            "output": {
                                "stdout": self.code(self.size(200, 10, 1500)),
                                "exit_code": 0,
                            },
                        },
                    }
                )
                i += 2
            elif x < 0.85:
                self.ar(
                    {
                        "type": "agent-run-trace",
                        "cardId": card,
                        "agentId": agent,
                        "message": {
                            "type": "reasoning",
                            "id": "it-%d" % i,
                            "message": self.text(self.size(120, 20, 600)),
                        },
                    }
                )
                i += 1
            else:
                self.ar(
                    {
                        "type": "agent-run-trace",
                        "cardId": card,
                        "agentId": agent,
                        "message": {
                            "type": "message",
                            "id": "it-%d" % i,
                            "message": self.text(self.size(120, 20, 600)),
                        },
                    }
                )
                i += 1
        self.ar(
            {
                "type": "agent-run-update",
                "cardId": card,
                "agentId": agent,
                "status": "completed",
                "statusText": "Completed",
                "activity": "Completed: agent done",
                "result": "agent done",
            }
        )


MIX = {"user": 10, "claude": 35, "codex": 35, "event": 10, "agy": 5, "agent-run": 5}


def mixed(n, seed=1, misses=False):
    g = Gen(seed)
    g.all_targets = misses
    emit = {
        "user": g.user,
        "claude": g.claude_burst,
        "codex": g.codex_burst,
        "event": g.event,
        "agy": g.agy,
        "agent-run": lambda: g.agent_run(g.r.randint(8, 30)),
    }
    g.user()
    while len(g.out) < n:
        tot = len(g.out) + 1
        # weighted by how far each family lags behind its share (keeps the mix exact, order still random)
        deficit = {k: max(0.0, v / 100 * (tot + 30) - g.counts.get(k, 0)) for k, v in MIX.items()}
        fam = g.r.choices(list(deficit), [d + 1e-6 for d in deficit.values()])[0]
        emit[fam]()
    return g.out[:n]


def agentrun(n, seed=2):
    g = Gen(seed)
    g.user()
    g.agent_run(n)
    return g.out


def texty(n, seed=3):
    g = Gen(seed)
    while len(g.out) < n:
        x = g.r.random()
        sz = int(g.r.gauss(2048, 250))
        if x < 0.15:
            g.user(size=sz)
        elif x < 0.70:
            g.cl_assistant([{"type": "text", "text": g.text(sz)}])
        else:
            g.cx({"type": "message", "id": "item_%d" % g.n, "message": g.text(sz)})
    return g.out


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    out = sys.argv[1]
    os.makedirs(out, exist_ok=True)
    jobs = [
        ("mixed-1k", lambda: mixed(1000)),
        ("mixed-10k", lambda: mixed(10000)),
        ("mixed-50k", lambda: mixed(50000)),
        ("misses-10k", lambda: mixed(10000, misses=True)),
        ("text-10k", lambda: texty(10000)),
    ]
    jobs += [("agentrun-%d" % n, lambda n=n: agentrun(n)) for n in (500, 1000, 2000, 4000)]
    for name, make in jobs:
        rows = make()
        data = json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()
        with open(os.path.join(out, name + ".json"), "wb") as fh:
            fh.write(data)
        print("%-14s %6d rows %9d bytes" % (name, len(rows), len(data)))
