import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { ProfileAnswer } from '@kalyanam/shared/contracts/profile-requests';
import type { WhyAnswer } from '@kalyanam/shared/contracts/why';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { MemberCodeField } from '../../../../parts/member-code/member-code-field';
import { useMemberCodeTexts } from '../../../../parts/member-code/member-code.en';
import { api } from '../../../../session/session';
import { PATHS } from '../../../../shell/paths';
import { Button } from '../../../../ui/button';
import { useNavigation } from '../../../../ui/navigation';
import { Sheet } from '../../../../ui/sheet';
import { useFailure } from '../../../../ui/texts/sentences';
import { Reason } from './reason';
import { useWhyTexts } from './why.en';

const WHY = '/profiles/why';

interface FindSheetProps {
  open: boolean;
  /** The list below it: as its address says, and as the server is asked. */
  query: BrowseQuery;
  asked: BrowseQuery;
  onClose: () => void;
}

/**
 * One field for a profile ID: it leads to the profile, or says why the profile is not in the list below (C3). A typing
 * error is reported immediately, without a request; everything else the server decides.
 */
export function FindSheet({ open, query, asked, onClose }: FindSheetProps) {
  const texts = useMemberCodeTexts();
  const whyTexts = useWhyTexts();
  const failure = useFailure();
  const { open: openPage } = useNavigation();
  const client = useQueryClient();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [slip, setSlip] = useState(false);
  const search = useMutation({
    mutationFn: (code: string) => api.get<ProfileAnswer>(ROUTES.profileByCode(code)),
    onSuccess: async ({ profile }) => {
      client.setQueryData(['profile', profile.id], profile);
      // Back leads from the profile to the list.
      await openPage(PATHS.profile(profile.id), { replace: true });
    },
  });
  const why = useMutation({
    mutationFn: (code: string) => api.get<WhyAnswer>(WHY, { query: { ...asked, code } }),
  });
  const forget = () => {
    setSlip(false);
    search.reset();
    why.reset();
  };
  const ask = (mutation: typeof search | typeof why) => {
    const code = parseMemberCode(typed);
    if (search.isPending || why.isPending) return;
    forget();
    setSlip(code === null);
    if (code !== null) mutation.mutate(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(search);
  };
  const failed = search.error ?? why.error;
  return (
    <Sheet
      hasEntry
      open={open}
      onClose={onClose}
      title={texts.findHeading}
      focusFirst={field}
      foot={
        <Button type="submit" form={form} busy={search.isPending} className="w-full">
          {search.isPending ? texts.finding : texts.find}
        </Button>
      }
    >
      <p className="text-muted">{texts.findLead}</p>
      <form id={form} noValidate role="search" onSubmit={submit} className="fields mt-5">
        <MemberCodeField
          ref={field}
          error={slip ? MESSAGES.memberCodeAgain : failed ? failure(failed) : undefined}
          value={typed}
          enterKeyHint="search"
          onChange={({ target }) => {
            setTyped(target.value);
            forget();
          }}
        />
      </form>
      <section aria-labelledby={`${form}-why`} className="mt-7 border-t border-line pt-5">
        <h3 id={`${form}-why`} className="text-lg">
          {whyTexts.heading}
        </h3>
        <p className="mt-1 text-muted">{whyTexts.lead}</p>
        <Button look="secondary" busy={why.isPending} className="mt-3" onClick={() => ask(why)}>
          {why.isPending ? texts.finding : whyTexts.ask}
        </Button>
        <div role="status" className="mt-4">
          {why.data && <Reason answer={why.data} query={query} />}
        </div>
      </section>
    </Sheet>
  );
}
