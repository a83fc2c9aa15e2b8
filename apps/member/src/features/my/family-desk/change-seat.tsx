import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { DeskMemberAnswer, DeskMemberChange, DeskPerson } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import {
  DESK_ALLOWANCES,
  DESK_ROLES,
  type DeskAllowance,
  type DeskRole,
} from '@kalyanam/shared/topics/family/desk-rights';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { SelectField } from '../../../ui/form/select-field';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { showToast } from '../../../ui/toast';
import { useDeskChanged } from './desk.queries';
import { useDeskTexts } from './desk.en';

/** The new role of a family member at the desk. */
export function ChangeSeat({ member, onDone }: { member: DeskPerson; onDone: () => void }) {
  const texts = useDeskTexts();
  const changed = useDeskChanged();
  const [role, setRole] = useState<DeskRole>(member.role);
  const [allow, setAllow] = useState<DeskAllowance[]>(member.allow);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { relation, role: wasRole, allow: wasAllow } = member;
      const change = { role, relation, allow: role === 'manager' ? allow : [], wasRole, wasAllow };
      return api.patch<DeskMemberAnswer>(DESK_ROUTES.member(member.id), change satisfies DeskMemberChange);
    },
    onSuccess: async () => {
      await changed();
      showToast(texts.changedNow);
      onDone();
    },
    // Another tab was first: its choice is shown, and this form keeps its own.
    onError: changed,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const roles = DESK_ROLES.map((value) => ({ value, label: `${texts.roles[value]}: ${texts.roleHints[value]}` }));
  return (
    <form onSubmit={save} className="fields basis-full">
      <FailureNotice failed={error} />
      <SelectField
        label={texts.role}
        options={roles}
        value={role}
        error={undefined}
        onChange={(event) => event.target.value && setRole(event.target.value as DeskRole)}
      />
      {role === 'manager' && (
        <fieldset>
          <legend className="font-semibold">{texts.allow}</legend>
          {DESK_ALLOWANCES.map((value) => (
            <CheckboxField
              key={value}
              checked={allow.includes(value)}
              onChange={(event) =>
                setAllow(event.target.checked ? [...allow, value] : allow.filter((one) => one !== value))
              }
            >
              {texts.allowances[value]}
            </CheckboxField>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {texts.saveChange}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {texts.cancelChange}
        </Button>
      </div>
    </form>
  );
}
