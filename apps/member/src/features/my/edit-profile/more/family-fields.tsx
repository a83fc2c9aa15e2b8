import { useFormContext, useWatch } from 'react-hook-form';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import { useDetailWords } from '../../../../parts/details/words';
import { useFormField } from '../../../../parts/profile-form/use-field';
import { PATHS } from '../../../../shell/paths';
import { AppLink } from '../../../../ui/app-link';
import { CheckboxField } from '../../../../ui/form/checkbox-field';
import { Icon } from '../../../../ui/icon';
import { DetailField } from './detail-field';
import type { DetailValues } from './detail-values';
import { useMoreTexts } from './more-details.en';
import { SiblingsEditor } from './siblings-editor';

/** The family: fields about relatives open once they know of it. */
export function FamilyFields({ details }: { details: MyDetails }) {
  const texts = useMoreTexts();
  const { control } = useFormContext<DetailValues>();
  const told = useWatch({ control, name: 'told' });
  const open = details.familyConsent || told;
  return (
    <>
      <DetailField detail="familyType" />
      {details.onceMarried && (
        <>
          <DetailField detail="children" />
          <DetailField detail="childrenLiveWith" />
        </>
      )}
      <Consent given={details.familyConsent} />
      <fieldset disabled={!open} aria-describedby={open ? undefined : 'relatives-closed'} className="fields">
        <legend className="sr-only">{texts.consentTitle}</legend>
        {!open && (
          <p id="relatives-closed" className="flex items-start gap-2 text-small text-muted">
            <Icon name="lock" className="mt-0.5 size-4" />
            {texts.consentNeeded}
          </p>
        )}
        <div className={`fields transition-opacity duration-150 ${open ? '' : 'opacity-60'}`}>
          <Parent which="father" />
          <Parent which="mother" />
          <SiblingsEditor />
        </div>
      </fieldset>
    </>
  );
}

function Consent({ given }: { given: boolean }) {
  const texts = useMoreTexts();
  const input = useFormField<DetailValues>('told')('told');
  return (
    <div className="rounded-control border border-amber-line bg-amber-ground px-4 py-3">
      <p className="font-semibold">{texts.consentTitle}</p>
      {given ? (
        <p>
          {texts.consentGiven}{' '}
          <AppLink to={`${PATHS.settings}#privacy`} className="font-semibold text-accent underline underline-offset-4">
            {texts.consentSettings}
          </AppLink>
        </p>
      ) : (
        <>
          <p>{texts.consentLead}</p>
          <CheckboxField {...input}>{texts.consent}</CheckboxField>
        </>
      )}
    </div>
  );
}

function Parent({ which }: { which: 'father' | 'mother' }) {
  const texts = useMoreTexts();
  const { labels } = useDetailWords();
  return (
    <div role="group" aria-label={texts[which]} className="fields border-t border-line pt-5">
      <p className="font-display text-xl font-[560]">{texts[which]}</p>
      <DetailField detail={`${which}Name`} label={labels.details[`${which}Name`]} />
      <DetailField detail={`${which}NameTe`} />
      <DetailField detail={`${which}Living`} label={`${texts[which]}: ${texts.parentLiving}`} />
      <DetailField detail={`${which}Work`} label={labels.details[`${which}Work`]} />
      {which === 'mother' && <DetailField detail="motherSurname" />}
    </div>
  );
}
