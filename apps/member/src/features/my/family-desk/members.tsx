import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskEndedAnswer, DeskMemberAnswer, DeskPerson } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { api } from '../../../session/session';
import { refreshUser } from '../../../session/ensure-session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { Icon } from '../../../ui/icon';
import { Initials } from '../../../ui/initials';
import { Section } from '../../../ui/section';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { ChangeSeat } from './change-seat';
import { useDeskChanged } from './desk.queries';
import { useDeskTexts } from './desk.en';

/** The members of the group. The candidate removes anyone, and each may leave. */
export function Members({ members, isCandidate }: { members: readonly DeskPerson[]; isCandidate: boolean }) {
  const texts = useDeskTexts();
  return (
    <Section title={texts.members}>
      {members.length === 0 ? (
        <p className="text-muted">{texts.noMembers}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {members.map((member) => (
            <Seat key={member.id} member={member} isCandidate={isCandidate} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Seat({ member, isCandidate }: { member: DeskPerson; isCandidate: boolean }) {
  const texts = useDeskTexts();
  const failure = useFailure();
  const changed = useDeskChanged();
  const [asks, setAsks] = useState(false);
  const [changes, setChanges] = useState(false);
  const { id, name, relation, role, allow, state, phoneEnds, mine, numberGiven } = member;
  const who = [name, texts.relations[relation]] as const;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete<DeskEndedAnswer>(DESK_ROUTES.member(id)),
    onSuccess: () => {
      showToast(texts.endedNow(...who));
      return mine ? refreshUser() : null;
    },
    onError: (thrown) => showToast(failure(thrown)),
    onSettled: () => {
      setAsks(false);
      return changed();
    },
  });
  const giving = useMutation({
    mutationFn: (given: boolean) => api.put<DeskMemberAnswer>(DESK_ROUTES.number, { given }),
    onError: (thrown) => showToast(failure(thrown)),
    onSettled: changed,
  });
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 p-4">
      <Initials name={name ?? ''}>{!name && <Icon name="mail" />}</Initials>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {`${name ? `${name} (${texts.relations[relation]})` : texts.relations[relation]}${mine ? ` · ${texts.you}` : ''}`}
        </p>
        <p className="text-small text-muted">
          {`${texts.roles[role]}${allow.length > 0 ? ` · ${texts.mayDo(allow.map((one) => texts.allowances[one]))}` : ''}${state === 'invited' && phoneEnds ? ` · ${texts.invited(phoneEnds)}` : ''}${numberGiven && !mine ? ` · ${texts.numberGiven}` : ''}`}
        </p>
        {mine && (
          <CheckboxField
            checked={giving.isPending ? giving.variables : numberGiven}
            onChange={({ target }) => giving.mutate(target.checked)}
          >
            {texts.giveNumber}
          </CheckboxField>
        )}
      </div>
      {(isCandidate || mine) && (
        <div className="col-start-2 -ml-3 flex flex-wrap">
          {isCandidate && !changes && (
            <Button look="quiet" onClick={() => setChanges(true)} aria-label={texts.changeOf(...who)}>
              {texts.change}
            </Button>
          )}
          <Button
            look="quiet"
            busy={isPending}
            onClick={() => setAsks(true)}
            aria-label={mine ? undefined : texts.endOf(...who)}
          >
            {mine ? texts.leave : texts.end}
          </Button>
        </div>
      )}
      {changes && (
        <div className="col-span-2">
          <ChangeSeat member={member} onDone={() => setChanges(false)} />
        </div>
      )}
      <ConfirmDialog
        open={asks}
        title={mine ? texts.leaveQuestion : texts.endQuestion(...who)}
        question={texts.endText}
        confirm={mine ? texts.leave : texts.end}
        keep={texts.keep}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsks(false)}
      />
    </li>
  );
}
