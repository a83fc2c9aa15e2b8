/**
 * The cost of presses on a page: CPU time of its main thread for the events of each press and for the frame that
 * answers them. A clock would also count other work of the machine.
 */
import type { Page } from '@playwright/test';

/** Times in microseconds, `tdur` of the processor. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** Touched, moved to and pressed. */
const OF_A_PRESS = /^(touch|pointer|mouse|click)/;
const typeOf = ({ name, args }: Traced): string => (name === 'EventDispatch' ? (args.data?.type ?? '') : '');

/** The cost of each press in milliseconds, in order. */
function costsIn(trace: readonly Traced[]): number[] {
  const press = trace.find((one) => typeOf(one) === 'click');
  const own = trace.filter(({ pid, tid }) => pid === press?.pid && tid === press.tid);
  const told = own.filter((one) => one.name === 'Commit' || OF_A_PRESS.test(typeOf(one)));
  const tasks = own
    .filter(({ name }) => name === 'RunTask')
    .sort((a, b) => a.ts - b.ts)
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const within = told.filter((one) => one.ts >= ts && one.ts < ts + dur);
      const types = within.map(typeOf).filter(Boolean);
      return { ts, tdur, types, draws: within.some(({ name }) => name === 'Commit') };
    });
  const presses = tasks.filter(({ types }) => types.includes('click'));
  return presses.map(({ ts: now }, index) => {
    const before = presses[index - 1]?.ts ?? 0;
    const handled = tasks.filter(({ ts, types }) => ts > before && ts <= now && types.length > 0);
    const frame = tasks.find(({ ts, draws }) => ts > now && draws);
    return [...handled, ...(frame ? [frame] : [])].reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  });
}

/** Starts tracing a page. Returns a function that stops it and gives the cost of each press since. */
export async function tracePresses(page: Page): Promise<() => Promise<number[]>> {
  const cdp = await page.context().newCDPSession(page);
  const trace: Traced[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => trace.push(...(value as unknown as Traced[])));
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  return async () => {
    const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
    await cdp.send('Tracing.end');
    await complete;
    return costsIn(trace);
  };
}
