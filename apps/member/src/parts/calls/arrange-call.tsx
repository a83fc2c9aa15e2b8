import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { isCurrent } from './call-row';
import { callsWith } from './calls.queries';
import { useCallsTexts } from './calls.en';

/** On a card of an accepted family; a call under way is shown above the list. */
export function ArrangeCall({ id }: { id: string }) {
  const texts = useCallsTexts();
  const { data } = useQuery(callsWith(null));
  if (!data || data.calls.some((call) => call.member.id === id && isCurrent(call))) return null;
  return (
    <ButtonLink look="secondary" to={PATHS.call(id)}>
      {texts.arrange}
    </ButtonLink>
  );
}
