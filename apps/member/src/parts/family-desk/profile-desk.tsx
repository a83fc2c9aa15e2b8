import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useDeskVoteTexts } from './desk-votes.en';
import { DeskVotes } from './desk-votes';

/** C14: the person of that family to talk to, the hand that pressed here, and the opinions of one's own desk. */
export function ProfileDesk({ profile: { id, talkTo, interest }, votes }: { profile: ProfileView; votes: boolean }) {
  const texts = useDeskVoteTexts();
  const by = interest?.by;
  return (
    <div className="grid gap-3">
      {talkTo && <p className="font-semibold">{texts.talkTo(texts.relations[talkTo])}</p>}
      {by && (
        <p className="text-muted wrap-anywhere">
          {by.name === null
            ? texts.byRelation(texts.relations[by.relation])
            : texts.byHand(by.name, texts.relations[by.relation])}
        </p>
      )}
      {votes && <DeskVotes id={id} />}
    </div>
  );
}
