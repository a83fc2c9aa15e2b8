import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Icon } from './icon';
import { useVocabulary } from './texts/vocabulary';

const LOOKS: Record<VerificationStatus, string> = {
  verified: 'bg-leaf-ground text-leaf',
  'semi-verified': 'bg-amber-ground text-amber',
  'not-verified': 'bg-well text-muted',
  rejected: 'bg-danger-ground text-danger',
};

export function StatusBadge({ status }: { status: VerificationStatus }) {
  const { label } = useVocabulary();
  return (
    <span
      className={`inline-flex w-fit items-center gap-1 rounded-2xl px-2.5 py-0.5 text-small font-semibold ${LOOKS[status]}`}
    >
      {status === 'verified' && <Icon name="check" className="size-4" />}
      {label('verificationStatus', status)}
    </span>
  );
}
