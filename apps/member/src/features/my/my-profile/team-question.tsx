import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { MemberQuestion } from '@kalyanam/shared/contracts/profile';
import type { TeamAnswerAnswer, TeamAnswerRequest } from '@kalyanam/shared/contracts/resubmission';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { TEAM_ANSWER_RULES } from '@kalyanam/shared/topics/profile/own-profile.rules';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { dropDraft, useKeptDraft } from '../../../session/kept-drafts';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { LongTextField } from '../../../ui/form/long-text-field';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { useSentence } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useMyProfileTexts } from './my-profile.en';
import { useWaitingTexts } from '../../../parts/account/waiting.en';

/** The team's question before it decides, and the field for the answer. */
export function TeamQuestion({ question: { id, question, askedAt } }: { question: MemberQuestion }) {
  const texts = useMyProfileTexts();
  const waiting = useWaitingTexts();
  const language = useLanguage();
  const say = useSentence();
  const client = useQueryClient();
  const draft = `team-question:${id}`;
  const [answer, setAnswer] = useKeptDraft(draft, '');
  const [tried, setTried] = useState(false);
  const refusal = TEAM_ANSWER_RULES.answer(answer, {});
  const sending = useMutation({
    mutationFn: (request: TeamAnswerRequest) => api.post<TeamAnswerAnswer>(ROUTES.teamAnswer, request),
    onSuccess: () => {
      dropDraft(draft);
      showToast(texts.answerSent);
    },
    // A question withdrawn in the meantime goes away too.
    onSettled: () => client.invalidateQueries({ queryKey: myProfile.queryKey }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (refusal === null && !sending.isPending) sending.mutate({ questionId: id, answer: answer.trim() });
  };
  return (
    <section
      aria-labelledby="team-question"
      className="grid gap-4 rounded-card border border-amber-line bg-amber-ground p-5 sm:p-6"
    >
      <div>
        <h2 id="team-question" className="text-2xl">
          {waiting.questionTitle}
        </h2>
        <p className="mt-1 text-muted">{texts.askedOn(formatDay(askedAt, language))}</p>
      </div>
      <blockquote className="border-l-4 border-amber-line pl-4 text-lg whitespace-pre-line wrap-anywhere">
        {question}
      </blockquote>
      <form noValidate onSubmit={send} className="grid gap-4">
        <FailureNotice failed={sending.error} />
        <LongTextField
          label={texts.yourAnswer}
          hint={texts.answerHint}
          error={tried && typeof refusal === 'string' ? say(refusal) : undefined}
          length={answer.length}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <Button type="submit" busy={sending.isPending} className="justify-self-start">
          {texts.sendAnswer}
        </Button>
      </form>
    </section>
  );
}
