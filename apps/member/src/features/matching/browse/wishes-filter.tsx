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
    <div className="grid gap-1">
      <SwitchField
        label={texts.fits}
        hint={texts.fitsHint}
        checked={value !== '' && value !== 'both'}
        onChange={({ target }) => onChange(target.checked ? 'mine' : '')}
      />
      <ButtonLink look="quiet" to={PATHS.myWishes} className="-ml-3 justify-self-start">
        {texts.myWishes}
      </ButtonLink>
    </div>
  );
}
