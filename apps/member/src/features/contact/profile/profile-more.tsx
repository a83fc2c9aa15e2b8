import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { DeskVotes } from '../../../parts/family-desk/desk-votes';
import { useDeskVoteTexts } from '../../../parts/family-desk/desk-votes.en';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { useActFailure } from '../../../parts/relations/act-failure';
import { DeclineWords } from '../../../parts/relations/decline-words';
import { useDoneWords } from '../../../parts/relations/done-words';
import { useInterestTexts } from '../../../parts/relations/interest.en';
import { ReportDialog } from '../../../parts/relations/report-dialog';
import { useInterest } from '../../../parts/relations/use-interest';
import { mayDo } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { Dialog } from '../../../ui/dialog';
import { useWhileAway } from '../../../ui/form/failure-notice';
import { RowButton, RowList } from '../../../ui/row-list';
import { showToast } from '../../../ui/toast';
import { BlockProfile } from './block-profile';
import { DismissProfile } from './dismiss-profile';
import { useProfileTexts } from './profile.en';

export type OverProfile = 'more' | 'votes' | 'report';

interface ProfileMoreProps {
  profile: ProfileView;
  /** Chosen at first in a report. */
  reason: string;
  over: OverProfile | null;
  onOver: (over: OverProfile | null) => void;
}

/** Acts that a profile needs now and then: a vote of the family, "Not for us", Report, Block, copying the profile ID. */
export function ProfileMore({ profile, reason, over, onOver }: ProfileMoreProps) {
  const texts = useProfileTexts();
  const desk = useDeskVoteTexts();
  const user = useSessionUser();
  const { id, name } = profile;
  const isShared = user?.family !== undefined || user?.desk === true;
  const close = () => onOver(null);
  return (
    <>
      <Dialog open={over === 'more'} onClose={close} title={name}>
        <RowList>
          {profile.interest?.canWithdraw && <WithdrawInterest id={id} name={name} onDone={close} />}
          {profile.interest?.canDecline && mayDo(user, 'answer') && (
            <li className="px-1">
              <DeclineWords of={[{ id, name }]} onDone={close} />
            </li>
          )}
          {isShared && (
            <RowButton icon="family" title={desk.heading} hint={desk.vote} onPress={() => onOver('votes')} />
          )}
          <CopyCode code={profile.memberCode} onDone={close} />
          <DismissProfile id={id} name={name} dismissedAt={profile.dismissedAt} onDone={close} />
          {!user?.family && <RowButton icon="flag" title={texts.report} onPress={() => onOver('report')} />}
          {!user?.family && <BlockProfile id={id} name={name} />}
        </RowList>
      </Dialog>
      <Dialog open={over === 'votes'} onClose={close} title={desk.heading}>
        <DeskVotes id={id} />
      </Dialog>
      <ReportDialog id={id} reason={reason} open={over === 'report'} onClose={close} />
    </>
  );
}

interface MoreRowProps {
  id: string;
  name: string;
  onDone: () => void;
}

function WithdrawInterest({ id, name, onDone }: MoreRowProps) {
  const texts = useInterestTexts();
  const doneWords = useDoneWords(name);
  const user = useSessionUser();
  const { busy, error, act } = useInterest({
    id,
    onDone: (what, answer) => {
      onDone();
      showToast(doneWords(what, answer));
    },
  });
  const failure = useActFailure();
  const failed = useWhileAway(error);
  if (!mayDo(user, 'answer')) return null;
  return (
    <RowButton
      icon="heart"
      title={texts.withdraw}
      hint={failed && <span role="alert">{failure(failed)}</span>}
      busy={busy !== null}
      onPress={() => act('withdraw')}
    />
  );
}

/** Families read it to each other on the phone. */
function CopyCode({ code, onDone }: { code: string; onDone: () => void }) {
  const texts = useMemberCodeTexts();
  const { copyCode, codeCopied, codeNotCopied } = useProfileTexts();
  const shown = formatMemberCode(code);
  const copy = () =>
    navigator.clipboard.writeText(shown).then(
      () => {
        onDone();
        showToast(codeCopied(shown));
      },
      () => showToast(codeNotCopied(shown)),
    );
  return <RowButton icon="file" title={`${texts.number} ${shown}`} hint={copyCode} onPress={() => void copy()} />;
}
