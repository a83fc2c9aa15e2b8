import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import { useFacts } from '../../../parts/profile-facts/use-facts';
import { PATHS } from '../../../shell/paths';
import { RowLink, RowList } from '../../../ui/row-list';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { hasEditDraft } from './edit-draft';
import { useEditTexts } from './edit-profile.en';
import { waitingOf, SECTION_ICONS, SECTIONS } from './sections';

export function SectionRows({ profile }: { profile: MyProfile }) {
  const texts = useEditTexts();
  const { notGiven } = useCommonTexts();
  const facts = useFacts(profile);
  const valuesOf = (section: FactSection) =>
    facts({ of: [section] })
      .flatMap(([, value]) => value || [])
      .join(' · ') || notGiven;
  const stateOf = (section: FactSection) => {
    if (hasEditDraft(profile.id, section)) return texts.unsaved;
    return waitingOf(section).some((field) => profile.pendingReview[field]) ? texts.inReview : null;
  };
  return (
    <RowList label={texts.heading}>
      {SECTIONS.map((section) => (
        <RowLink
          key={section}
          to={PATHS.editSection(section)}
          icon={SECTION_ICONS[section]}
          title={texts.sections[section]}
          hint={
            <span data-own-words={section === 'words' || undefined} className="line-clamp-2 wrap-anywhere">
              {valuesOf(section)}
            </span>
          }
          value={stateOf(section)}
        />
      ))}
      <RowLink to={PATHS.moreDetails} icon="plus" title={texts.more} hint={texts.moreHint} />
    </RowList>
  );
}
