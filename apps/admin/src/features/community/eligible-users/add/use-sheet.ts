import type { PairState } from '@kalyanam/shared/team/eligible-users';
import { eligibleAdded, ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { problemSentence } from '../../../../ui/feedback/problem-sentence';
import { randomText } from '../../../../ui/form/browser';
import { toast } from '../../../../ui/feedback/toast';
import { addPairs, checkPairs, undoImport, undoneSentence } from '../eligible.queries';
import { readSheet, SheetRefused } from './read-sheet';
import { isFresh, judged, withRepeats, type Part, type SheetLine } from './sheet';

const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** What the server knows the import by, from its first part on. */
const newBatch = (): string => randomText(ID_ALPHABET, 20);

export type Step = 'reading' | 'checking' | 'adding' | 'undoing';

/** The running step, and its progress. */
export interface Work {
  step: Step;
  done: number;
  total: number;
}

const FAILED: Record<Step, string> = {
  reading: 'The list could not be read',
  checking: 'The list could not be checked',
  adding: 'Failed to add eligible users',
  undoing: 'The import could not be undone',
};

const pairOf = ({ email, phone }: SheetLine) => ({ email, phone });

/** A sheet from its text to the list: read, checked, corrected, added, and taken back. */
export function useSheet() {
  const queries = useQueryClient();
  const stopper = useRef<AbortController | null>(null);
  const [lines, setLines] = useState<readonly SheetLine[] | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [batch, setBatch] = useState(newBatch);
  /** How many pairs the import has added, by the server's count; null before anything was sent. */
  const [added, setAdded] = useState<number | null>(null);
  /** Goes up each time the whole sheet is checked. */
  const [round, setRound] = useState(0);
  useEffect(() => () => stopper.current?.abort(), []);

  async function during<T>(step: Step, total: number, run: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const own = new AbortController();
    stopper.current = own;
    setProblem(null);
    setWork({ step, done: 0, total });
    try {
      return await run(own.signal);
    } catch (thrown) {
      if (own.signal.aborted) return null;
      setProblem(thrown instanceof SheetRefused ? thrown.message : problemSentence(thrown, FAILED[step]));
      return null;
    } finally {
      if (stopper.current === own) setWork(null);
      setRound((count) => count + 1);
    }
  }
  const onPart = (step: Step, total: number) => (done: number) => setWork({ step, done, total });

  const setStates = (ids: readonly number[], stateOf: (line: SheetLine, at: number) => SheetLine['state']) =>
    setLines((before) => {
      const next = [...(before ?? [])];
      ids.forEach((id, at) => {
        const line = next[id];
        if (line) next[id] = { ...line, state: stateOf(line, at) };
      });
      return next;
    });
  /** A line that was added or edited since it was sent keeps its state. */
  const mark = (sent: readonly SheetLine[]) => (states: readonly PairState[], first: number) =>
    setStates(
      sent.slice(first, first + states.length).map(({ id }) => id),
      (line, at) => {
        const asSent = line.email === sent[first + at]?.email && line.phone === sent[first + at]?.phone;
        return line.state === 'unchecked' && asSent ? (states[at] ?? 'bad') : line.state;
      },
    );

  const check = (from: readonly SheetLine[]) => {
    const open = from.filter(({ state }) => state === 'unchecked');
    return during('checking', open.length, (signal) =>
      checkPairs(open.map(pairOf), {
        signal,
        onPart: onPart('checking', open.length),
        onStates: mark(open),
      }),
    );
  };

  /** Reads the text and checks what it has. @returns whether there is anything to look at */
  async function open(text: string): Promise<boolean> {
    const read = await during('reading', 0, (signal) =>
      readSheet(text, { signal, onPart: (done, total) => setWork({ step: 'reading', done, total }) }),
    );
    if (!read) return false;
    if (!read.some((line) => line.problems === null)) {
      setProblem(ADMIN_MESSAGES.eligiblePairs);
      return false;
    }
    setLines(read);
    setBatch(newBatch());
    setAdded(null);
    await check(read);
    return true;
  }

  function edit(id: number, part: Part, text: string) {
    const line = lines?.[id];
    if (!lines || !line) return;
    const now = judged({ ...line, [part]: text });
    if (now.email === line.email && now.phone === line.phone) return;
    const next = withRepeats(lines.with(id, { ...line, ...now, edited: true }));
    setLines(next);
    const open = next.filter(({ state }) => state === 'unchecked');
    // A single line: no progress bar, the table is not redrawn, and the focus stays.
    checkPairs(open.map(pairOf), {
      signal: new AbortController().signal,
      onPart: () => undefined,
      onStates: mark(open),
    }).catch((thrown: unknown) => setProblem(problemSentence(thrown, FAILED.checking)));
  }

  async function add(label: string) {
    const fresh = (lines ?? []).filter(isFresh);
    const before = added ?? 0;
    let total = before;
    let through = 0;
    const whole = await during('adding', fresh.length, (signal) =>
      addPairs(
        fresh.map(pairOf),
        { batch, label },
        {
          signal,
          onPart: (done) => {
            const ids = fresh.slice(through, done).map(({ id }) => id);
            through = done;
            setStates(ids, () => 'added');
            onPart('adding', fresh.length)(done);
          },
          onAdded: ({ inBatch }) => {
            total = inBatch;
            setAdded(inBatch);
          },
        },
      ),
    );
    if (whole) toast(eligibleAdded(total - before));
    void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleUsers] });
    void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleBatches] });
  }

  async function undo() {
    const undone = await during('undoing', 0, () => undoImport(batch));
    if (!undone || !lines) return;
    toast(undoneSentence(undone));
    void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleUsers] });
    void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleBatches] });
    setAdded(null);
    setBatch(newBatch());
    const again = lines.map((line): SheetLine => (line.state === 'added' ? { ...line, state: 'unchecked' } : line));
    setLines(again);
    await check(again);
  }

  return {
    lines,
    work,
    problem,
    added,
    round,
    open,
    edit,
    add,
    undo,
    checkAgain: () => void check(lines ?? []),
    stop: () => stopper.current?.abort(),
    /** Clears the problem once the user does something about it. */
    heed: () => setProblem(null),
    /** Returns to the text, which is kept as typed. */
    close: () => {
      stopper.current?.abort();
      setLines(null);
      setProblem(null);
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;
