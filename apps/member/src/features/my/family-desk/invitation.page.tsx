import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { DeskInvitationAnswer } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { isRefused } from '@kalyanam/web/api-error';
import { api } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useStepHeading } from '../../../ui/use-step-heading';
import { AcceptInvitation, dropAcceptance } from './accept-invitation';
import { useDeskTexts } from './desk.en';
import { RefuseInvitation } from './refuse-invitation';

/** C14: what the link of an invitation opens. */
export default function InvitationPage() {
  const texts = useDeskTexts();
  const { token = '' } = useParams();
  const [end, setEnd] = useState<'accepted' | 'refused' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['desk-invitation', token],
    queryFn: ({ signal }) => api.get<DeskInvitationAnswer>(DESK_ROUTES.invitation(token), { signal, anonymous: true }),
    staleTime: Infinity,
  });
  const heading = useStepHeading(end);
  const isOver = !data && isRefused(error, 'desk-invitation-over');
  return (
    <div className="page mx-auto! grid max-w-xl gap-5 py-6 sm:py-12">
      <title>{texts.invitationTitle}</title>
      <h1 {...heading} className="text-3xl wrap-anywhere outline-none sm:text-4xl">
        {data ? texts.invitationHeading(data.candidate) : texts.invitationName}
      </h1>
      {end ? (
        <div className="grid gap-4" role="status">
          <Notice look="leaf">{end === 'accepted' ? texts.acceptedText : texts.refusedText}</Notice>
          <ButtonLink to={end === 'accepted' ? PATHS.login : PATHS.home} className="sm:justify-self-start">
            {end === 'accepted' ? texts.login : texts.toStart}
          </ButtonLink>
        </div>
      ) : isOver ? (
        <Notice>{texts.over}</Notice>
      ) : (
        <Loaded query={{ data, error, refetch }} skeleton={<RowsSkeleton />}>
          {(invitation) => <Invitation token={token} invitation={invitation} onEnd={setEnd} />}
        </Loaded>
      )}
    </div>
  );
}

interface InvitationProps {
  token: string;
  invitation: DeskInvitationAnswer;
  onEnd: (end: 'accepted' | 'refused') => void;
}

function Invitation({ token, invitation, onEnd }: InvitationProps) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const { candidate, relation, role, phoneEnds, expiresAt, resendAfter } = invitation;
  return (
    <>
      <p className="max-w-prose">{texts.invitationLead(candidate, texts.relations[relation])}</p>
      <p className="max-w-prose">{`${texts.roles[role]}: ${texts.invitedHints[role]}`}</p>
      <p className="text-muted">{texts.invitationFor(phoneEnds, formatDay(expiresAt, language))}</p>
      <AcceptInvitation
        token={token}
        phoneEnds={phoneEnds}
        resendAfter={resendAfter}
        onDone={() => onEnd('accepted')}
      />
      <RefuseInvitation
        token={token}
        onDone={() => {
          dropAcceptance(token);
          onEnd('refused');
        }}
      />
    </>
  );
}
