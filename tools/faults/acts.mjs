// The acts of callers and their responses. Only a 2xx is a promise.
import { isDone } from './client.mjs';

export class Acts {
  #all = [];

  /** `key` names what must be stored once: an address, say. Returns the answer's body, or null. */
  told(kind, key, answer) {
    this.#all.push({ kind, key, acknowledged: isDone(answer), status: answer.status, at: performance.now() });
    return isDone(answer) ? answer.body : null;
  }

  kinds = () => [...new Set(this.#all.map(({ kind }) => kind))];
  of = (kind) => this.#all.filter((act) => act.kind === kind);
  acknowledged = (kind) => new Set(this.of(kind).flatMap(({ key, acknowledged }) => (acknowledged ? [key] : [])));
  tried = (kind) => new Set(this.of(kind).map(({ key }) => key));
  unanswered = (kind) => [...this.tried(kind)].filter((key) => !this.acknowledged(kind).has(key));
  /** How often each status came: {200: 12, 0: 3}. */
  statuses() {
    const counts = {};
    for (const { status } of this.#all) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }
}
