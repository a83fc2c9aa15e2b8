import type { DeskAct } from '@kalyanam/shared/desk/desk';
import { lazyPart } from '../../shell/lazy-part';
import { useAsks } from './use-asks';

/** Fetched for hands alone. */
const Note = lazyPart(async () => (await import('./asks')).Note);
export const AskNow = lazyPart(async () => (await import('./asks')).AskNow);

export const PhotosNote = lazyPart(async () => (await import('./asks')).PhotosNote);

export function AsksNote({ act }: { act: DeskAct }) {
  const name = useAsks(act);
  return name === null ? null : <Note name={name} />;
}
