import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { SwitchField } from '../../../ui/form/switch-field';
import { useFilterTexts } from './filters.en';

interface WishesFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** R47: in the sheet of filters, with the way to the wishes themselves. */
export function WishesFilter({ value, onChange }: WishesFilterProps) {
  const texts = useFilterTexts();
  return (
    <section className="grid gap-1 border-t border-line pt-6">
      <h3 className="mb-2 text-lg">{texts.wishes}</h3>
      <SwitchField
        label={texts.fits}
        hint={texts.fitsHint}
        checked={value === 'mine'}
        onChange={({ target }) => onChange(target.checked ? 'mine' : '')}
      />
      <ButtonLink look="quiet" to={PATHS.myWishes} className="-ml-3 justify-self-start">
        {texts.myWishes}
      </ButtonLink>
    </section>
  );
}
