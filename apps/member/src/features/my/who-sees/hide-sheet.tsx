import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { ProfileAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { MemberCodeField } from '../../../parts/member-code/member-code-field';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { useBlock } from '../../../parts/relations/use-block';
import { api, useSessionUser } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useFailure } from '../../../ui/texts/sentences';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useWhoSeesTexts } from './who-sees.en';

interface HideSheetProps {
  open: boolean;
  onClose: () => void;
}

/** R29: hides two members from each other by the profile ID of the other, once the name behind it has been read. */
export function HideSheet({ open, onClose }: HideSheetProps) {
  const texts = useWhoSeesTexts();
  const codes = useMemberCodeTexts();
  const failure = useFailure();
  const own = useSessionUser()?.id;
  const [typed, setTyped] = useState('');
  const [slip, setSlip] = useState(false);
  const search = useMutation({
    mutationFn: async (code: string) => (await api.get<ProfileAnswer>(ROUTES.profileByCode(code))).profile,
  });
  const found = search.data;
  const clear = () => {
    setSlip(false);
    search.reset();
  };
  const done = () => {
    onClose();
    setTyped('');
    clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = parseMemberCode(typed);
    setSlip(code === null);
    if (code !== null && !search.isPending) search.mutate(code);
  };
  const error = slip
    ? MESSAGES.memberCodeAgain
    : search.error
      ? failure(search.error)
      : found?.id === own
        ? texts.ownCode
        : undefined;
  return (
    <Dialog open={open} onClose={onClose} title={texts.hideOne}>
      <p className="mb-5 text-muted">{texts.hideOneLead}</p>
      <form noValidate onSubmit={submit} className="fields">
        <MemberCodeField
          error={error}
          value={typed}
          enterKeyHint="search"
          onChange={(event) => {
            setTyped(event.target.value);
            clear();
          }}
        />
        <Button type="submit" look={found ? 'secondary' : 'primary'} busy={search.isPending}>
          {search.isPending ? codes.finding : codes.find}
        </Button>
      </form>
      {found && found.id !== own && <Found {...found} onDone={done} />}
    </Dialog>
  );
}

function Found({ id, name, age, onDone }: { id: string; name: string; age: number; onDone: () => void }) {
  const texts = useWhoSeesTexts();
  const common = useCommonTexts();
  const { block, isPending } = useBlock({ id, name, onBlocked: onDone });
  return (
    <div role="status" className="mt-6 grid gap-4 rounded-card border border-line p-4">
      <p>
        <span translate="no" className="font-semibold wrap-anywhere">
          {name}
        </span>
        {`, ${common.years(age)}`}
      </p>
      <Button busy={isPending} onClick={block}>
        <span className="wrap-anywhere">{texts.block(name)}</span>
      </Button>
    </div>
  );
}
