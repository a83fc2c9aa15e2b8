import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { IdentityDocumentsAnswer } from '@kalyanam/shared/contracts/identity-documents';
import type { LegalTextAnswer, LegalTextView } from '@kalyanam/shared/contracts/legal-text';
import { readLegalText } from '@kalyanam/shared/topics/legal/legal-text';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { TEXT_VERSIONS, type ConsentKind } from '@kalyanam/shared/base/text-versions';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { useDocumentTexts } from '../../../parts/documents/documents.en';
import { api } from '../../../session/session';
import { useAppTexts } from '../../../shell/app.en';
import { SITE } from '../../../shell/site';
import { Muggu } from '../../../ui/muggu';
import { en, usePages } from './pages.en';
import { RelativesNotice } from './relatives-notice';

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

/** The text an owner has published since the application was built; null until it is there, and where there is none. */
function usePublished(name: string): LegalTextView | null {
  const [published, setPublished] = useState<{ name: string; text: LegalTextView | null } | null>(null);
  useEffect(() => {
    if (!isAgreed(name)) return;
    const leaving = new AbortController();
    api.get<LegalTextAnswer>(ROUTES.legalText(name), { anonymous: true, signal: leaving.signal }).then(
      ({ text }) => setPublished({ name, text }),
      () => null,
    );
    return () => leaving.abort();
  }, [name]);
  return published?.name === name ? published.text : null;
}

/** R34, R43: the accepted documents in words; until they are known, where they are named. */
function useAccepted(): string {
  const { kinds, namedThere } = useDocumentTexts();
  const [accepted, setAccepted] = useState<readonly IdentityKind[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    api.get<IdentityDocumentsAnswer>(ROUTES.identityDocuments, { anonymous: true, signal: leaving.signal }).then(
      ({ documents }) => setAccepted(documents),
      () => null,
    );
    return () => leaving.abort();
  }, []);
  return accepted.map((kind) => kinds[kind]).join(', ') || namedThere;
}

/** /privacy, /terms, /contact and /grievance (R34). */
export default function InformationPage() {
  const pages = usePages();
  const { siteName } = useAppTexts();
  const name = useLocation().pathname.slice(1);
  const published = usePublished(name);
  const facts = { ...FACTS, documents: useAccepted() };
  const language = useLanguage();
  if (!isPage(name)) return null;
  const { title, ...builtIn } = pages[name](facts);
  const written = published && ((language === 'te' && published.te) || published.en);
  const { lead, blocks } = written ? readLegalText(written, facts) : builtIn;
  return (
    <article className="page max-w-3xl py-8 sm:py-14">
      <title>{`${title} - ${siteName}`}</title>
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{lead}</p>
      {isAgreed(name) && <Version day={published?.version ?? TEXT_VERSIONS[name]} />}
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
      {name === 'contact' && <RelativesNotice />}
    </article>
  );
}

/** Version line of a text that registering agrees to. */
function Version({ day }: { day: string }) {
  const { textVersion } = useAppTexts();
  const language = useLanguage();
  return <p className="mt-2 text-small text-muted">{textVersion(day, formatDay(day, language))}</p>;
}

const MailLink = ({ address }: { address: string }) => (
  <a
    href={`mailto:${address}`}
    className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
  >
    {address}
  </a>
);
