import type { CallView } from '@kalyanam/shared/contracts/calls';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AgreedTime, useCallWords } from './call-words';

/** A call in a line, with where it goes on. */
export function CallRow({ call }: { call: CallView }) {
  const { words, act } = useCallWords()(call);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 items-start gap-3">
        <Icon name="phone" className="mt-0.5 size-5 shrink-0 text-accent" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{words}</p>
          {call.state === 'agreed' && <AgreedTime call={call} />}
        </div>
      </div>
      <ButtonLink look="secondary" to={PATHS.call(call.member.id)}>
        {act}
      </ButtonLink>
    </div>
  );
}
