import { useId } from 'react';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { useLandingTexts } from './landing.en';

const ANSWERS = ['self', 'son', 'daughter', 'brother', 'sister'] as const;

/** R75: the first question of the registration, asked where it begins. */
export function ProfileFor() {
  const texts = useLandingTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 max-w-xl rounded-card bg-kumkum p-5 text-on-kumkum">
      <h2 id={id} className="text-xl">
        {texts.forWhom}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {ANSWERS.map((answer) => (
          <li key={answer} className="grow">
            <AppLink
              to={`${PATHS.register}?for=${answer}`}
              className="flex min-h-12 items-center justify-center rounded-control bg-paper px-4 font-semibold text-accent no-underline transition-colors duration-150 hover:bg-well focus-visible:outline-on-kumkum"
            >
              {texts.answers[answer]}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
