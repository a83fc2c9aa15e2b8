import { useIdentityTexts } from '../../domain/identity/identity.en';
import type { IdentityHint } from '../../domain/identity/use-identity-hint';
import { Notice } from '../../ui/notice';

export function IdentityNotice({ identity }: { identity: IdentityHint | 'expired' | null }) {
  const texts = useIdentityTexts();
  if (identity === null) return null;
  if (identity === 'expired') return <Notice>{texts.expired}</Notice>;
  return (
    <Notice look="leaf">
      <span className="wrap-anywhere">{texts.proved(identity.email)}</span>
    </Notice>
  );
}
