import { LIMITS } from '@kalyanam/shared/base/limits';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Icon, type IconName } from '../../../ui/icon';
import { useMoreTexts } from './landing-more.en';

/** The measures that let a family trust what it reads here. */
export function Safety() {
  const texts = useMoreTexts();
  const { confirmedHours, answeredDays } = LIMITS.grievance;
  const measures = [
    ['shield', texts.checked, texts.checkedText],
    ['flag', texts.report, texts.reportText],
    ['person', texts.officer, texts.officerText(confirmedHours, answeredDays)],
  ] as const satisfies readonly (readonly [IconName, string, string])[];
  return (
    <section className="page py-8 sm:py-14">
      <h2 className="text-2xl sm:text-4xl">{texts.safetyHeading}</h2>
      <ul className="mt-4 grid gap-x-12 sm:mt-6 md:grid-cols-3">
        {measures.map(([icon, title, text]) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-4 border-t border-line py-4">
            <Icon name={icon} className="size-7 text-leaf" />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
              {icon === 'person' && (
                <AppLink
                  to={PATHS.grievance}
                  className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
                >
                  {texts.officerLink}
                </AppLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
