import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MarriageClaim, MyMarriageAnswer } from '@kalyanam/shared/contracts/marriages';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { myMarriage, useAnswerClaim, useKeepProfile, useUndoMarriage } from '../../../parts/account/marriage.queries';
import { useMarriageTexts } from '../../../parts/account/marriage.en';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { lazyPart } from '../../../shell/lazy-part';
import { Story } from './story';
import { Button } from '../../../ui/button';
import { LoadError } from '../../../ui/load-error';
import { Muggu } from '../../../ui/muggu';
import { Notice } from '../../../ui/notice';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';

const MarriageDialog = lazyPart(async () => (await import('../../../parts/account/marriage-dialog')).MarriageDialog);

/** C16: where a marriage is reported, where the other family answers, and its story afterwards. */
export default function MarriagePage() {
  const texts = useMarriageTexts();
  const marriage = useQuery(myMarriage);
  const profile = useQuery(myProfile);
  const [saidNo, setSaidNo] = useState(false);
  const error = marriage.error ?? profile.error;
  const again = () => void Promise.all([marriage.refetch(), profile.refetch()]);
  return (
    <div className="page grid max-w-2xl justify-items-start gap-6 py-6 *:w-full sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      {marriage.data && profile.data ? (
        <>
          {profile.data.marriedAt ? <Thanks marriage={marriage.data} /> : <h1 className="text-4xl">{texts.heading}</h1>}
          {marriage.data.claims.map((claim) => (
            <Claim key={claim.id} claim={claim} onNo={() => setSaidNo(true)} />
          ))}
          {saidNo && (
            <Notice look="leaf" alert>
              {texts.saidNo}
            </Notice>
          )}
          {/* A question of another family comes first: its yes says the same. */}
          {!profile.data.marriedAt && marriage.data.claims.length === 0 && <Begin />}
          {marriage.data.confirmed && (
            <Story
              // Other words of the other family take the place of what is shown.
              key={marriage.data.confirmed.story?.version ?? 0}
              id={marriage.data.confirmed.id}
              story={marriage.data.confirmed.story}
              photos={profile.data.photos}
            />
          )}
        </>
      ) : (
        <>
          <h1 className="text-4xl">{texts.heading}</h1>
          {error ? <LoadError error={error} title={texts.failed} onRetry={again} /> : <RowsSkeleton />}
        </>
      )}
    </div>
  );
}

interface ClaimProps {
  claim: MarriageClaim;
  onNo: () => void;
}

function Claim({ claim: { id, name, until }, onNo }: ClaimProps) {
  const texts = useMarriageTexts();
  const failure = useFailure();
  const language = useLanguage();
  const { mutate, isPending } = useAnswerClaim();
  const say = (answer: 'yes' | 'no') =>
    mutate(
      { id, answer },
      {
        onSuccess: () => answer === 'no' && onNo(),
        onError: (thrown) => showToast(failure(thrown)),
      },
    );
  return (
    <section className="rounded-card border border-line bg-paper p-5">
      <h2 className="text-xl wrap-anywhere">{texts.claim(name)}</h2>
      <p className="mt-2 text-muted">{texts.claimText(formatDay(until, language))}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => say('yes')}>
          {texts.yes}
        </Button>
        <Button look="secondary" busy={isPending} onClick={() => say('no')}>
          {texts.no}
        </Button>
      </div>
    </section>
  );
}

function Begin() {
  const texts = useMarriageTexts();
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <p className="text-muted">{texts.lead}</p>
      <Button className="mt-5" onClick={() => setAsking(true)}>
        {texts.begin}
      </Button>
      {asking && <MarriageDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function Thanks({ marriage: { confirmed, erasedOn } }: { marriage: MyMarriageAnswer }) {
  const texts = useMarriageTexts();
  const failure = useFailure();
  const language = useLanguage();
  const { undo, isPending } = useUndoMarriage();
  const keep = useKeepProfile();
  const kept = {
    onSuccess: () => showToast(texts.kept),
    onError: (thrown: unknown) => showToast(failure(thrown)),
  };
  return (
    <div className="text-center">
      <Muggu />
      <h1 className="mt-6 text-4xl">{texts.thanks}</h1>
      {confirmed && <p className="mt-3 text-lg wrap-anywhere">{texts.both(confirmed.name)}</p>}
      <p className="mt-3 text-muted">{texts.thanksText}</p>
      {erasedOn && (
        <div className="mt-6 text-start">
          <Notice>
            <p>{texts.erased(formatDay(erasedOn, language))}</p>
            <Button className="mt-3" busy={keep.isPending} onClick={() => keep.mutate(undefined, kept)}>
              {texts.keep}
            </Button>
          </Notice>
        </div>
      )}
      <Button look="secondary" className="mt-6" busy={isPending} onClick={undo}>
        {texts.undo}
      </Button>
    </div>
  );
}
