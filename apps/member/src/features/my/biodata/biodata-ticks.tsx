import {
  BIODATA_CONTACTS,
  BIODATA_HEADS,
  BIODATA_LANGUAGES,
  BIODATA_SECTIONS,
  type BiodataChoice,
  BIODATA_MESSAGES,
} from '@kalyanam/shared/topics/biodata/biodata';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { ChoicesGroup } from '../../../ui/form/choices-group';
import { useBiodataTexts } from './biodata.en';

interface BiodataTicksProps {
  choice: BiodataChoice;
  /** Whether the profile has stars to include. */
  stars: boolean;
  /** Whether someone in the family group has agreed to give their number. */
  familyNumber: boolean;
  /** Its name is above them already. */
  named?: boolean;
  onChange: (change: Partial<BiodataChoice>) => void;
}

/** The contents of the page. Anything beyond the usual says who will see it. */
export function BiodataTicks({ choice, stars, familyNumber, named = false, onChange }: BiodataTicksProps) {
  const texts = useBiodataTexts();
  const options = <W extends string>(words: readonly W[], labels: Readonly<Record<W, string>>) =>
    words.map((value) => ({ value, label: labels[value] }));
  // A link that has the family's number already can still be changed.
  const contacts = BIODATA_CONTACTS.filter((one) => one !== 'family' || familyNumber || choice.contact === 'family');
  const none = familyNumber ? texts.contactNone : `${texts.contactNone} ${texts.familyNumber}`;
  const tick = (section: string, on: boolean) =>
    onChange({
      sections: BIODATA_SECTIONS.filter((one) => (one === section ? on : choice.sections.includes(one))),
    });
  return (
    <>
      <ChoicesGroup
        label={texts.sections}
        labelUnseen={named}
        options={options(BIODATA_SECTIONS, texts.section)}
        values={choice.sections}
        error={choice.sections.length === 0 ? BIODATA_MESSAGES.sections : undefined}
        onChange={({ target }) => tick(target.value, target.checked)}
      />
      <div>
        <CheckboxField
          checked={choice.photo === 'first'}
          onChange={({ target }) => onChange({ photo: target.checked ? 'first' : 'none' })}
        >
          {texts.withPhoto}
        </CheckboxField>
        <CheckboxField checked={choice.gothra} onChange={({ target }) => onChange({ gothra: target.checked })}>
          {texts.withGothra}
          <Seen>{texts.gothraSeen}</Seen>
        </CheckboxField>
        {stars && (
          <CheckboxField checked={choice.horoscope} onChange={({ target }) => onChange({ horoscope: target.checked })}>
            {texts.withHoroscope}
            <Seen>{texts.horoscopeSeen}</Seen>
          </CheckboxField>
        )}
      </div>
      <ChoiceGroup
        label={texts.contact}
        name="contact"
        options={options(contacts, texts.contacts)}
        value={choice.contact}
        hint={choice.contact === 'none' ? none : <strong className="text-ink">{texts.contactSeen}</strong>}
        onChange={({ target }) => onChange({ contact: target.value as BiodataChoice['contact'] })}
      />
      <ChoiceGroup
        label={texts.language}
        name="language"
        options={options(BIODATA_LANGUAGES, texts.languages)}
        value={choice.language}
        hint={
          choice.language !== 'en' && (
            <AppLink to={PATHS.moreDetails} className="text-accent underline underline-offset-4">
              {texts.teluguNames}
            </AppLink>
          )
        }
        onChange={({ target }) => onChange({ language: target.value as BiodataChoice['language'] })}
      />
      <ChoiceGroup
        label={texts.head}
        name="head"
        options={options(BIODATA_HEADS, texts.heads)}
        value={choice.head}
        onChange={({ target }) => onChange({ head: target.value as BiodataChoice['head'] })}
      />
    </>
  );
}

const Seen = ({ children }: { children: string }) => <span className="block text-small text-muted">{children}</span>;
