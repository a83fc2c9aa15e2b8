import { useState, type ReactNode } from 'react';
import type { WaitingAnswer, WaitingKind, WaitingRow } from '@kalyanam/shared/contracts/waiting';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Face } from '../../ui/face';
import { Icon, type IconName } from '../../ui/icon';
import { RowButton, RowList } from '../../ui/row-list';
import { useNames } from '../../ui/texts/names';
import { useProfileWords } from '../../ui/texts/profile';
import { daysLeft } from './days-left';
import { useWaitingRowTexts } from './waiting-rows.en';

/** The number of rows that a phone has room for; the others are one press away. */
const SHOWN = 7;

interface WaitingRowsProps {
  answer: WaitingAnswer;
  /** C15: simple mode. */
  large?: boolean;
}

/** One row for each thing that waits: who, one fact, the days left, and one word to press. What ends first is first. */
export function WaitingRows({ answer: { rows, total }, large = false }: WaitingRowsProps) {
  const texts = useWaitingRowTexts();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, SHOWN);
  const hidden = total - shown.length;
  return (
    <RowList label={texts.heading}>
      {shown.map((row) => (
        <Row key={`${row.kind}:${row.id}`} row={row} large={large} />
      ))}
      {hidden > 0 && <More count={hidden} onPress={all ? null : () => setAll(true)} />}
    </RowList>
  );
}

/** The rest of the list; beyond its limit there are only interests, which have a page of their own. */
function More({ count, onPress }: { count: number; onPress: (() => void) | null }) {
  const texts = useWaitingRowTexts();
  const title = texts.more(count);
  if (onPress) return <RowButton title={title} onPress={onPress} />;
  return (
    <li>
      <AppLink to={PATHS.interests} className="flex min-h-14 items-center px-4">
        {title}
      </AppLink>
    </li>
  );
}

const ICONS: Readonly<Partial<Record<WaitingKind, IconName>>> = {
  call: 'phone',
  outcome: 'phone',
  marriage: 'ring',
  photos: 'camera',
  suggestion: 'family',
  check: 'shield',
  question: 'message',
};

/** Where each is answered. */
function placeOf(row: WaitingRow): string {
  switch (row.kind) {
    case 'interest':
      return PATHS.profile(row.id);
    case 'call':
    case 'outcome':
      return PATHS.call(row.who?.id ?? '');
    case 'marriage':
      return PATHS.marriage;
    case 'photos':
      return `${PATHS.myPhotos}#asked`;
    case 'suggestion':
      return PATHS.desk;
    case 'check':
      return PATHS.myChecks;
    case 'question':
      return PATHS.myProfile;
  }
}

/** The hidden other of a suggestion has an icon; the face of an interest is always there. */
const NO_ONE = { name: '', photo: null };

function Row({ row, large }: { row: WaitingRow; large: boolean }) {
  const texts = useWaitingRowTexts();
  const { title, fact } = useWordsOf()(row);
  const icon = ICONS[row.kind];
  return (
    <li>
      <AppLink
        to={placeOf(row)}
        className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 no-underline -outline-offset-3! hover:bg-well ${large ? 'min-h-28 p-5' : 'min-h-18 p-3 sm:gap-x-4 sm:px-4'}`}
      >
        <span className={`grid shrink-0 place-items-center ${large ? 'w-20' : 'w-16 max-[22rem]:w-12'}`}>
          {icon ? (
            <Icon name={icon} className={`text-accent ${large ? 'size-10' : 'size-7'}`} />
          ) : (
            <Face who={row.who ?? NO_ONE} className="w-full rounded-control" />
          )}
        </span>
        <span className="min-w-0">
          <span
            className={`line-clamp-4 leading-snug font-semibold text-pretty wrap-anywhere text-ink lang-te:leading-relaxed ${large ? 'text-xl' : ''}`}
          >
            {title}
          </span>
          {fact && (
            <span
              data-own-words={isQuoted(row) || undefined}
              className={`line-clamp-2 wrap-anywhere text-muted ${large ? '' : 'text-small leading-snug lang-te:leading-relaxed'}`}
            >
              {fact}
            </span>
          )}
          <Left until={row.until} large={large} />
        </span>
        <span
          className={`font-semibold text-accent max-[24rem]:col-start-2 ${large ? 'text-xl max-sm:col-start-2' : ''}`}
        >
          {texts.acts[row.kind]}
        </span>
      </AppLink>
    </li>
  );
}

/** Words of a relative or of the team, in the language in which they were written. */
const isQuoted = ({ kind }: WaitingRow): boolean => kind === 'suggestion' || kind === 'question';

function Left({ until, large }: { until: string | null; large: boolean }) {
  const texts = useWaitingRowTexts();
  const left = daysLeft(until, new Date());
  if (!left || left.days === 0) return null;
  const look = left.isSoon ? 'font-semibold text-amber' : 'text-muted';
  return <span className={`block ${look} ${large ? '' : 'text-small'}`}>{texts.left(left.days)}</span>;
}

interface Words {
  title: string;
  fact: ReactNode;
}

function useWordsOf() {
  const texts = useWaitingRowTexts();
  const { wordsOf } = useProfileWords();
  const names = useNames();
  return (row: WaitingRow): Words => {
    const name = row.who?.name ?? texts.hidden;
    switch (row.kind) {
      case 'interest': {
        const { fit, ...facts } = row.fact;
        const { city } = facts.workLocation;
        const place = city ? names.city(city) : wordsOf('workLocation', facts);
        const work = [wordsOf('occupation', facts), place].filter(Boolean).join(', ');
        return {
          title: texts.interest(name),
          fact: [work, fit && texts.fits(fit.fits, fit.stated)].filter(Boolean).join(' · '),
        };
      }
      case 'call':
        return { title: texts.call(name, row.fact.slots), fact: texts.callFact };
      case 'outcome':
        return { title: texts.outcome(name), fact: texts.outcomeFact };
      case 'marriage':
        return { title: texts.marriage(name), fact: texts.marriageFact };
      case 'photos':
        return { title: texts.photos(row.fact.families), fact: row.fact.names.join(', ') };
      case 'suggestion': {
        const { by, kind, note } = row.fact;
        return {
          title: texts.suggestion[kind](texts.suggester(by), name),
          fact: note && `“${note}”`,
        };
      }
      case 'check':
        return { title: texts.check(texts.facts[row.fact.check], row.fact.lapsed), fact: null };
      case 'question':
        return { title: texts.question, fact: row.fact.question };
    }
  };
}
