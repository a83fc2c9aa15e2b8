import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { ProfileAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { MEMBER_CODE_TYPED, parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { api } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { TextField } from '../../../ui/form/text-field';
import { useNavigation } from '../../../ui/navigation';
import { useFailure, useSentence } from '../../../ui/texts/sentences';

/** A typing error is reported immediately, without a request; everything else the server decides. */
export default function FindPage() {
  const texts = useMemberCodeTexts();
  const say = useSentence();
  const failure = useFailure();
  const { open } = useNavigation();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [slip, setSlip] = useState(false);
  const search = useMutation({
    mutationFn: (code: string) => api.get<ProfileAnswer>(ROUTES.profileByCode(code)),
    onSuccess: async ({ profile }) => {
      client.setQueryData(['profile', profile.id], profile);
      await open(PATHS.profile(profile.id));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = parseMemberCode(typed);
    setSlip(code === null);
    if (code !== null && !search.isPending) search.mutate(code);
  };
  const error = slip ? say(MESSAGES.memberCodeAgain) : search.error ? failure(search.error) : undefined;
  return (
    <div className="page max-w-xl py-6 sm:py-10">
      <title>{texts.findTitle}</title>
      <h1 className="text-4xl">{texts.findHeading}</h1>
      <p className="mt-3 text-muted">{texts.findLead}</p>
      <form noValidate role="search" onSubmit={submit} className="fields mt-6">
        <TextField
          label={texts.number}
          hint={texts.findHint}
          error={error}
          value={typed}
          maxLength={MEMBER_CODE_TYPED}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => {
            setTyped(event.target.value);
            setSlip(false);
            search.reset();
          }}
        />
        <Button type="submit" busy={search.isPending}>
          {search.isPending ? texts.finding : texts.find}
        </Button>
      </form>
      {/* Not in the address, which history and logs would keep. */}
      <ButtonLink look="quiet" to={PATHS.why} state={{ typed }} className="mt-4 -ml-3">
        {texts.missing}
      </ButtonLink>
    </div>
  );
}
