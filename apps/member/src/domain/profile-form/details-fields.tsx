import { HEIGHTS } from '@kalyanam/shared/vocabulary/height';
import { SUBCASTE_SUGGESTIONS } from '@kalyanam/shared/vocabulary/people';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { useProfileFormTexts } from './profile-form.en';
import type { ReviewNotes } from './review-notes';
import { useFormField } from './use-field';
import { SuggestedText } from './suggested-text';
import { WorkLocation } from './work-location';

/** Body, community, education and work. */
export function DetailsFields({ notes = {} }: { notes?: ReviewNotes }) {
  const texts = useProfileFormTexts();
  const { options } = useVocabulary();
  const field = useFormField();
  return (
    <>
      <SelectField label={texts.height} options={HEIGHTS} {...field('height')} />
      <ChoiceGroup label={texts.complexion} options={options('complexion')} {...field('complexion')} />
      <ChoiceGroup label={texts.caste} options={options('caste')} {...field('caste')} />
      <SuggestedText path="subcaste" label={texts.subcaste} optional suggestions={SUBCASTE_SUGGESTIONS} />
      <TextField label={texts.gothra} hint={notes.gothra ?? texts.gothraHint} {...field('gothra')} />
      <ChoiceGroup label={texts.education} options={options('education')} {...field('education')} />
      <ChoiceGroup label={texts.occupation} options={options('occupation')} {...field('occupation')} />
      <ChoiceGroup label={texts.annualIncome} options={options('annualIncome')} {...field('annualIncome')} />
      <WorkLocation />
    </>
  );
}
