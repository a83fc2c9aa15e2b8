import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useDeskVoteTexts } from './desk-votes.en';

/** C14: the person of that family to talk to, and the own family member who acted here. */
export function ProfileDesk({ profile: { talkTo, interest } }: { profile: ProfileView }) {
  const texts = useDeskVoteTexts();
  const by = interest?.by;
  if (!talkTo && !by) return null;
  return (
    <div className="grid gap-1">
      {talkTo && <p className="font-semibold">{texts.talkTo(texts.relations[talkTo])}</p>}
      {by && (
        <p className="text-muted wrap-anywhere">
          {by.name === null
            ? texts.byRelation(texts.relations[by.relation])
            : texts.byHand(by.name, texts.relations[by.relation])}
        </p>
      )}
    </div>
  );
}
