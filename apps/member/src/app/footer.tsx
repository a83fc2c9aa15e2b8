import { LIMITS } from '@kalyanam/shared/base/limits';
import { AppLink } from '../ui/app-link';
import { Muggu } from '../ui/muggu';
import { useAppTexts } from '../shell/app.en';
import { PATHS } from '../shell/paths';
import { SITE } from '../shell/site';
import { Wordmark } from './header';

const LINK = 'inline-flex min-h-12 min-w-12 items-center text-accent hover:underline';

export function Footer() {
  const texts = useAppTexts();
  const pages = ['privacy', 'terms', 'contact', 'grievance'] as const;
  return (
    <footer className="mt-16 bg-paper print:hidden">
      <Muggu />
      <div className="page flex flex-wrap items-start justify-between gap-x-12 gap-y-4 py-8 sm:py-10">
        <div>
          <Wordmark className="text-2xl" />
          <p className="mt-2 text-small text-muted">{`${SITE.name} · ${texts.footerPurpose}`}</p>
          <p className="mt-2 text-small text-muted">{texts.support(LIMITS.supportHours)}</p>
          <a href={`mailto:${SITE.supportEmail}`} className={LINK}>
            {SITE.supportEmail}
          </a>
        </div>
        <nav aria-label={texts.aboutSite}>
          <ul className="flex flex-wrap gap-x-6">
            {pages.map((page) => (
              <li key={page}>
                <AppLink to={PATHS[page]} className={LINK}>
                  {texts[page]}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
