import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { COMPLETENESS_PARTS, type CompletenessPart } from '@kalyanam/shared/topics/profile/completeness';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { useTranslation } from '@kalyanam/web/i18n/texts';
import { COMPLETENESS_PLACES } from '../../../parts/account/completeness-places';
import { PATHS } from '../../../shell/paths';
import { Monogram } from '../../../ui/monogram';
import { Photo } from '../../../ui/photo';
import { RowLink, RowList } from '../../../ui/row-list';
import { StatusBadge } from '../../../ui/status-badge';
import { useHomeTexts } from './home.en';
import { HomeSection } from './home-section';

const SHOWN = 3;

/** The state of one's own profile, and its missing parts. */
export function Mine({ profile }: { profile: MyProfile }) {
  const texts = useHomeTexts();
  const translated = useTranslation<{ missing: Record<CompletenessPart, { label: string }> }>('completeness');
  const {
    name,
    photos,
    verificationStatus,
    completeness: { percent, missing },
  } = profile;
  return (
    <HomeSection title={texts.mine}>
      <div className="flex items-center gap-4">
        <span className="h-24 w-19 shrink-0 overflow-hidden rounded-control border border-line bg-well">
          {photos[0] ? <Photo photo={photos[0]} size="thumb" name={name} alt="" eager /> : <Monogram name={name} />}
        </span>
        <div className="grid min-w-0 grow gap-2">
          <StatusBadge status={verificationStatus} />
          <p className="text-small">{texts.percent(percent)}</p>
          <progress
            aria-label={texts.mine}
            value={percent}
            max={100}
            className="h-2 w-full overflow-hidden rounded-full accent-turmeric [&::-moz-progress-bar]:bg-turmeric [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-turmeric"
          />
        </div>
      </div>
      <div className="mt-4">
        <RowList>
          {missing.slice(0, SHOWN).map((part) => (
            <RowLink
              key={part}
              to={COMPLETENESS_PLACES[part]}
              icon="plus"
              title={translated?.missing[part].label ?? labelOf(COMPLETENESS_PARTS, part)}
            />
          ))}
          <RowLink to={PATHS.myProfile} icon="person" title={texts.preview} />
        </RowList>
      </div>
    </HomeSection>
  );
}
