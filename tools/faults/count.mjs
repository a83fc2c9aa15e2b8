// Compares what was promised with what is stored. Pure: no database, no clock.

/**
 * Acts of one kind; `stored` says how often each key is there.
 * lost: promised, and not there. unacknowledged: there, though its caller got no answer or a failure, which is no
 * broken promise. doubled: there more than once.
 */
export function compare({ tried, acknowledged, stored }) {
  const there = [...tried].filter((key) => stored.has(key));
  return {
    tried: tried.size,
    acknowledged: acknowledged.size,
    stored: there.length,
    lost: [...acknowledged].filter((key) => !stored.has(key)).length,
    unacknowledged: there.filter((key) => !acknowledged.has(key)).length,
    doubled: there.filter((key) => stored.get(key) > 1).length,
  };
}

const times = (list) => {
  const counts = new Map();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/**
 * Messages of one channel. `rows`: {id, cause, sent} of the outbox; `received`: the id of each that arrived.
 * lost: counted as sent, and never arrived. doubled: one cause has two messages. repeated: one message arrived twice,
 * by the same id; unavoidable where a process is killed between the server's yes and its own note of it.
 */
export function compareMessages({ rows, received }) {
  const arrived = times(received);
  const causes = times(rows.map(({ cause }) => cause));
  const sent = rows.filter((row) => row.sent);
  return {
    tried: rows.length,
    acknowledged: sent.length,
    stored: rows.filter(({ id }) => arrived.has(id)).length,
    lost: sent.filter(({ id }) => !arrived.has(id)).length,
    unacknowledged: rows.filter(({ id, sent: isSent }) => !isSent && arrived.has(id)).length,
    doubled: [...causes.values()].filter((count) => count > 1).length,
    repeated: rows.filter(({ id }) => (arrived.get(id) ?? 0) > 1).length,
  };
}

/** {least, half, most} of some seconds; null for none. */
export function spread(seconds) {
  if (seconds.length === 0) return null;
  const sorted = [...seconds].sort((a, b) => a - b);
  return { least: sorted[0], half: sorted[Math.floor(sorted.length / 2)], most: sorted.at(-1) };
}

const BROKEN = ['lost', 'doubled'];

/** Sentences for every promise that this outcome breaks; none when all are kept. */
export function brokenPromises({ rows, halfDone = [], checks = [], limits = [] }) {
  return [
    ...Object.entries(rows).flatMap(([kind, row]) =>
      BROKEN.flatMap((what) => (row[what] > 0 ? [`${row[what]} of ${kind} ${what}`] : [])),
    ),
    ...Object.entries(rows).flatMap(([kind, { repeated = 0, mayRepeat = 0 }]) =>
      repeated > mayRepeat ? [`${repeated} of ${kind} arrived twice, ${mayRepeat} expected at most`] : [],
    ),
    ...halfDone.map(({ what, families }) => `half-done: ${what} (${families.length}, as of ${families[0]})`),
    ...checks.flatMap(({ name, clean }) => (clean ? [] : [`${name} is not clean`])),
    ...limits.flatMap(({ name, value, most }) =>
      value <= most ? [] : [`${name}: ${Number(value.toFixed(2))}, at most ${most}`],
    ),
  ];
}
