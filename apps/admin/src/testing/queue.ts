import { fakeApi, ok } from './fake-api';
import type { renderApp } from './render-app';
import { endQuietMoment } from '../ui/feedback/quiet-moment';
import { forgetTyping } from '../ui/form/shortcuts';

interface Queue {
  /** Its address, and the name of its cases in the answer. */
  list: string;
  name: string;
  decision: (id: string) => string;
}

/** A queue as the server keeps it: a decided case leaves it. Returns the decisions that come. */
export function serveQueue<Decision>({ list, name, decision }: Queue, cases: readonly { id: string }[]): Decision[] {
  const decided: Decision[] = [];
  let left = cases;
  fakeApi({
    [`GET ${list}`]: () => ok({ [name]: left, total: left.length }),
    ...Object.fromEntries(
      cases.map(({ id }) => [
        `POST ${decision(id)}`,
        (body: unknown) => {
          decided.push(body as Decision);
          left = left.filter((one) => one.id !== id);
          return ok({ total: left.length });
        },
      ]),
    ),
  });
  return decided;
}

/** A single key, which is no typing. */
export async function press(user: ReturnType<typeof renderApp>['user'], key: string): Promise<void> {
  forgetTyping();
  endQuietMoment();
  await user.keyboard(key);
}
