import type { DeskOpinion, DeskVoteView } from '@kalyanam/shared/contracts/desk';
import { useDeskVoteTexts } from '../../../parts/family-desk/desk-votes.en';
import { VoteChips } from '../../../parts/family-desk/vote-chips';
import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Face } from '../../../ui/face';
import { useDeskTexts } from './desk.en';

/** One family as the group speaks of it: the face, who said what, and one's own three chips. */
export function Opinion({ opinion: { about, votes } }: { opinion: DeskOpinion }) {
  const texts = useDeskTexts();
  return (
    <li className="grid gap-3 p-4">
      <div className="flex items-start gap-4">
        <Face who={about} className="w-16 rounded-control" />
        <div className="min-w-0">
          <AppLink
            to={PATHS.profile(about.id)}
            className="target content-center font-semibold no-underline hover:underline"
          >
            <span translate="no" className="line-clamp-2 wrap-anywhere">{`${about.name}, ${about.age}`}</span>
          </AppLink>
          <ul className="grid gap-0.5">
            {votes.map((vote, place) => (
              <Said key={place} vote={vote} />
            ))}
          </ul>
        </div>
      </div>
      <VoteChips id={about.id} label={texts.voteOn(about.name)} own={votes.find(({ mine }) => mine)} />
    </li>
  );
}

/** Who it is, their reaction, and their words. */
function Said({ vote: { by, mine, vote, note } }: { vote: DeskVoteView }) {
  const texts = useDeskTexts();
  const words = useDeskVoteTexts();
  const candidate = useSessionUser()?.acting?.name ?? words.candidate;
  const who = mine ? words.you : by ? (by.name ?? texts.relations[by.relation]) : candidate;
  return (
    <li className="wrap-anywhere text-muted" data-own-words={note ? true : undefined}>
      {`${who}: `}
      <span className={vote === 'yes' ? 'font-semibold text-leaf' : 'font-semibold text-ink'}>
        {vote ? texts.voteWords[vote] : note ? null : texts.notSaid}
      </span>
      {note && `${vote ? ' · ' : ''}“${note}”`}
    </li>
  );
}
