import { NOTIFICATION_GROUPS, type NotificationGroup } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { AppLink } from '../../../ui/app-link';
import { Icon, type IconName } from '../../../ui/icon';
import { useNotificationsTexts } from './notifications.en';
import { listHref } from './notifications.queries';

const ICONS: Readonly<Record<NotificationGroup, IconName>> = {
  interests: 'heart',
  verification: 'shield',
  profile: 'person',
};

/** Filters of the list: all of them in sight, on a narrow phone in two rows. */
export function GroupChips({ chosen }: { chosen: NotificationGroup | null }) {
  const texts = useNotificationsTexts();
  return (
    <nav aria-label={texts.show}>
      <ul className="flex flex-wrap gap-2">
        <Chip to={listHref(null, 1)} label={texts.all} chosen={chosen === null} />
        {NOTIFICATION_GROUPS.map(({ value }) => (
          <Chip
            key={value}
            to={listHref(value, 1)}
            icon={ICONS[value]}
            label={texts.groups[value]}
            chosen={chosen === value}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  to: string;
  icon?: IconName;
  label: string;
  chosen: boolean;
}

const Chip = ({ to, icon, label, chosen }: ChipProps) => (
  <li>
    <AppLink
      to={to}
      aria-current={chosen ? 'page' : undefined}
      className={`inline-flex min-h-12 items-center gap-1.5 rounded-full border px-4 no-underline ${chosen ? 'border-kumkum bg-kumkum font-semibold text-on-kumkum' : 'border-edge bg-paper'}`}
    >
      {icon && <Icon name={icon} className="size-4.5" />}
      {label}
    </AppLink>
  </li>
);
