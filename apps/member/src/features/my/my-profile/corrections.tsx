import type { RejectionReason, RejectionReasonView } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { PATHS } from '../../../shell/paths';
import type { IconName } from '../../../ui/icon';
import { RowLink, RowList } from '../../../ui/row-list';
import { useCompletenessTexts } from './completeness.en';
import { useMyProfileTexts } from './my-profile.en';

interface Place {
  readonly to: string;
  readonly icon: IconName;
  readonly title: 'personal' | 'uploadPhotos' | 'editProfile';
}

const PERSONAL: Place = { to: PATHS.editSection('personal'), icon: 'person', title: 'personal' };
const WHOLE: Place = { to: PATHS.editProfile, icon: 'pencil', title: 'editProfile' };
const PHOTOS: Place = { to: PATHS.myPhotos, icon: 'camera', title: 'uploadPhotos' };

/** Where to correct each reason; the others concern the documents and the numbers, which are below. */
const PLACES: Partial<Readonly<Record<RejectionReason, Place>>> = {
  'name-mismatch': PERSONAL,
  'dob-mismatch': PERSONAL,
  'photo-unsuitable': PHOTOS,
  'profile-incomplete': WHOLE,
};

/** R9: how to correct each reason, and the way there. */
export function Corrections({ reasons }: { reasons: readonly RejectionReasonView[] }) {
  const texts = useMyProfileTexts();
  const { advice } = useCompletenessTexts();
  const here = reasons.filter(({ code }) => !PLACES[code]);
  const elsewhere = reasons.flatMap(({ code, advice: given }) => {
    const place = PLACES[code];
    return place ? [{ ...place, code, hint: advice(code, given) }] : [];
  });
  const rows = elsewhere.length > 0 ? elsewhere : reasons.length > 0 ? [] : [{ ...WHOLE, code: 'all', hint: null }];
  return (
    <>
      {rows.length > 0 && (
        <RowList label={texts.stepCorrect}>
          {rows.map(({ code, to, icon, title, hint }) => (
            <RowLink key={code} to={to} icon={icon} title={texts[title]} hint={hint} />
          ))}
        </RowList>
      )}
      <ul className="grid gap-2 empty:hidden">
        {here.map(({ code, advice: given }) => (
          <li key={code}>{advice(code, given)}</li>
        ))}
      </ul>
    </>
  );
}
