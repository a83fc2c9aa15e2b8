import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import type { ShortlistAnswer } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { api } from '../../session/session';
import { useRelationTexts } from './relations.en';
import { noteShortlisted } from './known-profiles';

const setShortlisted = (id: string, wanted: boolean): Promise<ShortlistAnswer> =>
  wanted ? api.put(ROUTES.shortlistEntry(id)) : api.delete(ROUTES.shortlistEntry(id));

/** Puts a member on the shortlist or takes them off: shown immediately, reverted when the server refuses. */
function useShortlist(id: string, shortlisted: boolean) {
  const client = useQueryClient();
  const failure = useFailure();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => setShortlisted(id, wanted),
    onSuccess: (answer) => noteShortlisted(client, id, answer.shortlisted),
    onError: (thrown) => showToast(failure(thrown)),
  });
  return { shown: isPending ? variables : shortlisted, setNow: mutateAsync, busy: isPending };
}

interface ShortlistButtonProps extends Pick<ProfileCard, 'id' | 'name' | 'shortlisted'> {
  /** In the list that it takes the card from: called before the card goes, and its button with it. */
  onTakeOff?: (() => void) | undefined;
  /** In a list: the name is part of the button's own name. */
  named?: boolean;
  className?: string;
}

/** "Keep": on this member's shortlist; the other side never learns of it. */
export function ShortlistButton({
  id,
  name,
  shortlisted,
  onTakeOff,
  named = false,
  className = '',
}: ShortlistButtonProps) {
  const texts = useRelationTexts();
  const common = useCommonTexts();
  const { shown, setNow, busy } = useShortlist(id, shortlisted);
  const [said, setSaid] = useState('');
  const put = (wanted: boolean) => setNow(wanted).catch(() => null);
  const press = async () => {
    if (shown) onTakeOff?.();
    const answer = await put(!shown);
    if (answer?.shortlisted) setSaid(texts.addedToShortlist(name));
    else if (answer) showToast(texts.removedFromShortlist(name), { label: common.undo, run: () => void put(true) });
  };
  return (
    <>
      <Button
        look="secondary"
        busy={busy}
        aria-label={named ? (shown ? texts.keptName(name) : texts.keepName(name)) : undefined}
        aria-pressed={shown}
        onClick={() => void press()}
        className={`shrink-0 px-3! max-[24rem]:px-1.5! ${className}`}
      >
        <Icon
          name="bookmark"
          className={`size-5 max-[27rem]:hidden @max-[24rem]:hidden ${shown ? 'fill-current' : ''}`}
        />
        {shown ? texts.kept : texts.keep}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
