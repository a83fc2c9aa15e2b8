import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { CallRow } from './call-row';
import { isCurrent } from './call-words';
import { callsWith } from './calls.queries';
import { useCallsTexts } from './calls.en';

/** The next step of two who are both interested. Without an answer it leads to the page of the call, which says more. */
export function CallStep({ id }: { id: string }) {
  const texts = useCallsTexts();
  const { data } = useQuery(callsWith(id));
  const call = data?.calls.find(isCurrent);
  if (call)
    return (
      <div className="w-full rounded-control border border-line bg-paper p-4">
        <CallRow call={call} />
      </div>
    );
  return (
    <ButtonLink look="secondary" to={PATHS.call(id)}>
      {texts.arrange}
    </ButtonLink>
  );
}
