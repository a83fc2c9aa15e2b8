import type { DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { isAboutOwn } from '@kalyanam/shared/topics/family/drafts';
import { lazyPart } from '../../../shell/lazy-part';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Face } from '../../../ui/face';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useDeskTexts } from './desk.en';
import { NewLink } from './new-link';
import type { HandView } from '@kalyanam/shared/topics/family/desk';

/** The changes, once the words of every form of the profile are there, which few suggestions need. */
const Changes = lazyPart(async () => {
  const [{ Changes }, { starTextsReady }] = await Promise.all([
    import('./changes'),
    import('../../../parts/stars/stars'),
  ]);
  await starTextsReady();
  return Changes;
});

/** The suggestion in words: the act, the profile, the family member, and their message. */
export function DraftLine({ draft }: { draft: DeskDraftView }) {
  const texts = useDeskTexts();
  const byHand = useByHand();
  const language = useLanguage();
  const { kind, about, by, mine, note, slots, edit, biodata, madeAt } = draft;
  return (
    <div className="flex items-start gap-4">
      {about && <Face who={about} className="w-16 rounded-control" />}
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          {isAboutOwn(kind) ? (edit ? texts.parts[edit.after.of] : texts.kinds[kind]) : `${texts.kinds[kind]}: `}
          {isAboutOwn(kind) ? null : about ? (
            <AppLink translate="no" to={PATHS.profile(about.id)} className="underline underline-offset-4">
              {about.name}
            </AppLink>
          ) : (
            texts.hidden
          )}
        </p>
        {edit && <Changes edit={edit} waiting={<RowsSkeleton />} />}
        {biodata && <NewLink biodata={biodata} />}
        {note && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{`“${note}”`}</p>}
        {slots.map((slot) => (
          <p key={slot} className="mt-1">
            {formatMoment(slot, language)}
          </p>
        ))}
        <p className="mt-1 text-small text-muted">
          {`${mine ? texts.byYou : byHand(by)}, `}
          <time dateTime={madeAt}>{formatMoment(madeAt, language)}</time>
        </p>
      </div>
    </div>
  );
}

/** "by NAME (mother)"; of a hand that has left the relation alone. */
export function useByHand() {
  const texts = useDeskTexts();
  return ({ name, relation }: HandView): string =>
    name === null ? texts.byRelation(texts.relations[relation]) : texts.byHand(name, texts.relations[relation]);
}
