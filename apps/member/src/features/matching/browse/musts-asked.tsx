import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { ChipsField } from '../../../ui/form/chips-field';
import { useMustText } from './filter-chip';
import { fitsFor, mustsAsked, type Filters } from './filters';
import { useFilterTexts } from './filters.en';

interface MustsAskedProps {
  filters: Filters;
  onChange: (fits: string) => void;
}

/** R115: the viewer's musts, of which the list asks for the chosen ones, and the page on which they are decided. */
export function MustsAsked({ filters, onChange }: MustsAskedProps) {
  const texts = useFilterTexts();
  const musts = useSessionUser()?.musts;
  const textOf = useMustText();
  if (!musts || musts.always || filters.fits === 'both') return null;
  const { items } = musts;
  if (items.length === 0) return null;
  const choose = (wishes: readonly string[]) =>
    onChange(
      fitsFor(
        musts,
        items.filter(({ wish }) => wishes.includes(wish)),
      ),
    );
  return (
    <div className="grid gap-1">
      <ChipsField
        label={texts.fromWishes}
        options={items.map((must) => ({ value: must.wish, label: textOf(must) }))}
        values={mustsAsked(filters, musts).map(({ wish }) => wish)}
        most={items.length}
        onChange={choose}
      />
      <ButtonLink look="quiet" to={PATHS.myWishes} className="-ml-3 justify-self-start">
        {texts.myWishes}
      </ButtonLink>
    </div>
  );
}
