/** The live region: each announcement is a new node, so that repeats are heard. */
export function Announcer({ said }: { said: { text: string; count: number } }) {
  return (
    <div class="sr-only" aria-live="polite" role="status" data-testid="announcer">
      <span key={said.count}>{said.text}</span>
    </div>
  );
}
