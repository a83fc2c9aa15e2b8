import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import type { DetailCard as CardName } from '@kalyanam/shared/topics/profile/field-spec';
import { myProfile } from '../../../../parts/account/my-profile.queries';
import { myDetails } from '../../../../parts/details/details.queries';
import { AsksNote } from '../../../../parts/family-desk/asks';
import { MoreVisibleChoice } from '../../../../parts/details/more-visible';
import { useSessionUser } from '../../../../session/session';
import { lazyPart } from '../../../../shell/lazy-part';
import { PATHS } from '../../../../shell/paths';
import { BackLink } from '../../../../ui/back-link';
import { ButtonLink } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Loaded } from '../../../../ui/loaded';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import { useProfileWords } from '../../../../ui/texts/profile';
import { useAskedBeforeUnload } from '../../../../ui/use-asked-before-unload';
import { DetailCard } from './detail-card';
import { DetailField } from './detail-field';
import { partsOfCard } from './detail-values';
import { FamilyFields } from './family-fields';
import { useMoreTexts } from './more-details.en';
import { RootsFields } from './roots-fields';
import { AudienceLine, MoreVisibleContext } from './seen-by';
import { LeaveQuestion } from '../not-saved';
import { useAppTexts } from '../../../../shell/app.en';
import { useEditTexts } from '../edit-profile.en';

/** Family, roots, study and ways of living: four cards, each saved separately. */
export default function MoreDetailsPage() {
  const texts = useMoreTexts();
  const edit = useEditTexts();
  const app = useAppTexts();
  const query = useQuery(myDetails);
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <BackLink to={PATHS.myProfile}>{app.toMyProfile}</BackLink>
      <h1 className="text-4xl">{edit.more}</h1>
      <p className="mt-2 mb-6 text-muted">{texts.lead}</p>
      <AsksNote act="edit" />
      <Loaded
        query={query}
        failed={texts.failed}
        skeleton={
          <Skeleton>
            <div className="grid gap-8">
              {['h-44', 'h-96', 'h-96', 'h-96'].map((height, index) => (
                <SkeletonBlock key={index} className={`${height} w-full`} />
              ))}
            </div>
          </Skeleton>
        }
      >
        {(data) => <Cards details={data} />}
      </Loaded>
    </div>
  );
}

type Card = CardName | 'horoscope';

const Horoscope = lazyPart(async () => {
  const [{ HoroscopeCard }, { starTextsReady }] = await Promise.all([
    import('./horoscope/horoscope-card'),
    import('../../../../parts/stars/stars'),
  ]);
  await starTextsReady();
  return HoroscopeCard;
});

function Cards({ details }: { details: MyDetails }) {
  // Who sees more is a setting of the candidate's (C14).
  const acting = useSessionUser()?.acting;
  const watched = useRef(new Map<Card, () => boolean>());
  const watch = useCallback((card: Card, isUnsaved: () => boolean) => void watched.current.set(card, isUnsaved), []);
  const isUnsaved = useCallback(() => [...watched.current.values()].some((unsaved) => unsaved()), []);
  useAskedBeforeUnload(isUnsaved);
  const card = { details, onWatch: watch };
  return (
    <MoreVisibleContext value={details.moreVisible}>
      <div className="grid gap-8">
        {!acting && <MoreVisibleChoice chosen={details.moreVisible} version={details.version} />}
        <DetailCard card="family" {...card}>
          <FamilyFields details={details} />
        </DetailCard>
        <DetailCard card="roots" {...card}>
          <RootsFields />
        </DetailCard>
        <DetailCard card="study" {...card}>
          <CardFields card="study" details={details} />
        </DetailCard>
        <DetailCard card="living" {...card}>
          <Diet />
          <CardFields card="living" details={details} />
        </DetailCard>
        <Horoscope onWatch={watch} waiting={<SkeletonBlock className="h-96 w-full" />} />
      </div>
      <LeaveQuestion isUnsaved={isUnsaved} onDiscard={() => watched.current.clear()} />
    </MoreVisibleContext>
  );
}

/** Every detail of a card that asks them one after the other. */
const CardFields = ({ card, details }: { card: 'study' | 'living'; details: MyDetails }) =>
  partsOfCard(card, details).map((part) => part !== 'siblings' && <DetailField key={part} detail={part} />);

/** A field of the profile itself, which is changed there. */
function Diet() {
  const texts = useMoreTexts();
  const { notGiven } = useCommonTexts();
  const { labels, wordsOf } = useProfileWords();
  const { data } = useQuery(myProfile);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div>
        <p>
          <span className="font-semibold">{labels.fields.diet}</span>
          {data && <span className="text-muted">{`: ${wordsOf('diet', data) || notGiven}`}</span>}
        </p>
        <p className="text-small text-muted">
          <AudienceLine audience="members" />
        </p>
      </div>
      <ButtonLink look="quiet" to={PATHS.editSection('personal')} className="-mx-3">
        <Icon name="pencil" />
        {texts.dietChange}
      </ButtonLink>
    </div>
  );
}
