import { ACTION_OF } from '@kalyanam/shared/base/domain/interlock';
import { lintNote } from '@kalyanam/shared/topics/interlock/lint';
import { Marked } from './marked';
import { useLookTwiceTexts } from './look-twice.en';

/** Characters shown around what is marked in a long text. */
const AROUND = 40;

/** Words of a text that deserve a second look, and why; nothing where there are none. */
export function TextMarks({ text }: { text: string }) {
  const texts = useLookTwiceTexts();
  const { action, marks } = lintNote(text);
  const [first, last] = [marks[0], marks.at(-1)];
  if (action === 'none' || !first || !last) return null;
  const from = first.from > AROUND ? text.lastIndexOf(' ', first.from - AROUND) + 1 : 0;
  const after = text.indexOf(' ', last.to + AROUND);
  const to = after < 0 ? text.length : after;
  const kinds = [...new Set(marks.map(({ pattern }) => pattern))];
  return (
    <div className="mt-2 grid gap-2 rounded-control border border-amber-line bg-amber-ground px-4 py-3 text-small">
      <p>{texts.look(kinds.map((kind) => texts.kinds[kind]).join(', '))}</p>
      <p className="rounded-control bg-paper p-3 whitespace-pre-line wrap-anywhere">
        {from > 0 && '… '}
        <Marked
          note={text.slice(from, to)}
          marks={marks.map((mark) => ({ ...mark, from: mark.from - from, to: mark.to - from }))}
        />
        {to < text.length && ' …'}
      </p>
      <p>{kinds.some((kind) => ACTION_OF[kind] === 'hold') ? texts.read : texts.later}</p>
    </div>
  );
}
