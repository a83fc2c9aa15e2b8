import { session } from './session';

/** The member answered, or said otherwise: the question whether they are still looking is closed. */
export function noLongerAsked() {
  const user = session.user();
  if (!user?.asked) return;
  const { asked: _closed, ...rest } = user;
  session.update(rest);
}
