import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  BIODATA_DAYS,
  BIODATA_LIMITS,
  DEFAULT_SECTIONS,
  type BiodataChoice,
  BIODATA_MESSAGES,
} from '@kalyanam/shared/topics/biodata/biodata';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isEmpty } from '@kalyanam/shared/base/rule';
import { isApiError } from '@kalyanam/web/api-error';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { AsksNote, useAsks } from '../../../parts/family-desk/asks';
import { Suggested } from '../../../parts/family-desk/or-suggest';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { dropDraft, useKeptDraft } from '../../../session/kept-drafts';
import { PATHS } from '../../../shell/paths';
import { BackLink } from '../../../ui/back-link';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { TextField } from '../../../ui/form/text-field';
import { useFirstRefused } from '../../../ui/form/use-first-refused';
import { Icon } from '../../../ui/icon';
import { LoadError } from '../../../ui/load-error';
import { Loaded } from '../../../ui/loaded';
import { useNavigation } from '../../../ui/navigation';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Notice } from '../../../ui/notice';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { biodataLinks, biodataPreview, makeBiodata, useBiodataChanged } from './biodata.queries';
import { useBiodataTexts } from './biodata.en';
import { BiodataSheet } from './biodata-sheet';
import { BiodataTicks } from './biodata-ticks';
import { insideOf } from './inside-of';

interface Wanted extends BiodataChoice {
  forWhom: string;
  days: (typeof BIODATA_DAYS)[number];
}

const DRAFT = 'biodata';

interface NewBiodataProps {
  /** Where its page leads back to; null: nowhere, for a family member who only asks. */
  back: 'links' | 'profile' | null;
}

/** Who it is for and what it shows, and next to that the page itself; on a phone the page comes after the button. */
export function NewBiodata({ back }: NewBiodataProps) {
  const texts = useBiodataTexts();
  const language = useLanguage();
  const [wanted, setWanted] = useKeptDraft<Wanted>(DRAFT, {
    forWhom: '',
    days: 30,
    language,
    sections: [...DEFAULT_SECTIONS],
    photo: 'none',
    contact: 'none',
    gothra: false,
    horoscope: false,
    head: 'none',
  });
  const { forWhom: _forWhom, days: _days, ...choice } = wanted;
  const asks = useAsks('biodata') !== null;
  const links = useQuery({ ...biodataLinks(1), enabled: !asks });
  return (
    <div className="page max-w-6xl py-6 sm:py-10">
      <title>{texts.newTitle}</title>
      {back === 'links' && <BackLink to={PATHS.biodata}>{texts.all}</BackLink>}
      {back === 'profile' && <ToMyProfile />}
      <h1 className="text-3xl sm:text-4xl">{texts.newHeading}</h1>
      <p className="mt-1 mb-6 text-muted">{texts.everybody}</p>
      <AsksNote act="biodata" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        {links.data || asks ? (
          <MakeForm
            wanted={wanted}
            // What a hand asks for, the server judges as the candidate's own.
            stars={links.data?.horoscope ?? true}
            familyNumber={links.data?.familyNumber ?? true}
            consented={links.data?.consent ?? true}
            mayShare={links.data?.mayShare ?? true}
            onChange={(change) => setWanted({ ...wanted, ...change })}
          />
        ) : links.error ? (
          <LoadError error={links.error} onRetry={() => void links.refetch()} />
        ) : (
          <Skeleton>
            <SkeletonBlock className="h-96 w-full rounded-card" />
          </Skeleton>
        )}
        {!asks && <Preview choice={choice} />}
      </div>
    </div>
  );
}

function Preview({ choice }: { choice: BiodataChoice }) {
  const texts = useBiodataTexts();
  const { data, error, isPlaceholderData, refetch } = useQuery(biodataPreview(choice));
  return (
    <div aria-busy={isPlaceholderData} className="min-w-0 transition-opacity aria-busy:opacity-60">
      <h2 className="mb-3 text-xl lg:sr-only">{texts.preview}</h2>
      <Loaded
        query={{ data, error, refetch }}
        skeleton={
          <Skeleton>
            <SkeletonBlock className="h-[40rem] w-full rounded-card" />
          </Skeleton>
        }
      >
        {(data) => <BiodataSheet content={data} />}
      </Loaded>
    </div>
  );
}

interface MakeFormProps {
  wanted: Wanted;
  stars: boolean;
  familyNumber: boolean;
  consented: boolean;
  mayShare: boolean;
  onChange: (change: Partial<Wanted>) => void;
}

function MakeForm({ wanted, stars, familyNumber, consented, mayShare, onChange }: MakeFormProps) {
  const texts = useBiodataTexts();
  const { open } = useNavigation();
  const changed = useBiodataChanged();
  const { forWhom, days } = wanted;
  const { form, toFirstRefused } = useFirstRefused();
  const [consent, setConsent] = useState(false);
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<unknown>(null);

  async function make() {
    const found = {
      ...(isEmpty(forWhom) && { forWhom: MESSAGES.required }),
      ...(!consented && !consent && { consent: BIODATA_MESSAGES.consent }),
    };
    setErrors(found);
    setFailed(null);
    if (Object.keys(found).length > 0 || wanted.sections.length === 0) return toFirstRefused();
    setBusy(true);
    try {
      const { share } = await makeBiodata({ ...wanted, ...(!consented && { consent }) });
      dropDraft(DRAFT);
      await changed();
      await open(PATHS.biodataLink(share.id), { replace: true });
    } catch (thrown) {
      if (thrown instanceof Suggested) {
        dropDraft(DRAFT);
        return open(PATHS.desk, { replace: true });
      }
      const fields = isApiError(thrown) ? thrown.fields : undefined;
      if (fields && Object.keys(fields).length > 0) {
        setErrors(fields);
        toFirstRefused();
      } else setFailed(thrown);
    }
    setBusy(false);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
      className="fields"
    >
      <TextField
        label={texts.forWhom}
        hint={texts.forWhomHint}
        error={errors['forWhom']}
        value={forWhom}
        maxLength={BIODATA_LIMITS.forWhom}
        autoComplete="off"
        onChange={({ target }) => onChange({ forWhom: target.value })}
      />
      <details
        className="group rounded-card border border-line bg-paper"
        // Refused while nothing is chosen: then the choice is in view.
        open={opened || wanted.sections.length === 0}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 px-4 py-2.5 -outline-offset-3! hover:bg-well [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">
            {texts.sections}
            <span className="block text-small text-muted">{`${insideOf(wanted, texts)}, ${texts.dayCount(days)}`}</span>
          </span>
          <Icon name="down" className="size-4 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="fields border-t border-line p-4">
          <BiodataTicks named choice={wanted} stars={stars} familyNumber={familyNumber} onChange={onChange} />
          <ChoiceGroup
            label={texts.days}
            name="days"
            options={BIODATA_DAYS.map((count) => ({ value: String(count), label: texts.dayCount(count) }))}
            value={String(days)}
            onChange={({ target }) =>
              onChange({ days: BIODATA_DAYS.find((count) => String(count) === target.value) ?? 30 })
            }
          />
        </div>
      </details>
      {!consented && (
        <CheckboxField
          checked={consent}
          error={errors['consent']}
          onChange={({ target }) => setConsent(target.checked)}
        >
          {texts.consent}
        </CheckboxField>
      )}
      <FailureNotice failed={failed} />
      {mayShare ? (
        <Button type="submit" busy={busy} className="w-full sm:w-auto sm:justify-self-start">
          {busy ? texts.creating : texts.create}
        </Button>
      ) : (
        <Notice>{texts.afterVerification}</Notice>
      )}
    </form>
  );
}
