import { useState } from 'react';
import { useAnswerTexts } from '../../../parts/relations/answers.en';
import { MyAnswers } from './my-answers';

/** Asked for when it is opened. */
export function OwnAnswers() {
  const { myAnswers } = useAnswerTexts();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-accent">{myAnswers}</summary>
      {open && <MyAnswers />}
    </details>
  );
}
