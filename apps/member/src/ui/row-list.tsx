import type { ReactNode } from 'react';
import { AppLink } from './app-link';
import { Icon, type IconName } from './icon';

/** Things of one kind below each other, each a whole row to press. */
export const RowList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
    {children}
  </ul>
);

interface RowFace {
  icon?: IconName;
  title: string;
  /** One line that explains the title. */
  hint?: ReactNode;
  /** The current value, at the end of the row. */
  value?: ReactNode;
  /** What a press does, at the end of the row. */
  act?: string | undefined;
  look?: 'plain' | 'danger';
}

const ROW =
  'flex min-h-14 w-full items-center gap-4 px-4 py-2.5 text-start no-underline -outline-offset-3! hover:bg-well';

const Face = ({ icon, title, hint, value, act, look = 'plain', leads }: RowFace & { leads: boolean }) => (
  <>
    {icon && <Icon name={icon} className={`size-6 ${look === 'danger' ? 'text-danger' : 'text-accent'}`} />}
    <span className="min-w-0 grow">
      <span className={`block wrap-anywhere ${look === 'danger' ? 'text-danger' : 'text-ink'}`}>{title}</span>
      {hint && <span className="block text-small text-muted">{hint}</span>}
    </span>
    {value && <span className="max-w-2/5 text-end text-small text-muted">{value}</span>}
    {act && <span className="shrink-0 font-semibold text-accent">{act}</span>}
    {leads && <Icon name="right" className="size-4 text-muted" />}
  </>
);

/** A row that leads to a page. */
export const RowLink = ({ to, ...face }: RowFace & { to: string }) => (
  <li>
    <AppLink to={to} className={ROW}>
      <Face {...face} leads />
    </AppLink>
  </li>
);

/** A row that only tells. */
export const RowFixed = (face: RowFace) => (
  <li className="flex min-h-14 items-center gap-4 px-4 py-2.5">
    <Face {...face} leads={false} />
  </li>
);

interface RowButtonProps extends RowFace {
  busy?: boolean;
  /** It opens something with more in it. */
  leads?: boolean;
  /** It does nothing now, but keeps its place and the focus. */
  disabled?: boolean;
  onPress: () => void;
  /** A hand or the focus comes near. */
  onNear?: () => void;
}

/** A row that does something here. */
export const RowButton = ({
  busy = false,
  disabled = false,
  leads = false,
  onPress,
  onNear,
  ...face
}: RowButtonProps) => (
  <li>
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || undefined}
      onClick={busy || disabled ? undefined : onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={`${ROW} aria-disabled:opacity-50 aria-busy:cursor-progress aria-busy:opacity-70`}
    >
      <Face {...face} leads={leads} />
    </button>
  </li>
);
