import { describe, expect, it } from "vitest";
import { InputQueue, MOST_WAITING } from "../src/engine/queue";
import type { Input } from "../src/engine/types/Input";

type Sent = {
  call: number;
  input: Input;
  answer: (value: string) => void;
  fail: (why: unknown) => void;
};

function desk(first = 0) {
  const sent: Sent[] = [];
  const queue = new InputQueue<string>({
    send: (call, input) =>
      new Promise((answer, fail) => {
        sent.push({ call, input, answer, fail });
      }),
    isAnswer: (reason) => reason === "refused",
    first,
  });
  return { sent, queue };
}

const settle = () => new Promise((done) => setTimeout(done, 0));
const stick: Input = { stick: "up" };

describe("the queue of inputs", () => {
  it("keeps one in flight and the rest in order, with rising numbers", async () => {
    const { sent, queue } = desk(41);
    const replies = [queue.push({ coin_in: 0 }), queue.push(stick), queue.push("button_down")];
    await settle();
    expect(sent.map((each) => each.call)).toEqual([42]);
    sent[0]?.answer("a");
    await settle();
    sent[1]?.answer("b");
    await settle();
    sent[2]?.answer("c");
    expect(await Promise.all(replies)).toEqual(["a", "b", "c"]);
    expect(sent.map((each) => [each.call, each.input])).toEqual([
      [42, { coin_in: 0 }],
      [43, stick],
      [44, "button_down"],
    ]);
  });

  it("drops sticks when it's full, never coins", async () => {
    const { sent, queue } = desk();
    void queue.push("wake");
    await settle();
    for (let count = 0; count < MOST_WAITING; count += 1) void queue.push(stick);
    expect(queue.waiting).toBe(MOST_WAITING);
    expect(await queue.push(stick)).toBeNull();
    void queue.push({ coin_in: 2 });
    void queue.push("coin_out");
    expect(queue.waiting).toBe(MOST_WAITING);
    const left: Input[] = [];
    for (let step = 0; step <= MOST_WAITING; step += 1) {
      sent[step]?.answer("");
      await settle();
      const input = sent[step]?.input;
      if (input !== undefined) left.push(input);
    }
    expect(left.slice(-2)).toEqual([{ coin_in: 2 }, "coin_out"]);
  });

  it("sends the same number again when the line broke, and gives up after three", async () => {
    const { sent, queue } = desk();
    const reply = queue.push({ coin_in: 1 });
    sent[0]?.fail(new Error("gone"));
    await settle();
    sent[1]?.answer("there");
    expect(await reply).toBe("there");
    expect(sent.map((each) => each.call)).toEqual([1, 1]);
    const lost = queue.push("coin_out");
    for (let attempt = 2; attempt < 5; attempt += 1) {
      await settle();
      sent[attempt]?.fail(new Error("gone"));
    }
    await expect(lost).rejects.toThrow("gone");
    expect(sent.slice(2).map((each) => each.call)).toEqual([2, 2, 2]);
  });

  it("passes on the engine's own refusal at once and goes on", async () => {
    const { sent, queue } = desk();
    const refused = queue.push("coin_out");
    const next = queue.push({ coin_in: 0 });
    sent[0]?.fail("refused");
    await expect(refused).rejects.toBe("refused");
    await settle();
    sent[1]?.answer("fine");
    expect(await next).toBe("fine");
    expect(sent).toHaveLength(2);
  });
});
