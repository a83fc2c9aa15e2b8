import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShortlistAnswer } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { api } from '../../session/session';
import { useRelationTexts } from './relations.en';
import { noteShortlisted } from './known-profiles';

const setShortlisted = (id: string, wanted: boolean): Promise<ShortlistAnswer> =>
  wanted ? api.put(ROUTES.shortlistEntry(id)) : api.delete(ROUTES.shortlistEntry(id));

/** Puts a member on the shortlist or takes them off: shown immediately, reverted when the server refuses. */
export function useShortlist(id: string, shortlisted: boolean) {
  const client = useQueryClient();
  const failure = useFailure();
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => setShortlisted(id, wanted),
    onSuccess: (answer) => noteShortlisted(client, id, answer.shortlisted),
    onError: (thrown) => showToast(failure(thrown)),
  });
  return { shown: isPending ? variables : shortlisted, set: mutate, setNow: mutateAsync, busy: isPending };
}

interface ShortlistButtonProps {
  id: string;
  shortlisted: boolean;
  /** Only the sign, beside another act. */
  small?: boolean;
}

/** Kept in mind by this member only; the other side never learns of it. */
export function ShortlistButton({ id, shortlisted, small = false }: ShortlistButtonProps) {
  const texts = useRelationTexts();
  const { shown, set, busy } = useShortlist(id, shortlisted);
  const words = shown ? texts.onShortlist : texts.shortlist;
  return (
    <Button
      look="secondary"
      busy={busy}
      onClick={() => set(!shown)}
      aria-label={small ? words : undefined}
      className={small ? 'min-w-12 px-0!' : 'grow'}
    >
      <Icon name="bookmark" className={`size-5 ${shown ? 'fill-current' : ''}`} />
      {!small && words}
    </Button>
  );
}
