import { useMutation, useQueryClient, queryOptions } from '@tanstack/react-query';
import type { HoroscopeMatch, HoroscopeMatchAnswer } from '@kalyanam/shared/contracts/horoscope';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { HOROSCOPE_ROUTES } from '@kalyanam/shared/topics/stars/horoscope';
import { useStarTexts } from '../../../../parts/stars/stars';
import { api } from '../../../../session/session';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { saveFile } from '../../../../ui/save-file';
import { useFailure } from '../../../../ui/texts/sentences';
import { showToast } from '../../../../ui/toast';

/** The page for the purohit: after an accepted interest, or once both families have pressed 'Exchange horoscopes'. */
export function SheetPanel({ profile: { id, name }, match }: { profile: ProfileView; match: HoroscopeMatch }) {
  const texts = useStarTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const { exchange, sheet } = match;
  const press = useMutation({
    mutationFn: (pressed: boolean) =>
      api.put<HoroscopeMatchAnswer>(HOROSCOPE_ROUTES.exchange(id), { exchange: pressed }),
    onSuccess: (answer) => client.setQueryData(starMatch(id).queryKey, answer.match),
    onError: (thrown) => showToast(failure(thrown)),
  });
  const print = useMutation({
    mutationFn: async () => saveFile(texts.fileName, await api.blob(HOROSCOPE_ROUTES.sheet(id))),
    onSuccess: () => showToast(texts.printed),
    onError: (thrown) => showToast(failure(thrown)),
  });
  const byInterest = sheet && !(exchange.mine && exchange.theirs);
  const state = exchange.mine
    ? exchange.theirs
      ? texts.exchangeBoth
      : texts.exchangeMine(name)
    : exchange.theirs
      ? texts.exchangeTheirs(name)
      : null;
  return (
    <div className="rounded-card border border-line bg-paper px-4 py-4">
      <h3 className="font-semibold">{texts.sheetHeading}</h3>
      <p className="mt-1">{sheet ? texts.sheetLead : texts.sheetNeeds}</p>
      {state && !byInterest && (
        <p className="mt-2" role="status">
          {state}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {sheet && (
          <Button look="secondary" busy={print.isPending} onClick={() => print.mutate()}>
            <Icon name="print" />
            {print.isPending ? texts.printing : texts.print}
          </Button>
        )}
        {!byInterest && (
          <Button
            look={exchange.mine ? 'quiet' : 'primary'}
            busy={press.isPending}
            onClick={() => press.mutate(!exchange.mine)}
          >
            {exchange.mine ? texts.exchangeAgain : texts.exchange}
          </Button>
        )}
      </div>
    </div>
  );
}

export const starMatch = (id: string) =>
  queryOptions({
    queryKey: ['star-match', id],
    queryFn: async ({ signal }) => (await api.get<HoroscopeMatchAnswer>(HOROSCOPE_ROUTES.match(id), { signal })).match,
    // Opening it is a look, which the other family can see.
    refetchOnWindowFocus: false,
  });
