import type { GunamelanamView } from '@kalyanam/shared/contracts/horoscope';
import type { Couple } from '@kalyanam/shared/topics/stars/gunamelanam';
import { kootaLine, pointsText } from '@kalyanam/shared/topics/stars/koota-line';
import { useStarTexts } from '../../../../parts/stars/stars';

/** The eight rows in words, their total, and what other printed tables give; the same calm words below 18 as above. */
export function KootaRows({ couple, rows, total, low, high, notes }: GunamelanamView & { couple: Couple }) {
  const texts = useStarTexts();
  const { words, kootas, pointsOf } = texts;
  const maximum = rows.reduce((sum, row) => sum + row.maximum, 0);
  const others = notes.filter((note) => note !== 'class-of-sign');
  return (
    <div>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.koota} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{words.kootas[row.koota]}</span>
              <span className="block">{kootaLine(row.koota, couple, row.points, words, kootas)}</span>
              {row.koota === 'varna' && (
                <span className="block text-small text-muted">{texts.notes['class-of-sign']}</span>
              )}
            </span>
            <span className="shrink-0 text-end tabular-nums">
              {pointsOf(pointsText(row.points), pointsText(row.maximum))}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-2 rounded-card border border-line bg-well px-4 py-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-semibold">
          <span>{words.kootas.total}</span>
          <span className="tabular-nums">{pointsOf(pointsText(total), pointsText(maximum))}</span>
        </p>
        <p>{low === high ? texts.noOtherTables : texts.otherTables(pointsText(low), pointsText(high))}</p>
        <p>{texts.points18}</p>
        <p className="mt-1 text-small text-muted">{texts.method}</p>
      </div>
      {others.length > 0 && (
        <ul className="mt-3 list-disc pl-5">
          {others.map((note) => (
            <li key={note}>{texts.notes[note]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
