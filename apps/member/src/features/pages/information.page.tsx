import { useLocation } from 'react-router-dom';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { LIMITS } from '@kalyanam/shared/limits';
import { TEXT_VERSIONS, type ConsentKind } from '@kalyanam/shared/text-versions';
import { useAppTexts } from '../../shell/app.en';
import { SITE } from '../../shell/site';
import { Muggu } from '../../ui/muggu';
import { en, usePages } from './pages.en';

const FACTS = {
  site: SITE.name,
  email: SITE.supportEmail,
  officer: SITE.grievanceOfficer,
  officerEmail: SITE.grievanceEmail,
  supportHours: LIMITS.supportHours,
};
const ADDRESSES: ReadonlySet<string> = new Set([SITE.supportEmail, SITE.grievanceEmail]);

const isPage = (name: string): name is keyof typeof en => name in en;

const isAgreed = (name: string): name is ConsentKind => name in TEXT_VERSIONS;

/** /privacy, /terms, /contact and /grievance (R34). */
export function InformationPage() {
  const pages = usePages();
  const name = useLocation().pathname.slice(1);
  if (!isPage(name)) return null;
  const { title, lead, blocks } = pages[name](FACTS);
  return (
    <article className="page max-w-3xl py-8 sm:py-14">
      <title>{`${title} - Kalyanam`}</title>
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{lead}</p>
      {isAgreed(name) && <Version of={name} />}
      <Muggu className="my-8" />
      {blocks.map(([heading, ...paragraphs]) => (
        <section key={heading} className="mb-8">
          <h2 className="text-2xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 wrap-anywhere">
              {ADDRESSES.has(paragraph) ? <MailLink address={paragraph} /> : paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** Of a text that registering agrees to. */
function Version({ of }: { of: ConsentKind }) {
  const { textVersion } = useAppTexts();
  const language = useLanguage();
  return (
    <p className="mt-2 text-small text-muted">
      {textVersion(TEXT_VERSIONS[of], formatDay(TEXT_VERSIONS[of], language))}
    </p>
  );
}

const MailLink = ({ address }: { address: string }) => (
  <a
    href={`mailto:${address}`}
    className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
  >
    {address}
  </a>
);
