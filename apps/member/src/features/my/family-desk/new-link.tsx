import type { DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { useDeskTexts } from './desk.en';

/** The link that would be made, and the contents that everyone would see there. */
export function NewLink({ biodata }: { biodata: NonNullable<DeskDraftView['biodata']> }) {
  const { link } = useDeskTexts();
  const { forWhom, days, language, sections, photo, contact, gothra, horoscope } = biodata;
  const shown = [
    ...sections.map((section) => link.section[section]),
    ...(photo === 'first' ? [link.photo] : []),
    ...(gothra ? [link.gothra] : []),
    ...(horoscope ? [link.horoscope] : []),
    link.contacts[contact],
  ];
  return (
    <div className="mt-2 grid max-w-prose gap-1 wrap-anywhere">
      <p>
        <strong>{forWhom}</strong>
        {`${days !== null ? `, ${link.days(days)}` : ''}. ${link.languages[language]}.`}
      </p>
      <p>{shown.join(' · ')}</p>
      <p className="text-small text-muted">{link.everybody}</p>
    </div>
  );
}
