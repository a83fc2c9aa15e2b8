import { useState } from 'react';
import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import { usePhotoWords } from '../../../parts/account/photo-words';
import { useSessionUser } from '../../../session/session';
import { lazyPart } from '../../../shell/lazy-part';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import type { IconName } from '../../../ui/icon';
import { RowButton, RowFixed, RowLink, RowList } from '../../../ui/row-list';
import { useVocabulary } from '../../../ui/texts/vocabulary';
import { useWhoSeesTexts, type Seen } from './who-sees.en';

const AudienceSheet = lazyPart(async () => (await import('./audience-sheet')).AudienceSheet);

const ICONS: Readonly<Record<Seen, IconName>> = {
  contact: 'lock',
  photos: 'camera',
  family: 'family',
  horoscope: 'moon',
  gothra: 'lineage',
  wishes: 'star',
};
/** Whose audience is the member's to choose; the others say who reads them. */
const CHOSEN: readonly Seen[] = ['contact', 'photos', 'family', 'wishes'];

/** Today's audience of each thing, with the way to change it; a family member only reads (C14). */
export function AudienceRows({ of }: { of: AudienceAnswer }) {
  const texts = useWhoSeesTexts();
  const photoWords = usePhotoWords();
  const { label } = useVocabulary();
  const user = useSessionUser();
  const acting = user?.acting !== undefined;
  const [asked, setAsked] = useState<{ of: Seen; open: boolean } | null>(null);
  const audiences: Readonly<Record<Seen, string>> = {
    contact: label('contactVisibility', of.contact),
    photos: photoWords.visibility[of.photos],
    family: texts.more[of.more],
    horoscope: of.horoscope ? texts.horoscope : texts.noHoroscope,
    gothra: texts.gothra,
    wishes: texts.wishes[of.wishes],
  };
  const widest: Partial<Record<Seen, boolean>> = {
    contact: of.contact === 'verified',
    photos: of.photos === 'verified',
  };
  const rows = Object.keys(ICONS) as Seen[];
  return (
    <>
      <RowList label={texts.heading}>
        {rows.map((seen) => {
          const row = {
            icon: ICONS[seen],
            title: seen === 'photos' && of.photoCount > 0 ? texts.photos(of.photoCount) : texts.rows[seen],
            hint: <span className={widest[seen] ? 'text-amber' : ''}>{audiences[seen]}</span>,
          };
          return acting ? (
            <RowFixed key={seen} {...row} />
          ) : (
            <RowButton
              key={seen}
              {...row}
              act={CHOSEN.includes(seen) ? texts.change : undefined}
              leads={!CHOSEN.includes(seen)}
              onPress={() => setAsked({ of: seen, open: true })}
              onNear={AudienceSheet.ahead}
            />
          );
        })}
        {isOffered(user, 'biodata') && (
          <RowLink icon="file" title={texts.rows.links} hint={texts.links(of.links)} to={PATHS.biodata} />
        )}
      </RowList>
      {asked && (
        <AudienceSheet seen={asked.of} of={of} open={asked.open} onClose={() => setAsked({ ...asked, open: false })} />
      )}
    </>
  );
}
