import type { NoteMark } from '@kalyanam/shared/topics/interlock/lint';

/** Marks may overlap: what one of them covers is marked once. */
export function Marked({ note, marks }: { note: string; marks: readonly NoteMark[] }) {
  const isMarked = (place: number) => marks.some(({ from, to }) => place >= from && place < to);
  const edges = [...new Set([0, note.length, ...marks.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return edges.slice(0, -1).map((from, index) => {
    const part = note.slice(from, edges[index + 1]);
    return isMarked(from) ? (
      <mark key={from} className="border-b-2 border-turmeric bg-amber-ground font-semibold text-ink">
        {part}
      </mark>
    ) : (
      <span key={from}>{part}</span>
    );
  });
}
