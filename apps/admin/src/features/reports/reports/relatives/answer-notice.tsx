import Button from '@mui/material/Button';
import type { RelativesNoticeReplyAnswer, RelativesNoticeRow } from '@kalyanam/shared/team/relatives-notices';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { RELATIVES_NOTICE_REPLY_RULES } from '@kalyanam/shared/team/admin.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../session/admin-session';
import { problemSentence } from '../../../../ui/feedback/problem-sentence';
import { ReasonDialog } from '../../../../ui/form/reason-dialog';
import { toast } from '../../../../ui/feedback/toast';

/** Once, in words that go out by email. */
export function AnswerNotice({ row: { id, ticket, email } }: { row: RelativesNoticeRow }) {
  const queries = useQueryClient();
  const [answering, setAnswering] = useState(false);
  const sending = useMutation({
    mutationFn: (answer: string) =>
      api.post<RelativesNoticeReplyAnswer>(ADMIN_ROUTES.relativesNoticeAnswer(id), { answer }),
    onSuccess: ({ message }) => {
      setAnswering(false);
      toast(message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.relativesNotices] }),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={`Answer ${ticket}`}
        sx={{ m: -1, minHeight: 36 }}
        onClick={() => setAnswering(true)}
      >
        Answer
      </Button>
      {answering && (
        <ReasonDialog
          draft={`notice ${id}`}
          title={`Answer ${ticket}`}
          lead={`${email} gets these words by email. Find the profile first, ask its owner, and have what is untrue taken out.`}
          label="Answer"
          act="Send the answer"
          rule={RELATIVES_NOTICE_REPLY_RULES.answer}
          most={LIMITS.notesLength}
          busy={sending.isPending}
          problem={sending.isError ? problemSentence(sending.error, 'The answer could not be sent') : null}
          onClose={() => setAnswering(false)}
          onAct={(answer) => sending.mutate(answer)}
        />
      )}
    </>
  );
}
