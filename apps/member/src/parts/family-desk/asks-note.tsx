import type { DeskAct } from '@kalyanam/shared/topics/family/desk';
import { useSessionUser } from '../../session/session';
import { lazyPart } from '../../shell/lazy-part';
import { useAsks } from './use-asks';

/** Fetched for hands alone. */
const Note = lazyPart(async () => (await import('./asks')).Note);
export const AskNow = lazyPart(async () => (await import('./asks')).AskNow);

export const PhotosNote = lazyPart(async () => (await import('./asks')).PhotosNote);

export function AsksNote({ act }: { act: DeskAct }) {
  const acting = useSessionUser()?.acting;
  const mayAsk = useAsks(act) !== null;
  return !acting || acting.acts.includes(act) ? null : <Note name={acting.name} mayAsk={mayAsk} />;
}
