import type { Completeness, CompletenessPart } from '@kalyanam/shared/completeness';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Section } from '../../ui/section';
import { useCompletenessTexts } from './completeness.en';

export const DOCUMENTS_ID = 'documents';

const WHERE: Readonly<Record<CompletenessPart, string>> = {
  photo: PATHS.myPhotos,
  'more-photos': PATHS.myPhotos,
  email: PATHS.verify,
  phone: PATHS.verify,
  document: `#${DOCUMENTS_ID}`,
  'self-summary': PATHS.editProfile,
  expectations: PATHS.editProfile,
  subcaste: PATHS.editProfile,
};

const LINK = 'inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4';

/** What is missing, why it matters, and the way to add it. */
export function CompletenessSection({ completeness: { percent, missing } }: { completeness: Completeness }) {
  const texts = useCompletenessTexts();
  return (
    <Section title={texts.title}>
      <p className="font-semibold">{texts.percent(percent)}</p>
      <progress
        aria-label={texts.title}
        value={percent}
        max={100}
        className="mt-2 h-2 w-full overflow-hidden rounded-full accent-turmeric [&::-moz-progress-bar]:bg-turmeric [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-turmeric"
      />
      <p className="mt-3 text-muted">{missing.length > 0 ? texts.lead : texts.all}</p>
      <ul className="grid gap-2">
        {missing.map((part) => (
          <li key={part}>
            <PartLink to={WHERE[part]}>{texts.missing[part].label}</PartLink>
            <p className="text-small text-muted">{texts.missing[part].why}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const PartLink = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('#') ? (
    <a href={to} className={LINK}>
      {children}
    </a>
  ) : (
    <AppLink to={to} className={LINK}>
      {children}
    </AppLink>
  );
