import { useMutation } from '@tanstack/react-query';
import type { DeskRefusalRequest, DeskRefusedAnswer } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useDeskTexts } from './desk.en';

export function RefuseInvitation({ token, onDone }: { token: string; onDone: () => void }) {
  const texts = useDeskTexts();
  const failure = useFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: DeskRefusalRequest['reason']) =>
      api.post<DeskRefusedAnswer>(DESK_ROUTES.refuseInvitation(token), { reason }, { anonymous: true }),
    onSuccess: onDone,
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      <Button look="quiet" busy={isPending} onClick={() => mutate('wrong-relation')}>
        {texts.wrongRelation}
      </Button>
      <Button look="quiet" busy={isPending} onClick={() => mutate('no')}>
        {texts.refuseInvitation}
      </Button>
    </div>
  );
}
