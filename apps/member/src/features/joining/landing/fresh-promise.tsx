import { useNumbersTexts } from '../../../parts/looking/numbers.en';
import { useNumbers } from '../../../parts/looking/use-numbers';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';

/** R72: shown only once it is true of every listed member. */
export function FreshPromise() {
  const texts = useNumbersTexts();
  const { numbers } = useNumbers();
  return (
    <section className="page grid justify-items-center gap-3 py-8 text-center">
      {numbers?.promised && <p className="max-w-2xl font-display text-2xl text-balance">{texts.promise}</p>}
      <ButtonLink look="quiet" to={PATHS.numbers}>
        {texts.more}
      </ButtonLink>
    </section>
  );
}
